import { settingNumber, settingText } from "../read-settings.ts";
import type { Work } from "../work.ts";
import type { FieldWriter } from "./piece.ts";

/** Hashtags of a channel: as many as the settings say, within its bounds. */
export const writeHashtags: FieldWriter = ({ work, style }, spec) => {
  const usual = { linkedin: 3, x: 1, instagram: 4 }[style.key as "linkedin" | "x" | "instagram"] ?? 3;
  const wanted = settingNumber(work.brief.settings, "hashtags") ?? usual;
  const count = Math.min(Math.max(wanted, spec.countMin ?? 0), spec.countMax ?? 30);
  return hashtagsFor(work, count);
};

/** `#Words` from names, topics and keywords, then general ones of the language. */
export function hashtagsFor(work: Work, count: number): string[] {
  const topics = settingText(work.brief.settings, "topics").split(",");
  const words = work.isOwnLanguage || work.phrases === null ? [...work.story.keywords] : work.story.names;
  const candidates = [work.topic, ...topics, ...words, ...(work.phrases?.tags ?? [])].filter(work.isAllowed).map(asHashtag);
  const tags = new Map<string, string>();
  for (const tag of candidates) if (tag.length > 2 && tag.length <= 32 && !tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), tag);
  return [...tags.values()].slice(0, count);
}

/** One word with its sign, several joined with capitals; empty when no letter is left. */
function asHashtag(text: string): string {
  const words = text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const joined = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
  return /\p{L}/u.test(joined) ? `#${joined}` : "";
}
