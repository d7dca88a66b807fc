/** What `fluent.js` exports: the part of Project Fluent that formats messages. */

export type Pattern = unknown;

export interface Message {
  readonly id: string;
  readonly value: Pattern | null;
  readonly attributes: Record<string, Pattern>;
}

/** Passed to `toString` of a value while a message is formatted. */
export interface Scope {
  reportError(error: unknown): void;
  readonly bundle: FluentBundle;
}

declare abstract class FluentType<T> {
  constructor(value: T);
  value: T;
  valueOf(): T;
  abstract toString(scope: Scope): string;
}

declare class FluentNone extends FluentType<string> {
  constructor(value?: string);
  toString(scope: Scope): string;
}

declare class FluentNumber extends FluentType<number> {
  constructor(value: number, options?: Intl.NumberFormatOptions);
  readonly opts: Intl.NumberFormatOptions;
  toString(scope?: Scope): string;
}

export type FluentValue = FluentType<unknown> | string;
export type FluentVariable = FluentValue | number | Date;
export type FluentFunction = (
  positional: FluentValue[],
  named: Record<string, FluentValue>,
) => FluentValue;

export class FluentResource {
  constructor(source: string);
}

export class FluentBundle {
  constructor(
    locales: string | string[],
    options?: { functions?: Record<string, FluentFunction>; useIsolating?: boolean },
  );
  readonly locales: string[];
  hasMessage(id: string): boolean;
  getMessage(id: string): Message | undefined;
  /** Yields the errors of messages that could not be read; the others are added. */
  addResource(resource: FluentResource, options?: { allowOverrides?: boolean }): Error[];
  /** Formats what can be formatted; without `errors` the first error is thrown. */
  formatPattern(
    pattern: Pattern,
    args?: Record<string, FluentVariable> | null,
    errors?: Error[] | null,
  ): string;
}
