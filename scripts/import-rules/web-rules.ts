import { isTestFile, type Offence } from "./offence.ts";
import { type Module, relativeTarget } from "./read-modules.ts";

const source = "apps/web/src/";

/** Inside the app: `lib → features → shell`, and features meet only at their index; tests at their fixtures, too. */
export function webOffences(modules: readonly Module[]): Offence[] {
  return modules
    .filter((module) => module.file.startsWith(source))
    .flatMap((module) =>
      module.imports.flatMap((one) => {
        const target = relativeTarget(module.file, one.specifier);
        const isFixture = target !== null && isTestFile(module) && isTestFile({ file: target });
        const what =
          target?.startsWith(source) && !isFixture ? breach(module.file.slice(source.length), target.slice(source.length)) : null;
        return what ? [{ rule: "app", where: `${module.file}:${one.line}`, what }] : [];
      }),
    );
}

function breach(from: string, to: string): string | null {
  const [zone, feature] = from.split("/");
  const [toZone, toFeature, ...rest] = to.split("/");
  if (zone === "lib" && (toZone === "features" || toZone === "shell")) return `lib knows nothing of ${toZone}, and this is ${to}`;
  if (zone !== "features") return null;
  if (toZone === "shell") return `features know nothing of the shell, and this is ${to}`;
  if (toZone !== "features" || toFeature === feature) return null;
  return /^index\.tsx?$/.test(rest.join("/"))
    ? null
    : `${feature} reaches into ${toFeature}; export it from features/${toFeature}/index.ts`;
}
