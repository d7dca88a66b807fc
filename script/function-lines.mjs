// Prints [file, name, first line, number of lines] of every function in the given modules, as JSON.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const { parse } = createRequire(new URL("../.venv-dev/node/", import.meta.url))("acorn");
const FUNCTIONS = ["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"];

/** The name a reader would use: the function's own, or that of what it is assigned to. */
function nameOf(node, parent) {
  const named = node.id ?? parent.key ?? parent.id ?? parent.left;
  return named?.name ?? named?.property?.name ?? "(anonymous)";
}

function* functions(node, parent) {
  if (FUNCTIONS.includes(node.type)) {
    const { start, end } = node.loc;
    yield [nameOf(node, parent), start.line, end.line - start.line + 1];
  }
  for (const child of Object.values(node).flat()) {
    if (typeof child?.type === "string") yield* functions(child, node);
  }
}

const found = process.argv.slice(2).flatMap((file) => {
  const program = parse(readFileSync(file, "utf8"), {
    ecmaVersion: "latest",
    sourceType: "module",
    locations: true,
  });
  return [...functions(program, {})].map((measured) => [file, ...measured]);
});
console.log(JSON.stringify(found));
