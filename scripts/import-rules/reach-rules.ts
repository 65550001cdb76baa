import type { Node } from "oxc-parser";
import { inside, isTestFile, type Offence } from "./offence.ts";
import type { Module } from "./read-modules.ts";
import { walk } from "./walk.ts";

/** Ways to the network that are everywhere. */
const networkGlobals = new Set(["fetch", "WebSocket", "EventSource", "XMLHttpRequest"]);
/** Modules with which something can be called, and the names that only serve; null when there are none. */
const networkModules: Record<string, readonly string[]> = {
  "node:http": [
    "createServer",
    "Server",
    "IncomingMessage",
    "ServerResponse",
    "RequestListener",
    "STATUS_CODES",
    "IncomingHttpHeaders",
    "OutgoingHttpHeaders",
  ],
  "node:https": ["createServer", "Server"],
  "node:http2": [],
  "node:net": ["createServer", "Server", "AddressInfo", "Socket", "isIP", "isIPv4", "isIPv6", "BlockList"],
  "node:tls": [],
  "node:dgram": [],
  undici: [],
  axios: [],
  got: [],
};

/** Every call to somewhere else goes through the one wrapper that checks addresses. */
export function networkOffences(modules: readonly Module[]): Offence[] {
  const mayCall = (module: Module) =>
    isTestFile(module) ||
    inside(
      module,
      "packages/llm/src/outbound",
      "packages/llm/src/endpoint",
      "apps/cli/src/generate",
      "apps/web",
      "apps/e2e",
      "apps/bench",
      "scripts",
    );
  return modules.filter((module) => !mayCall(module)).flatMap((module) => [...networkImports(module), ...networkCalls(module)]);
}

function networkImports(module: Module): Offence[] {
  return module.imports
    .filter((one) => {
      const serving = networkModules[one.specifier];
      return serving !== undefined && !one.typeOnly && !(one.names.length > 0 && one.names.every((name) => serving.includes(name)));
    })
    .map((one) =>
      offence(module, one.line, "network", `can call the network through ${one.specifier}; use the wrapper in packages/llm/src/outbound`),
    );
}

function networkCalls(module: Module): Offence[] {
  const own = declaredNames(module.program);
  const found: Offence[] = [];
  walk(module.program, (node) => {
    if (node.type !== "CallExpression" && node.type !== "NewExpression") return;
    const name = globalName(node.callee);
    if (name && networkGlobals.has(name) && !own.has(name)) {
      found.push(offence(module, module.lineAt(node.start), "network", `calls ${name}; use the wrapper in packages/llm/src/outbound`));
    }
  });
  return found;
}

/** `fetch`, `globalThis.fetch`, `window.fetch`. */
function globalName(callee: Node): string | null {
  if (callee.type === "Identifier") return callee.name;
  if (callee.type !== "MemberExpression" || callee.computed || callee.object.type !== "Identifier") return null;
  const isGlobal = ["globalThis", "window", "self"].includes(callee.object.name);
  return isGlobal && callee.property.type === "Identifier" ? callee.property.name : null;
}

/** What only `packages/db` may do, and tests that look behind the product's back: write SQL, run statements by hand, open transactions, hold the connection. */
export function databaseOffences(modules: readonly Module[]): Offence[] {
  const mayQuery = (module: Module) => isTestFile(module) || inside(module, "packages/db", "apps/bench", "apps/web", "packages/ui");
  return modules
    .filter((module) => !mayQuery(module))
    .flatMap((module) => [...driverImports(module), ...dialectImports(module), ...statementCalls(module)]);
}

const driverImports = (module: Module): Offence[] =>
  module.imports
    .filter(
      (one) =>
        one.specifier === "better-sqlite3" || one.specifier === "node:sqlite" || one.specifier.startsWith("drizzle-orm/better-sqlite3"),
    )
    .map((one) => offence(module, one.line, "database", `imports ${one.specifier}; only packages/db knows the driver`));

/** What a query means is said in the vocabulary of packages/db, which another database may say in other words. */
const dialectImports = (module: Module): Offence[] =>
  module.imports.flatMap(({ specifier, names, line }) => [
    ...(/^drizzle-orm\/(sqlite|pg)-core$/.test(specifier)
      ? [offence(module, line, "dialect", `imports ${specifier}; only packages/db knows which database it is`)]
      : []),
    ...(specifier === "drizzle-orm" && names.includes("sql")
      ? [offence(module, line, "dialect", "writes SQL; say it in the vocabulary of packages/db, or add a word to it")]
      : []),
  ]);

const byHand = new Set(["get", "all", "run"]);
function statementCalls(module: Module): Offence[] {
  const found: Offence[] = [];
  const add = (node: Node, what: string) => found.push(offence(module, module.lineAt(node.start), "database", what));
  walk(module.program, (node) => {
    if (node.type === "MemberExpression" && propertyOf(node) === "$client") add(node, "takes the connection itself; only packages/db may");
    if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return;
    const name = propertyOf(node.callee) ?? "";
    const on = nameOf(node.callee.object);
    const onDatabase = on === "db" || on === "tx";
    if (byHand.has(name) && (onDatabase || (node.arguments.length === 0 && isQuery(node.callee.object)))) {
      add(node, `runs a query with .${name}(); await it, or put it into a batch`);
    }
    if (name === "transaction" && onDatabase) add(node, "opens a transaction; use batch of packages/db");
  });
  return found;
}

/** What a builder answered, or something named for what it is; `caller.profile.get()` and `map.get(key)` are neither. */
const isQuery = (node: Node) => node.type === "CallExpression" || /(query|statement|prepared|select)$/i.test(nameOf(node) ?? "");

const propertyOf = (node: Node & { type: "MemberExpression" }) =>
  !node.computed && node.property.type === "Identifier" ? node.property.name : null;

/** `db` of `db`, `core.db` and `this.db`. */
function nameOf(node: Node): string | null {
  if (node.type === "Identifier") return node.name;
  return node.type === "MemberExpression" ? propertyOf(node) : null;
}

function declaredNames(program: Node): Set<string> {
  const names = new Set<string>();
  const add = (pattern: Node | null | undefined) => {
    if (pattern) walk(pattern, (node) => node.type === "Identifier" && names.add(node.name));
  };
  walk(program, (node) => {
    if (node.type === "VariableDeclarator") add(node.id);
    else if (node.type === "FunctionDeclaration" || node.type === "FunctionExpression" || node.type === "ArrowFunctionExpression") {
      if (node.type === "FunctionDeclaration") add(node.id);
      for (const parameter of node.params) add(parameter);
    } else if (node.type === "ImportSpecifier" || node.type === "ImportDefaultSpecifier") add(node.local);
  });
  return names;
}

const offence = (module: Module, line: number, rule: string, what: string): Offence => ({ rule, where: `${module.file}:${line}`, what });
