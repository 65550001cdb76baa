import type { Node } from "oxc-parser";
import type { Module } from "./read-modules.ts";
import { walk } from "./walk.ts";

export interface TableUse {
  table: string;
  /** What is handed to a function of one's own may be written there. */
  kind: "read" | "written" | "handed on";
  line: number;
}

const writing = new Set(["insert", "update", "delete", "changeVersion"]);
const reading = new Set([
  ...["from", "innerJoin", "leftJoin", "rightJoin", "fullJoin", "$count"],
  // Words of packages/db that look at a table's columns or rows.
  ...["countOf", "nextPosition", "getTableColumns", "personName", "allListed"],
]);

/** Every place where a module says a whole table, not a column of it: where statements begin. Types are none. */
export function tableUses(module: Module): TableUse[] {
  const scopes = namesByScope(module.program);
  const found: TableUse[] = [];
  walk(module.program, (node, around) => {
    const table = tableOf(node, around, scopes);
    if (table === null || isNoUse(node, around)) return;
    found.push({ table, kind: kindOf(node, around), line: module.lineAt(node.start) });
  });
  return found;
}

/** What a name means in a scope: a table, or something else that hides one of the same name. */
type Names = Map<string, string | null>;

function namesByScope(program: Node): Map<Node, Names> {
  const scopes = new Map<Node, Names>([[program, new Map()]]);
  const say = (around: readonly Node[], name: string, table: string | null) => {
    const scope = around.find(isScope) ?? program;
    scopes.set(scope, (scopes.get(scope) ?? new Map<string, string | null>()).set(name, table));
  };
  walk(program, (node, around) => {
    if (node.type === "VariableDeclarator") {
      for (const [name, table] of declared(node, around, scopes)) say(around, name, table);
    } else if (node.type === "FunctionDeclaration" || node.type === "FunctionExpression" || node.type === "ArrowFunctionExpression") {
      for (const parameter of node.params) for (const name of namesIn(parameter)) say([node], name, tableInType(parameter));
    }
  });
  return scopes;
}

const isScope = ({ type }: Node) =>
  type === "BlockStatement" ||
  type === "Program" ||
  type === "FunctionDeclaration" ||
  type === "FunctionExpression" ||
  type === "ArrowFunctionExpression";

/** Names of a declaration: `const { users, tasks: mine } = schema`, `const company = schema.company_settings`, `const other = alias(users, "other")`. */
function declared(
  node: Node & { type: "VariableDeclarator" },
  around: readonly Node[],
  scopes: Map<Node, Names>,
): [string, string | null][] {
  const { id, init } = node;
  if (id.type === "ObjectPattern" && init?.type === "Identifier" && init.name === "schema")
    return id.properties.flatMap((one): [string, string | null][] =>
      one.type === "Property" && one.key.type === "Identifier" && one.value.type === "Identifier" ? [[one.value.name, one.key.name]] : [],
    );
  if (id.type !== "Identifier") return namesIn(id).map((name) => [name, null]);
  const aliased = init?.type === "CallExpression" && init.callee.type === "Identifier" && init.callee.name === "alias";
  const meant = aliased ? init.arguments[0] : init;
  return [[id.name, meant ? tableOf(meant, around, scopes) : null]];
}

/** A parameter hides what has its name, and is a table where its type says so: `(token: typeof schema.password_tokens)`. */
function tableInType(parameter: Node): string | null {
  const type = parameter.type === "Identifier" ? parameter.typeAnnotation?.typeAnnotation : null;
  if (type?.type !== "TSTypeQuery" || type.exprName.type !== "TSQualifiedName") return null;
  const { left, right } = type.exprName;
  return left.type === "Identifier" && left.name === "schema" ? right.name : null;
}

function namesIn(pattern: Node): string[] {
  const names: string[] = [];
  walk(pattern, (node, [parent]) => {
    if (node.type === "Identifier" && !(parent?.type === "Property" && parent.key === node && !parent.shorthand)) names.push(node.name);
  });
  return names;
}

function tableOf(node: Node, around: readonly Node[], scopes: Map<Node, Names>): string | null {
  if (node.type === "MemberExpression" && node.object.type === "Identifier" && node.object.name === "schema")
    return !node.computed && node.property.type === "Identifier" ? node.property.name : null;
  if (node.type !== "Identifier") return null;
  for (const one of around) {
    const known = scopes.get(one)?.get(node.name);
    if (known !== undefined) return known;
  }
  return null;
}

/** A column of the table, its type, the place where its name is given, and a property that only has the same name. */
function isNoUse(node: Node, around: readonly Node[]): boolean {
  const [parent, above] = around;
  if (!parent || around.some((one) => one.type === "TSTypeQuery")) return true;
  if (parent.type === "MemberExpression") return true;
  if (parent.type === "VariableDeclarator") return true;
  if ("params" in parent && (parent.params as unknown[]).includes(node)) return true;
  if (parent.type === "Property") return above?.type === "ObjectPattern" || (parent.key === node && !parent.computed);
  return parent.type === "CallExpression" && parent.callee.type === "Identifier" && parent.callee.name === "alias";
}

function kindOf(node: Node, [parent]: readonly Node[]): TableUse["kind"] {
  // A row as a whole among what is selected.
  if (parent?.type === "Property") return "read";
  if (parent?.type !== "CallExpression" || parent.callee === node) return "handed on";
  const { callee } = parent;
  const name =
    callee.type === "Identifier"
      ? callee.name
      : callee.type === "MemberExpression" && callee.property.type === "Identifier"
        ? callee.property.name
        : "";
  if (writing.has(name)) return "written";
  return reading.has(name) ? "read" : "handed on";
}
