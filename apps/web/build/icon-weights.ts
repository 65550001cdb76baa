import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const sources = ["src", "../../packages/ui/src"].map((folder) => resolve(import.meta.dirname, "..", folder));
const definition = /@phosphor-icons[\\/]react[\\/]dist[\\/]defs[\\/](\w+)\.es\.js$/;

let weightsByIcon = new Map<string, Set<string>>();

/** Phosphor ships six weights in every icon. Only the regular one is bundled, and what is named where the icon is imported. */
export const usedIconWeights: Plugin = {
  name: "used-icon-weights",
  apply: "build",
  buildStart() {
    const files = sources.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => readFileSync(join(folder, file), "utf8")),
    );
    weightsByIcon = namedWeights(files);
  },
  transform: {
    filter: { id: definition },
    handler(code, id) {
      const kept = keepWeights(code, weightsByIcon.get(definition.exec(id)?.[1] ?? "") ?? new Set());
      if (kept === code) this.error(`The weights of ${id} are not written as expected`);
      return { code: kept, map: null };
    },
  },
};

/**
 * The weights, by icons, that are named in the files which import them.
 * @throws where a weight is given to an icon that comes from another file: nobody would know which one needs it
 */
export function namedWeights(files: readonly string[]): Map<string, Set<string>> {
  const all = new Map<string, Set<string>>();
  for (const file of files) {
    const weights = [...file.matchAll(/\bweight[=:].*?"(bold|fill)"/g)].map(([, weight = ""]) => weight);
    const icons = [...file.matchAll(/@phosphor-icons\/react\/dist\/csr\/(\w+)"/g)].map(([, icon = ""]) => icon);
    if (weights.length > 0 && icons.length === 0) throw new Error(`An icon's weight is set where none is imported:\n${file}`);
    for (const icon of icons) all.set(icon, new Set([...(all.get(icon) ?? []), ...weights]));
  }
  return all;
}

/** The definition of an icon with its regular weight and those that are named. */
export const keepWeights = (code: string, named: ReadonlySet<string>): string =>
  code.replace(/ {2}\[\n {4}"(\w+)",\n[\s\S]*?\n {2}\],?\n/g, (whole, weight: string) =>
    weight === "regular" || named.has(weight) ? whole : "",
  );
