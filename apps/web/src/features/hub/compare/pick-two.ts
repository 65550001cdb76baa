import type { VersionSummary } from "@copydesk/contracts";

/**
 * The two versions to compare, of a list with the newest first: those that were picked, else the selected one with the
 * one before it. Null when there are not two.
 */
export function pickTwo(
  versions: readonly VersionSummary[],
  picked: { before?: string; after?: string },
): { before: VersionSummary; after: VersionSummary } | null {
  const byId = (id: string | undefined) => versions.find((one) => one.id === id);
  const after = byId(picked.after) ?? versions.find((one) => one.is_selected && one.id !== picked.before) ?? versions[0];
  if (!after) return null;
  const others = versions.filter((one) => one.id !== after.id);
  const before = byId(picked.before) ?? others.find((one) => one.number < after.number) ?? others[0];
  return before && before.id !== after.id ? { before, after } : null;
}
