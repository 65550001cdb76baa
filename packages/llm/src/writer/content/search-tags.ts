import { countLength } from "@copydesk/contracts";
import type { Work } from "../work.ts";
import { isBounded } from "./bounded-names.ts";
import { isInScript, singleWords, topicTags } from "./hashtags.ts";
import type { FieldWriter } from "./piece.ts";

/** A headline is no word that anybody searches for, and neither is a campaign called in other letters. */
function isTagged(topic: string, { isTold, story }: Work): boolean {
  if (!isTold) return topic.length <= 40;
  const isShort = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u.test(topic)
    ? topic.length <= 12
    : topic.split(/\s+/u).length <= 4;
  return isShort && topic.length <= 40 && !/[,،、，…]/u.test(topic) && isInScript(topic, story.markdown);
}

/** Search words of a video, from specific to general, within what they may have together. */
export const writeTags: FieldWriter = (piece, spec) => {
  const { work } = piece;
  const words = work.isTold ? [...work.story.phrases, ...singleWords(work)] : work.story.names;
  const topics = topicTags(work).filter((topic) => isTagged(topic, work));
  const able = [...topics, ...words].filter((word) => !work.isTold || isBounded(word, work.story, work.language));
  const tags: string[] = [];
  for (const word of able) {
    const next = [...tags, word];
    const isAgain = tags.some((tag) => tag === word || (/^\p{sc=Han}+$/u.test(word) && (tag.includes(word) || word.includes(tag))));
    if (isAgain || (spec.max !== undefined && countLength(word, spec.unit) > spec.max)) continue;
    if (spec.totalMax !== undefined && countLength(next.join(","), spec.unit) > spec.totalMax * piece.tightness) break;
    tags.push(word);
    if (tags.length >= Math.min(spec.countMax ?? 15, 15)) break;
  }
  return tags;
};
