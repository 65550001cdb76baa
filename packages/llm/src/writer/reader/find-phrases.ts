import { calendarOf, dayPattern } from "./dates.ts";
import { isTelling, knowsNouns, looksLikeNoun } from "./keywords.ts";
import { isSmallWord, stopWords } from "./stop-words.ts";
import { tokens } from "./tokens.ts";

const mostWords = 4;
/** Names from elsewhere are taken apart into syllables there. */
const mostThai = 8;
/** “10月1日起”: a day, and that something begins on it. */
const beginning = new RegExp(`${dayPattern}(?:起|より|から)?`, "giu");
// What they stand in front of is half a word without them.
const bound = /(?:ผู้|การ|ความ|นัก|ชาว|[半非副])$/u;

/** “৪০ জন স্বেচ্ছাসেবক”: what only counts belongs to the number before it. */
const counters = /^(?:জন|জনা|টি|টা|খানা|খানি|பேர்|பேருக்கு)\s/u;

/** “الدورة السابعة”, “सातवाँ संस्करण”: which one of its kind, and not what; the “door” of “فتح باب التقديم” opens nothing alone. */
const editions =
  /^(?:(?:الدورة|النسخة|الطبعة|باب|أبواب)\s\S+|\S+\s(?:edition|Auflage|Ausgabe|édition|edición|edizione|edição|editie|издание|видання|संस्करण|সংস্করণ|আসর))$/iu;

/**
 * Two to four words that stand together in the headline and below it, in the same form: “ভ্রাম্যমাণ চক্ষু হাসপাতাল” says what a story is about
 * where each of its words alone does not. Only in languages in which nothing shows a noun; the others have better ways.
 */
export function findPhrases(title: string | null, sentences: readonly string[], language: string): string[] {
  if (title === null) return [];
  if (isUnspaced(language)) return joinedPhrases(title.replace(beginning, "|"), sentences, language);
  const subject = subjectOf(title, sentences[0] ?? "", language);
  if (knowsNouns(language) && language !== "ar") return subject;
  const below = sentences.flatMap((text) => runsOf(text, language)).map((run) => ` ${run.words.join(" ").toLowerCase()} `);
  // Where the noun comes last and no word of it follows, it may have an ending there: “ভাসমান পাঠাগারের”.
  const isInflected = (words: readonly string[]) =>
    endless.has(language) && [...(words.at(-1) ?? "")].length >= (language === "ko" ? shortestHangul : shortestNoun);
  const isTold = (words: readonly string[]) =>
    below.some((run) => run.includes(` ${words.join(" ").toLowerCase()}${isInflected(words) ? "" : " "}`));
  // “পাঠাগার” of “পাঠাগারের”: what others have endings to has none.
  const isStem = (word: string) => endless.has(language) && below.some((run) => new RegExp(` ${word}[\\p{L}\\p{M}]`, "iu").test(run));
  // “আবেদনের শেষ” of “আবেদনের শেষ তারিখ” and “আবেদনের শেষ সময়”: what always goes on is half of something.
  const all = [title, ...sentences].flatMap((text) => runsOf(text, language)).map(({ words }) => ` ${words.join(" ").toLowerCase()}|`);
  const endsIn = (words: readonly string[]) => {
    const own = ` ${words.join(" ").toLowerCase()}`;
    return all.some((run) =>
      run
        .split(own)
        .slice(1)
        .some((rest) => !rest.startsWith(" ")),
    );
  };
  return unique([
    ...subject,
    ...runsOf(title, language)
      // In a language with cases a small word before them asks for one.
      .filter((run) => !run.isGoverned || !hasCases.has(language))
      .flatMap(({ words }) => longest(words, isTold).filter((found) => !goesOn(found, words, below)))
      .filter(
        (words) =>
          words.some((word) => looksLikeNoun(word, language)) &&
          (!endless.has(language) || endsIn(words)) &&
          (isEnded(words, language) || isStem(words.at(-1) ?? "")),
      )
      .filter((words) => language !== "he" || !joinedFront.test(words[0] ?? "") || opensWith(title, words, sentences))
      .map((words) => (language === "ar" ? inArabic(words) : words).join(" "))
      .filter((phrase) => phrase.includes(" ") && !counters.test(phrase) && !editions.test(phrase)),
  ]);
}

/**
 * “The oil mill of Vamos, closed …” below “The old oil mill of Vamos becomes …”: what the news begins with, as far as the headline says it too
 * and up to its last word with a capital, which shows where a name ends.
 */
function subjectOf(title: string, news: string, language: string): string[] {
  const [first = "", ...rest] =
    news
      .match(/^(?:[^\p{P}]|(?<=\p{L})['’-](?=\p{L}))+/u)?.[0]
      .trim()
      .split(/\s+/u) ?? [];
  // A preposition would ask for a case.
  const isSmall = stopWords[language]?.has(first.toLowerCase()) || isSmallWord(first);
  if (isSmall && !article.test(first)) return [];
  const words = isSmall ? rest : [first, ...rest];
  const said = ` ${(title.match(/[\p{L}\p{M}\p{N}’'-]+/gu) ?? []).join(" ").toLowerCase()} `;
  let end = 0;
  while (
    end < Math.min(words.length, mostWords) &&
    said.includes(
      ` ${words
        .slice(0, end + 1)
        .join(" ")
        .toLowerCase()} `,
    )
  )
    end += 1;
  if (language === "he") return hebrewSubject(title, words, news);
  const last = words.slice(0, end).findLastIndex((word) => /^\p{Lu}\p{Ll}/u.test(word));
  return last < 1 ? [] : [words.slice(0, last + 1).join(" ")];
}

/** “בית החולים כרמל” below “… בבית החולים כרמל”: nothing shows a name, but a preposition may be joined to its front. */
function hebrewSubject(title: string, words: readonly string[], news: string): string[] {
  const runs = [4, 3, 2].map((count) => words.slice(0, count)).filter((run) => run.length > 1 && !run.some((word) => word.includes("-")));
  // “מועדון הריצה "גלים"”: its name comes next.
  if (/^[^\p{P}]{2,24}\s["“„]/u.test(news)) return [];
  const found = runs.find((run) => new RegExp(`(?<![\\p{L}\\p{M}])[בלמהוש]?${run.join(" ")}(?![\\p{L}\\p{M}])`, "u").test(title));
  return found === undefined ? [] : [found.join(" ")];
}

/** “لكرة السلة”: a definite word with what belongs to it, without what is joined to its front; nothing for other words. */
function inArabic(words: readonly string[]): readonly string[] {
  const isDefinite = (word: string | undefined) => /^ال/u.test(word ?? "");
  // “مكتبة حي الأندلس”: only the last of three has the article.
  const isOne = isDefinite(words.at(-1)) && (words.length === 2 || (words.length === 3 && !words.slice(0, 2).some(isDefinite)));
  const first = (words[0] ?? "").replace(/^[لب](?!ل)(?=[\p{L}\p{M}]{3})/u, "");
  return isOne ? [first, ...words.slice(1)] : [];
}

const article = /^(?:the|der|die|das|de|het|le|la|les|el|los|las|il|lo|i|gli|o|os|as|ο|η|το|οι|τα)$/iu;

const unique = (phrases: readonly string[]) => [...new Set(phrases)];

/** Neighbours as long as they are told together; of more than a few words nobody can say where one thing ends. */
function longest(words: readonly string[], isTold: (words: readonly string[]) => boolean, most = mostWords): string[][] {
  const found: string[][] = [];
  for (let at = 0; at < words.length; at += 1) {
    let end = at + 1;
    while (end < words.length && isTold(words.slice(at, end + 1))) end += 1;
    if (end - at >= 2 && end - at <= most) found.push(words.slice(at, end));
    at = end - 1;
  }
  return found;
}

/** The same where words have no blanks between them: of two that share a word the longer one, “ป่าชายเลน” of “ปลูกป่าชายเลน”. */
function longestFirst(words: readonly string[], isTold: (words: readonly string[]) => boolean, most: number): string[][] {
  const runs: { start: number; end: number }[] = [];
  for (let start = 0; start < words.length; start += 1) {
    let end = start + 1;
    while (end < words.length && isTold(words.slice(start, end + 1))) end += 1;
    if (end - start >= 2) runs.push({ start, end });
  }
  const length = ({ start, end }: { start: number; end: number }) => words.slice(start, end).join("").length;
  const chosen: typeof runs = [];
  for (const run of [...runs].sort((a, b) => length(b) - length(a) || a.start - b.start))
    if (!chosen.some((one) => run.start < one.end && one.start < run.end)) chosen.push(run);
  return chosen
    .sort((a, b) => a.start - b.start)
    .map(({ start, end }) => words.slice(start, end))
    .filter((run) => run.length <= most);
}

const hasCases = new Set("ru uk bg sr pl cs sk hr el hu fi tr".split(" "));
/** Where the noun comes last, its ending tells whether the words can stand alone. */
const nounLast = new Set("ka hy hi mr bn ta te gu ko tr hu fi".split(" "));
/** In these a headline has nouns in the form that all others begin with. */
const endless = new Set("bn hi mr ko".split(" "));
const shortestNoun = 4;
const shortestHangul = 3;
const isEnded = (words: readonly string[], language: string) => !nounLast.has(language) || looksLikeNoun(words.at(-1) ?? "", language);

/** “בנמל יפו”: a preposition is joined to its front, unless a headline or a sentence begins with it (“בית הספר”). */
const joinedFront = /^ב(?!ית|תי|ר|ול)/u;
const opensWith = (title: string, words: readonly string[], sentences: readonly string[]) =>
  [title, ...sentences].some((text) => text.startsWith(words.join(" ")));

/** “சென்னை அண்ணா நூலகத்தில்”, and “சென்னை அண்ணா நூலகம்” below it: the name goes on with a word whose case is another one. */
function goesOn(found: readonly string[], words: readonly string[], below: readonly string[]): boolean {
  const next = words[words.indexOf(found[0] ?? "") + found.length]?.toLowerCase();
  const start = next === undefined ? "" : next.slice(0, 4);
  return start !== "" && below.some((run) => run.includes(` ${found.join(" ").toLowerCase()} ${start}`));
}

const isUnspaced = (language: string) => language === "ja" || language === "zh" || language === "th";

/** The same where words have no blanks between them: neighbours in the headline that are neighbours below it as well (“市民プール”). */
function joinedPhrases(title: string, sentences: readonly string[], language: string): string[] {
  const below = sentences.join("\n");
  const words = tokens(title, language);
  const isWord = (word: string) =>
    isTelling(word, language) || (language !== "ja" && /^[\p{sc=Han}\p{sc=Thai}\p{M}]{2,}$/u.test(word) && !stopWords[language]?.has(word));
  const isTold = (run: readonly string[]) => run.every(isWord) && title.includes(run.join("")) && below.includes(run.join(""));
  // “自動販売” goes on in both with the same sign, and “金門酒廠舊” with the same word.
  const whole = (phrase: string): string => {
    let end = title.indexOf(phrase) + phrase.length;
    const start = end - phrase.length;
    const borders = bordersOf(words, title);
    for (const next of borders.filter((at) => at > end)) {
      const added = title.slice(end, next);
      if (!/^[\p{sc=Han}\p{sc=Katakana}ー]+$/u.test(added) || stopWords[language]?.has(added) || !below.includes(title.slice(start, next)))
        break;
      end = next;
    }
    // “旧” alone belongs to what would follow it.
    const last = borders.filter((at) => at < end).at(-1) ?? start;
    return title.slice(start, end > start + phrase.length && end - last === 1 && language === "zh" ? last : end);
  };
  // “นอนนับ” of the name “นอนนับดาว” is half of it.
  const isHalf = (one: string) => !edged(one).test(title) && new RegExp(`["“‘«]${one}[\\p{L}\\p{M}]`, "u").test(below);
  // So many syllables are one name where a part of the headline ends in them.
  const ends = (one: string) => new RegExp(`${one}(?![\\p{L}\\p{M}])`, "u").test(title);
  return unique(
    longestFirst(words, isTold, language === "th" ? mostThai : mostWords)
      .filter((run) => run.length <= mostWords || ends(run.join("")))
      .map((run) => whole(run.join(""))),
  ).filter(
    (one) =>
      (language !== "th" || !(isHalf(one) || thaiVerbFirst.test(one) || isBehindVerb(one, title))) &&
      [...one].length >= 4 &&
      !(language === "zh" && verbFirst.test(one)) &&
      !bound.test(title.slice(0, Math.max(0, title.indexOf(one)))),
  );
}

/** “กินไฟ”: says what something does, and no name. */
const thaiVerbFirst = /^(?:กิน|ใช้|เปิด|ปิด|จัด|ทำ|มี|เป็น|ให้|รับ|ขาย|ซื้อ|ไป|มา|เพิ่ม|ลด|ขยาย|ช่วย|ชวน|พา|ประกาศ|แจ้ง|เชิญ|เตรียม|ขอ|หยุด|เลื่อน|ย้าย)/u;
/** “ตัวพัดลม” of “เปิดตัวพัดลม”: the end of a verb before a name. */
const isBehindVerb = (one: string, title: string) =>
  /^(?:ตัว|งาน|รับ|ให้|ขึ้น|ใหม่)/u.test(one) && /(?:เปิด|จัด|เริ่ม|ออก|แนะนำ)$/u.test(title.slice(0, Math.max(0, title.indexOf(one))));

/** Where something stands at the beginning or at the end of a part without blanks. */
const edged = (one: string) => new RegExp(`(?<![\\p{L}\\p{M}])${one}|${one}(?![\\p{L}\\p{M}])`, "u");

/** Where the words of a text end. */
function bordersOf(words: readonly string[], text: string): number[] {
  let from = 0;
  return words.map((word) => {
    from = text.indexOf(word, from) + word.length;
    return from;
  });
}

/** “完成修复” tells what was done. */
const verbFirst =
  /^(?:完成|举办|舉辦|举行|舉行|启动|啟動|开放|開放|开幕|開幕|成立|发布|發布|推出|發放|发放|恢复|恢復|通过|通過|投入|正式|将于|將於)/u;

interface Run {
  words: string[];
  /** A small word stands before it. */
  isGoverned: boolean;
}

/** Words that follow each other without a mark, a figure, a day or a small word between them. */
function runsOf(text: string, language: string): Run[] {
  const runs: Run[] = [];
  let current: Run = { words: [], isGoverned: false };
  const close = (isGoverned: boolean) => {
    if (current.words.length > 1) runs.push(current);
    current = { words: [], isGoverned };
  };
  for (const [part = ""] of text.matchAll(/[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}'’־\u200c-]*[\p{L}\p{M}\p{N}])?|[^\p{L}\p{M}\p{N}\s]+/gu)) {
    const word = part.toLowerCase();
    if (!/\p{L}/u.test(part)) {
      // “מדגם "אור 10"”: what stands right before a name in quotation marks only announces it, unless it is what all before it belongs to.
      if (/^["“„«'‘]/u.test(part) && !nounLast.has(language)) current.words.pop();
      close(false);
    } else if (/\p{N}/u.test(part) || calendarOf(language).has(word)) close(false);
    else if (stopWords[language]?.has(word) || (part.length < 4 && isSmallWord(part))) close(true);
    else current.words.push(part);
  }
  close(false);
  return runs;
}
