import { dayPattern, findDays, monthName, tellsWhen } from "./dates.ts";
import { isSmallWord } from "./stop-words.ts";

/** Where and when a release was issued, which its first paragraph begins with. */
export interface Dateline {
  /** As written; empty when only a day is named. */
  place: string;
  /** As written; empty when only a place is named. */
  day: string;
}

export interface FoundDateline {
  dateline: Dateline;
  /** The paragraph without it; empty when it was nothing else. */
  rest: string;
}

// A dateline with region, country, day and agency; no sentence of news says anything in so few letters.
const longest = 130;
const longestPlace = 60;
const agency =
  /(?:^|[\s/(=[])(?:dpa|afp|ap|reuters|ansa|efe|europa press|pr ?newswire|business wire|globenewswire|newswire|ots|apa|tass|interfax|тасс|интерфакс|риа новости|укрінформ|απε-μπε|وكالة|وام|واس|أ ?ش ?أ|بترا|قنا|भाषा|वार्ता|এএফপি|বাসস|ইউএনবি|연합뉴스|뉴시스|뉴스1|արմենպրես|wam)(?![\p{L}])/iu;
const agencyOfHan = /新华社|新華社|中新社|中新网|中新網|中央社|人民网|共同通信|共同|時事通信|時事/gu;
// What stands between place and day, or after the day, and belongs to neither.
const between =
  /^(?:le|la|el|il|am|den|der|dem|a|in|on|this|today|dated|op|dne|w dniu|i|v|от|в|στις|στη|في|يوم|ngày|วันที่|วัน|วัน(?:จันทร์|อังคาร|พุธ|พฤหัสบดี|ศุกร์|เสาร์|อาทิตย์)(?:ที่)?|दिनांक|दि|ता|তারিখ|তাং)$/iu;
const dash = "(?:\\s*[–—―‒]+\\s*|\\s+-{1,3}\\s*|\\s*-{2,3}\\s*|\\.-\\s*|\\s*=\\s+|\\s*\\|\\s*|\\s*//\\s+)";
const afterDay =
  /^(?:\s*(?:года|року|г\.|р\.|r\.|m\.|gada|г|թ\.|թ|წ\.|წელი|р|წელს|թվական\p{L}*|(?:\p{Nd}{4}(?:\s*(?:г\.|р\.|թ\.|წ\.))?)))?\s*,?\s*(?:\/[^/]{2,40}\/|\([^)]{1,60}\)|\p{Lu}{3,}\.?)?\s*/u;
const separator = new RegExp(`^(?:[)\\]】）]?${dash}|[)\\]】）]?\\s*[:：]\\s*|[)\\]】）]\\s*|[.。।]\\s+|讯\\s*|電\\s*|电\\s*|訊\\s*)`, "u");
const dayAhead = new RegExp(dayPattern, "iu");

/** The dateline that a paragraph begins with; null when it begins with its first sentence. */
export function readDateline(paragraph: string): FoundDateline | null {
  const text = paragraph.trim();
  const found = withDay(
    ofNewspaper(text) ??
      inBrackets(text) ??
      aroundDay(text) ??
      placeAlone(text) ??
      placesAlone(text) ??
      ofOtherCalendar(text) ??
      beforeStop(text),
  );
  return found && { ...found, rest: found.rest.replace(byline, "").replace(/^[–—―-]+\s+(?=\S)/u, "") };
}

// “（记者 王雨桐）”
const byline = /^[（(]\s*(?:本报|本報|本社|本网)?(?:见习|實習|实习)?(?:记者|記者|通讯员|通訊員)[^）)]{1,30}[）)]\s*/u;

/** “عمّان (بترا) – 18 تشرين الأول 2026: ”: place and agency, then the day. */
function withDay(found: FoundDateline | null): FoundDateline | null {
  if (found === null || found.dateline.day !== "") return found;
  const day = new RegExp(`^(${dayPattern})\\s*(?:г\\.|р\\.)?(?:${dash}|\\s*[:：]\\s*)(?=\\S)`, "iu").exec(found.rest);
  return day === null ? found : { dateline: { ...found.dateline, day: day[1] ?? "" }, rest: found.rest.slice(day[0].length) };
}

/** “本报讯（记者 李明）”: says only that a newspaper tells it. */
function ofNewspaper(text: string): FoundDateline | null {
  const found =
    /^(?:本[报報刊网網台社]|\p{sc=Han}{2,6}[报報网網])[讯訊](?:\s*[（(](?<inside>[^）)]{2,30})[）)])?[\s\u3000：:，,—–-]*(?=\S)/u.exec(
      text,
    );
  if (!found) return null;
  const rest = text.slice(found[0].length);
  const inside = found.groups?.inside ?? "";
  const day = findDays(inside)[0] ?? "";
  return aroundDay(rest) ?? { dateline: { place: day === "" ? "" : placeBeside(day, inside), day }, rest };
}

/** “2026年12月8日，苏州”, “苏州，2026年12月8日” */
const placeBeside = (day: string, text: string): string =>
  text
    .split(day)
    .map((part) => part.replace(/^[\s，,、]+|[\s，,、]+$/gu, ""))
    .find((part) => /^\p{sc=Han}{2,8}$/u.test(part)) ?? "";

const shortestTold = 50;

/** “（新华社北京5月3日电）”, “(서울=연합뉴스) 홍길동 기자 = ”, “[제주=홍보실]”, “[Berlin, 3. Mai 2026]”. */
function inBrackets(text: string): FoundDateline | null {
  const found = /^(?:\p{sc=Han}{2,6}\s*)?[([（【〔](?<inside>[^)\]）】〕]{2,80})[)\]）】〕]\s*/u.exec(text);
  const inside = found?.groups?.inside ?? "";
  const day = findDays(inside)[0] ?? "";
  // “(청주) …밝혔다.”: a town alone in front of a whole sentence.
  const isTown = /^\p{sc=Hangul}{2,4}$/u.test(inside) && /^[(（]/u.test(text) && text.length >= shortestTold;
  if (
    !found ||
    (day === "" &&
      !isTown &&
      !agency.test(inside) &&
      inside.search(agencyOfHan) === -1 &&
      !/[=讯訊电電]$|^\p{sc=Hangul}{2,6}\s?=/u.test(inside))
  )
    return null;
  const reporter = /^[^\s]{2,5}(?:\s[^\s]{2,5})?\s*(?:기자|특파원)\s*=\s*/u;
  const rest = text.slice(found[0].length).replace(new RegExp(`^${dash}|^\\s*[:：]\\s*`, "u"), "");
  const place = placeOf((day === "" ? inside : inside.slice(0, inside.indexOf(day))).replace(/=.*$/u, "")) ?? "";
  const told = rest.replace(reporter, "");
  // “【本报讯】” says only that a newspaper tells it.
  if (/^本[报報刊网網台社]/u.test(place)) return { dateline: { place: "", day }, rest: told };
  // “(ANSA) - ROMA, 03 MAG - ”: the agency first, then an ordinary dateline.
  const next = place === "" && day === "" ? (aroundDay(told) ?? placeAlone(told)) : null;
  return next ?? { dateline: { place, day }, rest: told };
}

/** “LINZ, 3. Mai 2026 – ”, “3 May 2026, Leeds: ”, “नई दिल्ली, 3 मई 2026: ”. */
function aroundDay(text: string): FoundDateline | null {
  const found = dayAhead.exec(text.slice(0, longest));
  if (!found || found.index > longestPlace) return null;
  const before = text.slice(0, found.index);
  const place = placeOf(before);
  if (place === null) return null;
  const after = text.slice(found.index + found[0].length);
  const tail = afterDay.exec(after)?.[0] ?? "";
  const sign = /^\s*(?:г\.|р\.|r\.|թ\.|წ\.|წელი|թվական)/u.exec(after)?.[0] ?? "";
  const day = `${found[0].replace(/(?<!\p{Nd}\.\s\p{Nd}{1,2})[.,،]$/u, "")}${sign}`;
  const left = after.slice(tail.length);
  if (left.trim() === "" || /^[.)\]】）]$/u.test(left.trim())) {
    // “Nachtmarkt 6. Juni” is a headline.
    const isMarked =
      place === "" || /[,،、(（【[–—:/-]\s*\p{L}{0,8}\.?\s*$/u.test(before) || (!/\s/u.test(place) && /\p{Nd}{4}/u.test(day));
    // “Keine Züge am Dienstag, 9. Juni”: what happens on a weekday is no place.
    const isTold = place.split(/\s+/u).length > 2 && tellsWhen(place);
    return isMarked && !isTold ? { dateline: { place, day }, rest: "" } : null;
  }
  // “ТОМСК, 2 ноября 2026 г. Компания …”: the full stop may be that of the day.
  const isStopped = /[.।。]$/u.test(tail.trim() || found[0]) && /^\p{Lu}/u.test(left);
  const placeBelow = found.index === 0 ? placeAtEnd(after, found[0]) : null;
  if (placeBelow !== null) return { dateline: { place: placeBelow, day }, rest: "" };
  const ends = endOf(left) ?? (isStopped ? "" : null) ?? endOf(after);
  if (ends !== null) return isDateline(place, before, ends) ? { dateline: { place, day }, rest: restOf(left, ends) } : null;
  return place === "" ? placeAfterDay(left, day) : null;
}

/** “3 May 2026, Leeds”, “2026年11月20日　長野県松代市”: a day with its year, and nothing but a place behind it. */
function placeAtEnd(text: string, day: string): string | null {
  const told = /^(?<mark>\s*[,،、，]\s*|\s+)(?<place>[^.!?。！？।:：–—,،、，]{2,30})$/u.exec(text)?.groups;
  if (told?.place === undefined || !/\p{Nd}{4}/u.test(day)) return null;
  const isParted = /\S/u.test(told.mark ?? "") && told.place.split(/\s+/u).length <= 3;
  return isParted || /^\p{Lo}{2,12}[都道府県市区町村省縣鎮镇]$/u.test(told.place) ? placeOf(told.place) : null;
}

const endOf = (text: string) => separator.exec(text)?.[0] ?? null;
const restOf = (text: string, end: string) =>
  text.startsWith(end) ? text.slice(end.length) : text.replace(separator, "").replace(/^[–—―‒-]+\s*/u, "");

/** A full stop alone also ends a sentence of two words; then there must be a mark between place and day. */
function isDateline(place: string, before: string, end: string): boolean {
  if (place === "" && /^[.।。:：]/u.test(end.trim())) return false;
  if (/[–—―=|-]/u.test(end) || /[)\]】）讯訊电電]/u.test(end)) return true;
  return /[,،、.(–—-]\s*\p{L}{0,8}\s*$/u.test(before);
}

/** “3 May 2026, Leeds – The …”: the place follows the day. */
function placeAfterDay(text: string, day: string): FoundDateline | null {
  const found = new RegExp(`^\\s*[,،、|·–—-]?\\s*(?<place>[^–—:：.!?。]{2,40}?)(?:${dash}|\\s*[:：]\\s+)`, "u").exec(text);
  const place = placeOf(found?.groups?.place ?? "");
  return found && place ? { dateline: { place, day }, rest: text.slice(found[0].length) } : null;
}

/** “काठमाडौं, २०८४ वैशाख ५ – ”: a place, and a day that only its figures show. */
function ofOtherCalendar(text: string): FoundDateline | null {
  const found = /^(?<place>[^,،、:：.!?।\p{Nd}]{2,30})[,،、]\s*(?<day>[^–—,،:：.!?।]{4,28}?)\s+[–—-]{1,2}\s+(?=\S)/u.exec(text);
  const { place: before = "", day = "" } = found?.groups ?? {};
  const place = placeOf(before);
  const isDay = /\p{Nd}{4}/u.test(day) && day.split(/\s+/u).length <= 4;
  return found && place && isDay ? { dateline: { place, day }, rest: text.slice(found[0].length) } : null;
}

/** “BERLIN (dpa) – ”, “Lyon — ”: a place and a dash, before a sentence. */
function placeAlone(text: string): FoundDateline | null {
  const found = new RegExp(`^(?<place>[^–—:：.!?。।]{2,50}?)(?:${dash})(?=\\S)`, "u").exec(text);
  const words = found?.groups?.place ?? "";
  const rest = text.slice(found?.[0].length ?? 0);
  const place = placeOf(words);
  // “January–March 2026”
  if (!found || !place || rest.length < 40 || new RegExp(`^${monthName}$`, "iu").test(place)) return null;
  const isMarked = agency.test(words) || /^[\p{Lu}\s,.()-]+$/u.test(place);
  const length = place.split(/[\s,]+/u).length;
  const isShort = hasCase.test(place) ? length <= 3 && /^\p{Lu}/u.test(rest) : length <= 2 && [...place].length <= 14;
  return isMarked || isShort ? { dateline: { place, day: "" }, rest } : null;
}

/** “তানোর, রাজশাহী: দাদির আমলের …”: a place, the district that it is in, and a colon before several sentences. */
function placesAlone(text: string): FoundDateline | null {
  const found =
    /^(?<place>[\p{L}\p{M}'’.-]{2,20}(?:\s[\p{L}\p{M}'’.-]{2,20})?,\s[\p{L}\p{M}'’.-]{2,20}(?:\s[\p{L}\p{M}'’.-]{2,20})?)\s?[:：]\s+(?=[\p{L}‘“])/u.exec(
      text,
    );
  const place = found?.groups?.place ?? "";
  const rest = text.slice(found?.[0].length ?? 0);
  const isNamed = !hasCase.test(place) || place.split(/[\s,]+/u).every((word) => /^\p{Lu}/u.test(word));
  return found && isNamed && rest.length >= shortestBelow && /[.!?।。][\s"”’]/u.test(rest) ? { dateline: { place, day: "" }, rest } : null;
}
const shortestBelow = 80;

/**
 * “Тернопіль. З 5 жовтня …”, “लखनऊ (संवाददाता)। …”: a word or two before the first sentence. Only what brackets follow is surely a place; the
 * others say nothing alone either way.
 */
function beforeStop(text: string): FoundDateline | null {
  const found = /^(?<place>\p{L}[\p{L}\p{M}'’-]+(?:\s\p{L}[\p{L}\p{M}'’-]+)?)(?<who>\s*[(（][^)）]{2,30}[)）])?\s*[.।]\s+(?=\S)/u.exec(
    text,
  );
  const { place = "", who = "" } = found?.groups ?? {};
  const rest = text.slice(found?.[0].length ?? 0);
  const isNamed = !hasCase.test(place) || place.split(/\s/u).every((word) => /^\p{Lu}\p{Ll}{2}/u.test(word));
  if (!found || !isNamed || rest.length < 60 || !/^[\p{Lu}\p{Lo}]/u.test(rest)) return null;
  return { dateline: { place: who === "" ? "" : place, day: "" }, rest };
}

// Georgian has capitals that running text never uses.
const hasCase = /[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Armenian}]/u;

// Whoever wrote it, before the place.
const reporterWord =
  /(?:নিজস্ব|স্টাফ|জেলা|বিশেষ)\s+(?:প্রতিবেদক|রিপোর্টার|প্রতিনিধি|সংবাদদাতা)|(?:निज|विशेष|हमारे|स्टाफ)\s+(?:संवाददाता|रिपोर्टर|प्रतिनिधि)|(?:staff|special|our own?)\s+(?:reporter|correspondent)|(?:наш|власний|собственный|спец)\S*\s+кор\S*|ผู้สื่อข่าว/iu;

/** The name of a place out of what stands before a day; empty when there is nothing, null when it is something else. */
function placeOf(raw: string): string | null {
  const text = raw
    .replace(/(?<=\p{sc=Han}{2})[讯訊電电発](?=[\s、，,]*$)/u, "")
    .replace(agency, " ")
    .replace(agencyOfHan, "")
    .replace(reporterWord, " ")
    .replace(/\([^)]*\)|\/[^/]*\/|[([（【〔/)\]]/gu, " ")
    .replace(/^(?:\s*[-–—,،、]\s*)+|[\s,،、;:.=–—-]+$/gu, "")
    .trim();
  const words = text.split(/\s+/u).filter((word) => word !== "");
  while (words.length > 0 && between.test((words.at(-1) ?? "").replace(/[.,]$/u, ""))) words.pop();
  const bare = words.join(" ").replace(/[\s,،、，・;:.=–—-]+$/gu, "");
  const last = bare.slice(bare.lastIndexOf(" ") + 1);
  // “Ярославская обл.,”: a comma behind it shows that the full stop is the word's own.
  const place = last !== "" && raw.includes(`${last}.,`) ? `${bare}.` : bare;
  if (place === "") return words.length === 0 && text.split(/\s+/u).length <= 2 && !isSmallStart(text) ? "" : null;
  if (place.length > longestPlace || words.length > 7 || /\p{Nd}{3}|[!?“”«»„"]/u.test(place)) return null;
  if (words.length === 1 && isSmallWord(place)) return null;
  if (!hasCase.test(place)) return words.length <= 5 ? place : null;
  const isNamed = words.every((word) => /^[\p{Lu}\p{Nd}(&]/u.test(word) || word.length <= 4);
  return isNamed && /^\p{Lu}/u.test(place) ? place : null;
}

/** “On 3 May”, “Am 3. Mai”: the sentence has begun. */
const isSmallStart = (text: string) => text !== "" && /^\p{Lu}/u.test(text);
