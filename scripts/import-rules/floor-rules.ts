import { isTestFile, type Offence } from "./offence.ts";
import { type Module, relativeTarget } from "./read-modules.ts";

/** The floors of core, the lowest first. A domain knows those on the floors below it, and on its own those that stand before it. */
export const floors: Readonly<Record<string, readonly string[]>> = {
  kernel: ["kernel"],
  audit: ["audit", "calls"],
  identity: ["mail", "identity", "access", "company", "connections", "delivery"],
  people: ["people"],
  catalogue: [
    "languages",
    "prompts",
    "channels",
    "terms",
    "budgets",
    "objectives",
    "examples",
    "uploads",
    "campaign-defaults",
    "models",
    "voices",
    "configuration",
  ],
  campaigns: ["campaigns"],
  generation: ["generation", "block-settings", "trials"],
  outputs: ["exports", "calendar", "asana", "logs", "chat"],
};

const house = "packages/core/src/";
const order = Object.values(floors).flat();

/**
 * Domains of core: downwards only, and through each other's `index.ts`. Tests lay out what they need from anywhere, and
 * the files beside the domains are the package's entries.
 */
export function floorOffences(modules: readonly Module[]): Offence[] {
  return modules
    .filter((module) => isInDomain(module.file) && !isTestFile(module))
    .flatMap((module) => (isOnAFloor(module.file) ? wrongWays(module) : [homeless(module)]));
}

/** Not one of the package's entries beside the domains. */
export const isInDomain = (file: string) => file.startsWith(house) && file.includes("/", house.length);

const homeless = ({ file }: Module): Offence => ({
  rule: "floors",
  where: file,
  what: "stands on no floor; name its domain in floor-rules.ts",
});

const isOnAFloor = (file: string) => order.includes(domainOf(file));

function wrongWays(module: Module): Offence[] {
  const from = domainOf(module.file);
  return module.imports.flatMap(({ specifier, line }) => {
    const target = relativeTarget(module.file, specifier);
    const to = target?.startsWith(house) ? domainOf(target) : from;
    if (to === from) return [];
    return breaches(from, to, target ?? "").map((what) => ({ rule: "floors", where: `${module.file}:${line}`, what }));
  });
}

const breaches = (from: string, to: string, target: string): string[] => [
  ...(order.indexOf(to) < order.indexOf(from) ? [] : [`${from} may not know ${to}, which stands above it`]),
  ...(target === `${house}${to}/index.ts` ? [] : [`reaches inside ${to}; import its index.ts`]),
];

/** The domain of core that a file belongs to. */
export const domainOf = (file: string) => file.slice(house.length).split("/")[0] ?? "";
