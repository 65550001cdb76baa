import type { Option } from "@copydesk/ui";

/** Every time zone this browser knows, found by city and region; the chosen one is among them even when it is not known. */
export function timeZoneOptions(chosen: string, known: readonly string[] = Intl.supportedValuesOf("timeZone")): Option[] {
  const all = [...new Set(["UTC", ...known, chosen])].filter(Boolean).sort();
  return all.map((zone) => ({ value: zone, label: zone.replaceAll("_", " "), keywords: zone.replace(/[/_]/g, " ") }));
}
