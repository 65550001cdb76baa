import type { RankedSentence } from "../reader/rank-sentences.ts";
import type { Work } from "../work.ts";
import { coreOf } from "./essentials.ts";

/** “The family invites its neighbours:” or “The clinic holds a lecture.”, a line of its own right above rows of another matter than the news. */
export function announcementOf(facts: readonly RankedSentence[], { pool, story }: Work): string | undefined {
  const paragraphs = story.passages.flatMap((one) => one.paragraphs);
  const ofRows = paragraphs.findIndex((indexes) => indexes.includes(facts[0]?.index ?? -1));
  const [own, above] = [paragraphs[ofRows], paragraphs[ofRows - 1]];
  const lead = pool.find((one) => one.index === own?.[0] && one.kind === "fact" && /[:：]$/u.test(one.text));
  if (lead !== undefined) return lead.text;
  const sentence = pool.find((one) => above?.length === 1 && one.index === above[0]);
  const isAble = sentence?.kind === "sentence" && !sentence.hasQuote && !sentence.pointsBack && sentence.length <= longestAnnouncement;
  return isAble && !coreOf(pool).includes(sentence) ? sentence.text : undefined;
}
const longestAnnouncement = 120;
