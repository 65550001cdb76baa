import { findAddresses } from "./find-addresses.ts";

/** Most that are shown; a text with more says enough. */
const most = 50;

/**
 * Addresses in a text that stand in none of the known ones. Pages count as a whole: a page that is not known is foreign
 * also on a host that is, because what stands in an address can carry data away. A host alone is known with any page of it.
 */
export function foreignAddresses(text: string, known: readonly string[]): string[] {
  const trusted = known.flatMap(findAddresses);
  const keys = new Set(trusted.map((one) => one.key));
  const hosts = new Set(trusted.flatMap((one) => one.host ?? []));
  const foreign = findAddresses(text).filter(
    ({ key, host }) => !keys.has(key) && !(host !== null && key === `web ${host}` && hosts.has(host)),
  );
  return [...new Set(foreign.map((one) => one.shown))].slice(0, most);
}
