import type { CampaignBrief } from "@copydesk/contracts";

export type BriefLanguages = CampaignBrief["languages"];

/** A language more; it begins with the channels of the primary one. */
export const addLanguage = (languages: BriefLanguages, id: string): BriefLanguages =>
  languages.some((one) => one.language_id === id)
    ? languages
    : [...languages, { language_id: id, channel_ids: [...(languages[0]?.channel_ids ?? [])] }];

export const removeLanguage = (languages: BriefLanguages, id: string): BriefLanguages => languages.filter((one) => one.language_id !== id);

/** Moves one language to another place; the first is the primary one. Places beyond the ends are the ends. */
export function moveLanguage(languages: BriefLanguages, id: string, place: number): BriefLanguages {
  const moved = languages.find((one) => one.language_id === id);
  if (!moved) return languages;
  const others = removeLanguage(languages, id);
  const at = Math.max(0, Math.min(place, others.length));
  return [...others.slice(0, at), moved, ...others.slice(at)];
}

/** Ticks or unticks one channel in one language; ticked ones stand in the channels' own order. */
export function setChannel(languages: BriefLanguages, cell: { language: string; channel: string; on: boolean }, order: readonly string[]) {
  return languages.map((one) => {
    if (one.language_id !== cell.language) return one;
    const without = one.channel_ids.filter((id) => id !== cell.channel);
    return { ...one, channel_ids: cell.on ? inOrder([...without, cell.channel], order) : without };
  });
}

/** Every language gets the channels of the primary one. */
export const applyToAll = (languages: BriefLanguages): BriefLanguages =>
  languages.map((one) => ({ ...one, channel_ids: [...(languages[0]?.channel_ids ?? [])] }));

/** Whether every language has the same channels already. */
export function allAlike(languages: BriefLanguages): boolean {
  const key = (ids: readonly string[]) => [...ids].sort().join();
  return languages.every((one) => key(one.channel_ids) === key(languages[0]?.channel_ids ?? []));
}

/** Channels in the order in which they are offered; ones that are not offered any more stay at the end. */
function inOrder(ids: readonly string[], order: readonly string[]): string[] {
  const place = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  return [...ids].sort((a, b) => place(a) - place(b));
}

const shownAtFirst = 8;

/**
 * Which channels the table shows before "More channels": those that are ticked somewhere, filled up to eight in their
 * own order. Ticked ones come first.
 */
export function rowsAtFirst(order: readonly string[], languages: BriefLanguages): string[] {
  const ticked = order.filter((id) => languages.some((one) => one.channel_ids.includes(id)));
  const rest = order.filter((id) => !ticked.includes(id));
  return [...ticked, ...rest.slice(0, Math.max(0, shownAtFirst - ticked.length))];
}
