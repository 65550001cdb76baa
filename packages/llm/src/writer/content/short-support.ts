import { findDays } from "../reader/dates.ts";
import type { RankedSentence } from "../reader/rank-sentences.ts";
import type { Work } from "../work.ts";
import { coreOf, glanceOf, isNear, isSecondLine, namesDay, newsLine } from "./essentials.ts";

/**
 * What may support a text of few words of a story with a headline: its second line, the news, the day, place or deadline of its matter, what
 * to do first, what leads to the call, and what the person who asks wants said. A sentence out of the middle says less than none; what fills the room
 * that is left are key facts.
 */
export function supportsHeadline({ story, pool, isTold, brief, call }: Work): (one: RankedSentence) => boolean {
  if (!isTold || story.title === null || brief.turn > 0 || brief.earlier !== "") return () => true;
  const core = coreOf(pool);
  const line = newsLine(pool);
  const news = new Set([...core.map(({ index }) => index), ...(line === undefined ? [] : [line.index])]);
  const glance = new Set(glanceOf(pool).map(({ index }) => index));
  const isDated = core.some((one) => findDays(one.text).length > 0) || pool.some((one) => one.isComing);
  // When and where may stand right below the news.
  const next = (core.at(-1)?.index ?? 0) + 1;
  // A paragraph right above the call that begins with when says what for.
  const isAbove = ({ index, isOpening, hasWhen }: RankedSentence) =>
    call !== null && isOpening && hasWhen && index < call.index && index >= call.index - mostBetween;
  return (one) =>
    isSecondLine(one) ||
    one.index < 0 ||
    news.has(one.index) ||
    (!isDated && namesDay(one.text)) ||
    one.isComing ||
    one.leadsToCall ||
    one.isInstruction ||
    glance.has(one.index) ||
    isAbove(one) ||
    (((one.kind === "fact" && !one.isOfPart) || one.isAhead || one.index === next) && (one.hasWhen || one.hasWhere)) ||
    (one.hasWhere && isNear([one]));
}
const mostBetween = 3;
