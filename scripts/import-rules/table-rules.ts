import { domainOf, isInDomain } from "./floor-rules.ts";
import { isTestFile, type Offence } from "./offence.ts";
import type { Module } from "./read-modules.ts";
import { joins, tableOwners } from "./table-owners.ts";
import { type TableUse, tableUses } from "./table-uses.ts";

const ownerOf = new Map(
  Object.entries(tableOwners).flatMap(([domain, tables]) => tables.map((table): [string, string] => [table, domain])),
);

const house = "packages/core/src/";
const readIn = new Map(joins.flatMap(({ files }) => Object.entries(files).map(([file, tables]) => [house + file, tables] as const)));

/**
 * Domains of core that write tables of others, hand them on to where nobody sees what becomes of them, or read them where `table-owners.ts`
 * gives no reason for it. Tests lay out what they need.
 */
export function tableOffences(modules: readonly Module[]): Offence[] {
  return modules
    .filter((module) => isInDomain(module.file) && !isTestFile(module))
    .flatMap((module) => foreignUses(module).flatMap((use) => offenceOf(module, use) ?? []));
}

/** Entries of `table-owners.ts` that nothing needs any more. */
export function unusedJoins(modules: readonly Module[]): string[] {
  const reads = new Set(modules.flatMap((module) => foreignUses(module).map(({ table }) => `${module.file} ${table}`)));
  return [...readIn].flatMap(([file, tables]) => tables.map((table) => `${file} ${table}`).filter((entry) => !reads.has(entry)));
}

interface ForeignUse extends TableUse {
  owner: string;
}

/** Uses of tables that belong to other domains. */
export function foreignUses(module: Module): ForeignUse[] {
  const own = domainOf(module.file);
  return tableUses(module).flatMap((use) => {
    const owner = ownerOf.get(use.table);
    return owner === undefined || owner === own ? [] : [{ ...use, owner }];
  });
}

function offenceOf(module: Module, { table, kind, line, owner }: ForeignUse): Offence | null {
  const offence = (what: string): Offence => ({ rule: "tables", where: `${module.file}:${line}`, what });
  switch (kind) {
    case "written":
      return offence(`writes ${table}, which belongs to ${owner}; ask ${owner} for the statement`);
    case "handed on":
      return offence(`hands ${table} on, which belongs to ${owner}; ask a function of ${owner}`);
    case "read":
      return readIn.get(module.file)?.includes(table)
        ? null
        : offence(`reads ${table}, which belongs to ${owner}; ask a function of ${owner}, or give the reason in table-owners.ts`);
  }
}

/** Tables of the schema that have no owner, and names that are no table's. */
export function unownedTables(modules: readonly Module[]): string[] {
  const tables = modules.filter(({ file }) => file.startsWith("packages/db/src/schema/")).flatMap(tablesIn);
  return [...tables.filter((table) => !ownerOf.has(table)), ...[...ownerOf.keys()].filter((table) => !tables.includes(table))];
}

const tablesIn = ({ program }: Module): string[] =>
  program.body.flatMap((statement) =>
    statement.type === "ExportNamedDeclaration" && statement.declaration?.type === "VariableDeclaration"
      ? statement.declaration.declarations.flatMap(({ id, init }) =>
          id.type === "Identifier" && init?.type === "CallExpression" && init.callee.type === "Identifier" && init.callee.name === "table"
            ? [id.name]
            : [],
        )
      : [],
  );
