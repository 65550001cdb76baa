import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isTestFile, type Offence } from "./offence.ts";
import { type ImportStatement, type Module, relativeTarget } from "./read-modules.ts";

/** Which workspaces a workspace may import, by the name of its folder. Nothing else is allowed. */
const directions: Record<string, readonly string[]> = {
  contracts: [],
  db: ["contracts"],
  llm: ["contracts"],
  documents: ["contracts"],
  core: ["db", "llm", "documents", "contracts"],
  api: ["core", "contracts"],
  server: ["api", "core", "db", "llm", "documents", "contracts"],
  cli: ["server", "core", "db", "contracts"],
  ui: [],
  web: ["ui", "contracts", "api"],
  e2e: ["contracts", "core", "db", "documents", "llm", "server"],
  bench: ["server", "api", "core", "db", "llm", "documents", "contracts"],
  ".": ["server", "api", "core", "db", "llm", "documents", "contracts"],
};

/** What tests may import besides: everything below. */
const forTests: Record<string, readonly string[]> = { api: ["db", "llm", "documents"], cli: ["llm"], web: ["core"] };

/** Workspaces of which another one takes nothing but types. */
const typesOnly: Record<string, readonly string[]> = { web: ["api"] };

/** Packages from npm that a workspace has to do with, where that is a decision. */
const onlyFromNpm: Record<string, readonly string[]> = { contracts: ["zod"] };

const scope = "@copydesk/";

/** Directions, public entries, no path out of a package. */
export function packageOffences(root: string, modules: readonly Module[]): Offence[] {
  return modules.flatMap((module) =>
    module.imports.flatMap((one) => breaches(root, module, one).map((what) => offence(module, one, what))),
  );
}

const offence = (module: Module, one: ImportStatement, what: string): Offence => ({
  rule: "packages",
  where: `${module.file}:${one.line}`,
  what,
});

function breaches(root: string, module: Module, one: ImportStatement): string[] {
  if (one.specifier.startsWith(".")) return escapes(module, one.specifier);
  if (one.specifier.startsWith(scope)) return crosses(root, module, one);
  return fromNpm(module, one.specifier);
}

function escapes(module: Module, specifier: string): string[] {
  const target = relativeTarget(module.file, specifier) ?? "";
  if (!mayUseTestHelpers(module) && isTestFile({ file: target })) return [`${specifier} is for tests`];
  const leaves = module.workspace === "." ? /^(packages|apps)\//.test(target) : !target.startsWith(`${module.workspace}/`);
  return leaves ? [`reaches out of ${module.workspace} with the path ${specifier}; import the package instead`] : [];
}

function crosses(root: string, module: Module, one: ImportStatement): string[] {
  const from = folderOf(module);
  const [to = "", ...rest] = one.specifier.slice(scope.length).split("/");
  const entry = rest.length === 0 ? "." : `./${rest.join("/")}`;
  const allowed = [...(directions[from] ?? []), ...(isTestFile(module) ? (forTests[from] ?? []) : [])];
  return [
    to === from ? [`imports its own package by name; use a relative path`] : [],
    to !== from && !allowed.includes(to) ? [`${from} may not import ${to}`] : [],
    typesOnly[from]?.includes(to) && !one.typeOnly ? [`${from} takes only types from ${to}; write import type`] : [],
    isPublic(root, to, entry) ? [] : [`${one.specifier} is not a public entry of ${to}`],
    entry === "./testing" && !mayUseTestHelpers(module) ? [`${one.specifier} is for tests`] : [],
  ].flat();
}

const mayUseTestHelpers = (module: Module) => isTestFile(module) || ["e2e", "bench"].includes(folderOf(module));

function fromNpm(module: Module, specifier: string): string[] {
  const allowed = onlyFromNpm[folderOf(module)];
  if (!allowed || isTestFile(module) || allowed.includes(specifier)) return [];
  return [`${folderOf(module)} imports nothing but ${allowed.join(", ")}, and this is ${specifier}`];
}

const folderOf = ({ workspace }: Module) => workspace.split("/").at(-1) ?? workspace;

function isPublic(root: string, folder: string, entry: string): boolean {
  const manifest = readManifest(root, folder);
  return manifest !== null && Object.hasOwn(manifest.exports ?? {}, entry);
}

interface Manifest {
  exports?: Record<string, string>;
}

const manifests = new Map<string, Manifest | null>();
function readManifest(root: string, folder: string): Manifest | null {
  const key = join(root, folder);
  if (!manifests.has(key)) manifests.set(key, findManifest(root, folder));
  return manifests.get(key) ?? null;
}

function findManifest(root: string, folder: string): Manifest | null {
  for (const group of ["packages", "apps"]) {
    try {
      return JSON.parse(readFileSync(join(root, group, folder, "package.json"), "utf8")) as Manifest;
    } catch {
      // It is in the other group, or nowhere.
    }
  }
  return null;
}
