import { calendarOf, findDays, tellsHour, tellsWhen } from "../reader/dates.ts";
import type { RankedSentence } from "../reader/rank-sentences.ts";
import { isSmallWord } from "../reader/stop-words.ts";
import type { Work } from "../work.ts";
import { relatives } from "./clauses.ts";
import { coreLine, newsOf } from "./essentials.ts";
import { isOfMatter } from "./openings.ts";
import { price } from "./prices.ts";

// Lines of an advertisement stand beside each other in any order: what needs another one is none.

/** Whether a line means nothing alone: a day of nobody knows what, half of a sentence, a label with one word behind it, somebody with a title. */
export function isScrap(line: string, { language, story, titles }: Work): boolean {
  if (line === story.title || titles.some((title) => line.startsWith(title))) return false;
  return isBareDay(line, language) || opensClause(line, language) || hasOneWordBehind(line) || titled.test(line) || ourselves.test(line);
}

/** “On Tuesday 2 June”, “يوم الخميس ٩ أبريل”: nothing but small words stands beside the day. */
function isBareDay(line: string, language: string): boolean {
  // “12 to 14 December, 10 to 8” is when, as long as something else says what.
  if (!tellsWhen(line) || (tellsHour(line) && findDays(line).length > 0)) return false;
  const left = findDays(line).reduce((text, day) => text.replace(day, " "), line);
  // A word there is as short as a small one elsewhere.
  if (/[\p{sc=Han}\p{sc=Katakana}]{2}/u.test(left.replace(/[週周]?[月火水木金土日一二三四五六天]?曜?日?(?=[)）]|$)/gu, ""))) return false;
  const words = left.match(/[\p{L}\p{M}]+/gu) ?? [];
  return (
    words.length <= mostLeads &&
    words.every((word) => [...word].length <= longestLead || isSmallWord(word) || tellsWhen(word) || calendarOf(language).has(word))
  );
}
/** “from”, “يوم”, “일부터” */
const longestLead = 4;
const mostLeads = 4;

/** “Who listen to the river”: the half of a sentence begins with its relative word. */
const opensClause = (line: string, language: string) =>
  new RegExp(`^(?:${relatives[language] ?? "(?!)"})(?![\\p{L}\\p{M}])`, "iu").test(line);

/** “Survey: six”, of “Survey: six in ten …” */
const hasOneWordBehind = (line: string) => /^[^:：]+[:：]\s+[\p{L}\p{M}]+$/u.test(line);

/** “Dr. Miriam Oak”, “Hon. Treasurer”: who writes is no reason to click. */
const titled = /^(?!St\.)(?:\p{Lu}\p{Ll}{1,4}\.\s)+\p{Lu}\p{Ll}+(?:[\s-]\p{Lu}\p{Ll}+)*$/u;

/** What a company calls itself. */
const ourselves = /^(?:当社|弊社|当行|当院|当館|当会|本会|同社|本公司|我司|我公司|本社|당사|폐사)$/u;

/**
 * Whether a sentence or a row is understood without those around it: it names what the headline does, or the day that readers are asked for, or
 * says in a few words that something costs nothing. Where no headline says what the matter is, all do.
 */
export function isUnderstood(one: RankedSentence, work: Work): boolean {
  const { pool, story, titles } = work;
  if (story.title === null || one.index < 0) return true;
  const isFirst = one === newsOf(pool) || one === coreLine(pool);
  if (isFirst && (one.hasName || findDays(one.text).length > 0 || isOfMatter(one, titles.slice(0, 1)))) return true;
  if (one.kind === "fact") return isOfMatter(one, titles);
  return (
    one.isComing === true ||
    namesMatter(one, work, price.test(one.text) ? 1 : fewestShared) ||
    (one.length <= longestFree && asksNothing.test(one.text))
  );
}
const longestFree = 60;

/** A name of the headline, or as many of its words: one alone is in every other sentence, unless it says what something costs. */
function namesMatter({ text, terms }: RankedSentence, { story, titles }: Work, fewest: number): boolean {
  const headline = [titles[0] ?? "", story.subtitle ?? ""].join("\n");
  if ([...story.names, ...story.phrases].some((name) => text.includes(name) && headline.includes(name))) return true;
  const words = headline.toLowerCase();
  return [...terms].filter((term) => words.includes(term.slice(0, Math.max(shortestStem, term.length - 2)))).length >= fewest;
}
const shortestStem = 4;
const fewestShared = 2;

/** “Entry is free”, “No experience is needed”: reasons to click, without a name or a figure. */
export const asksNothing =
  /(?<![\p{L}\p{M}])(?:free|no \p{L}+ (?:is |are )?(?:needed|required|necessary)|kostenlos\p{L}*|gratis|kostenfrei|nicht (?:nötig|erforderlich)|gratuite?s?|gratuit[oaie]s?|libre|no hace falta|non (?:serve|occorre)|não é (?:preciso|necessári[oa])|bezpłat\p{L}+|zdarma|ingyenes\p{L}*|ücretsiz\p{L}*|бесплатн\p{L}+|безкоштовн\p{L}+|безплатн\p{L}+|не (?:нуж\p{L}+|потріб\p{L}+)|δωρεάν|ελεύθερη|مجان\p{L}*|חינם|אין צורך|ללא תשלום|(?:נ|מ)?חופשית?|निःशुल्क|मुफ़?्?त|विनामूल्य)(?![\p{L}\p{M}])|বিনা ?মূল্যে|লাগবে না|இலவச|தேவையில்லை|ฟรี|ไม่เสียค่า|無料|免费|免費|不要です|无需|무료|필요 ?없/iu;
