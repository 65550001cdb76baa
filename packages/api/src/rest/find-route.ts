import { AppError } from "@copydesk/contracts";
import type { Route } from "./rest-route.ts";
import { routes } from "./routes.ts";

export interface FoundRoute {
  route: Route;
  /** Parts of the path, decoded. */
  params: Record<string, string>;
}

/** The route of a path, with or without a slash at its end; null when there is none. */
export function findRoute(method: string, path: string): FoundRoute | null {
  const plain = path.replace(/(?<!\/)\/+$/, "");
  const fixed = fixedRoutes.get(`${method} ${plain}`);
  if (fixed) return { route: fixed, params: {} };
  for (const { route, pattern, names } of patterns) {
    if (route.method !== method) continue;
    const match = pattern.exec(plain);
    if (match) return { route, params: Object.fromEntries(names.map((name, i) => [name, decode(match[i + 1] ?? "")])) };
  }
  return null;
}

/** Methods that a path answers to; none for a path that is not known. */
export const methodsOf = (path: string): string[] =>
  [...new Set(routes.map((one) => one.method))].filter((method) => findRoute(method, path)).sort();

const fixedRoutes = new Map(routes.filter((one) => !one.path.includes("{")).map((one) => [`${one.method} ${one.path}`, one]));

const patterns = routes
  .filter((one) => one.path.includes("{"))
  .map((route) => ({
    route,
    names: [...route.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string),
    pattern: new RegExp(`^${route.path.replace(/\{\w+\}/g, "([^/]+)")}$`),
  }));

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch (cause) {
    throw new AppError("BAD_REQUEST", "The address is not encoded correctly.", { cause });
  }
}
