import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { type ParseResult, parseSync } from "oxc-parser";

export interface ImportStatement {
  /** As written. */
  specifier: string;
  /** Names of the values and types taken; empty for `import "x"` and for imports of everything. */
  names: string[];
  /** Gone when types are stripped, so that it loads nothing. */
  typeOnly: boolean;
  line: number;
}

export interface Module {
  /** Path from the root of the project, with `/`. */
  file: string;
  /** The workspace it belongs to, such as `packages/core`; `scripts` and the root's own files are `.`. */
  workspace: string;
  imports: ImportStatement[];
  program: ParseResult["program"];
  /** 1-based line of an offset. */
  lineAt: (offset: number) => number;
}

/** Every source file of the project, tests included. */
export function readModules(root: string): Module[] {
  const patterns = ["packages/*/{src,test}/**/*.{ts,tsx}", "packages/*/*.ts", "apps/*/**/*.{ts,tsx}", "scripts/**/*.ts", "*.ts"];
  const isSource = (file: string) => !/(^|\/)(node_modules|dist|test-results)\//.test(file) && !file.endsWith(".d.ts");
  const files = new Set(
    globSync(patterns, { cwd: root, exclude: ["**/node_modules/**", "**/dist/**"] }).map((file) => file.split(sep).join("/")),
  );
  return [...files]
    .filter(isSource)
    .sort()
    .map((file) => readModule(file, readFileSync(join(root, file), "utf8")));
}

export function readModule(file: string, source: string): Module {
  const { program, module, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} could not be read: ${errors[0]?.message}`);
  const lineAt = (offset: number) => source.slice(0, offset).split("\n").length;
  const imports: ImportStatement[] = [
    ...module.staticImports.map((one) => ({
      specifier: one.moduleRequest.value,
      names: one.entries.flatMap((entry) => entry.importName.name ?? []),
      // `import { type A }` keeps its module, only `import type` does not.
      typeOnly: /^import\s+type\b/.test(source.slice(one.start, one.end)),
      line: lineAt(one.start),
    })),
    ...module.staticExports.flatMap((one) => {
      const request = one.entries.find((entry) => entry.moduleRequest)?.moduleRequest;
      if (!request) return [];
      const typeOnly = /^export\s+type\b/.test(source.slice(one.start, one.end));
      return [{ specifier: request.value, names: [], typeOnly, line: lineAt(one.start) }];
    }),
    ...module.dynamicImports.flatMap((one) => {
      const quoted = /^["'`](.+)["'`]$/.exec(source.slice(one.moduleRequest.start, one.moduleRequest.end));
      return quoted?.[1] ? [{ specifier: quoted[1], names: [], typeOnly: false, line: lineAt(one.start) }] : [];
    }),
  ];
  return { file, workspace: workspaceOf(file), imports, program, lineAt };
}

const workspaceOf = (file: string) => /^(?:packages|apps)\/[^/]+/.exec(file)?.[0] ?? ".";

/** The file that a relative import means, from the root of the project; null for anything else. */
export function relativeTarget(from: string, specifier: string): string | null {
  if (!specifier.startsWith(".")) return null;
  return relative(".", resolve(dirname(from), specifier.replace(/\?.*$/, "")))
    .split(sep)
    .join("/");
}
