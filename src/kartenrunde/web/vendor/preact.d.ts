/** What `preact.js` exports: Preact, its hooks, signals, and htm bound to Preact. */

export type Children =
  | VNode<any>
  | ReadonlySignal<any>
  | string
  | number
  | bigint
  | boolean
  | null
  | undefined
  | Children[];

export interface VNode<P = {}> {
  readonly type: string | ComponentType<P>;
  readonly props: P & { children?: Children };
  readonly key: unknown;
}

export interface Attributes {
  key?: string | number;
}

export type FunctionComponent<P = {}> = (props: P & Attributes & { children?: Children }) => Children;

export interface ComponentClass<P = {}, S = {}> {
  new (props: P): Component<P, S>;
}

export type ComponentType<P = {}> = FunctionComponent<P> | ComponentClass<P, any>;

declare abstract class Component<P = {}, S = {}> {
  constructor(props?: P);
  readonly props: P & { children?: Children };
  state: S;
  setState(change: Partial<S> | ((state: S, props: P) => Partial<S> | null), done?: () => void): void;
  forceUpdate(done?: () => void): void;
  componentDidMount?(): void;
  componentDidUpdate?(props: P, state: S): void;
  componentWillUnmount?(): void;
  componentDidCatch?(error: unknown): void;
  shouldComponentUpdate?(props: P, state: S): boolean;
  abstract render(props: P & { children?: Children }, state: S): Children;
}

export const Fragment: FunctionComponent;

/** Hooks into drawing; who sets `debounceRendering` says when what has changed is drawn. */
export const options: { debounceRendering?: (draw: () => void) => void };

export function html(strings: TemplateStringsArray, ...values: unknown[]): VNode<any>;
export function render(
  tree: Children,
  parent: Element | Document | ShadowRoot | DocumentFragment,
): void;

export interface Ref<T> {
  current: T;
}

export function useRef<T>(initial: T): Ref<T>;
export function useState<S>(
  initial: S | (() => S),
): [S, (next: S | ((previous: S) => S)) => void];
export function useEffect(effect: () => void | (() => void), inputs?: readonly unknown[]): void;
export function useLayoutEffect(
  effect: () => void | (() => void),
  inputs?: readonly unknown[],
): void;
export function useMemo<T>(factory: () => T, inputs: readonly unknown[]): T;

export interface ReadonlySignal<T> {
  readonly value: T;
  /** Reads without subscribing. */
  peek(): T;
  subscribe(listener: (value: T) => void): () => void;
}

export interface Signal<T> extends ReadonlySignal<T> {
  value: T;
}

export function signal<T>(value: T): Signal<T>;
export function computed<T>(compute: () => T): ReadonlySignal<T>;
export function effect(run: () => void | (() => void)): () => void;
export function batch<T>(run: () => T): T;
