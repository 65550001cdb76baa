import { endsInAbbreviation, endsInOrdinal } from "./abbreviations.ts";
import { monthName } from "./dates.ts";
import { quotesSomebody, speaks } from "./speech.ts";
import { stopWords } from "./stop-words.ts";

const segmenters = new Map<string, Intl.Segmenter>();

/**
 * Sentences of one paragraph in order, trimmed. Corrects what `Intl.Segmenter` splits too early: after abbreviations,
 * initials and ordinals, inside of quotation marks and before whoever said them. Where a border is in doubt there is none:
 * two sentences together still read well, half a one does not.
 */
export function splitSentences(paragraph: string, language: string): string[] {
  const text = paragraph.replace(/\s+/g, " ").trim();
  const rough = /\p{sc=Thai}/u.test(text)
    ? text
        .split(thaiBorder)
        .flatMap((part) => part.split(afterThaiQuote))
        .flatMap((part) => part.split(thaiRequest))
        .reduce(withWhoIsAsked, [])
    : [text];
  return rough.flatMap((part) => splitAtStops(part, language));
}

/** “ท่านที่ซื้อตั๋ว … เป็นต้นไป โปรดเลือก …”: who is asked stands before what is. */
const withWhoIsAsked = (parts: readonly string[], part: string): string[] =>
  (opensWithWho.test(parts.at(-1) ?? "") && /^(?:กรุณา|โปรด)/u.test(part)) ||
  (endsInWho.test(parts.at(-1) ?? "") && /^(?:สมัคร|ลงทะเบียน|สอบถาม|ดูรายละเอียด|จอง|ติดต่อ)/u.test(part))
    ? [...parts.slice(0, -1), `${parts.at(-1)} ${part}`]
    : [...parts, part];
const opensWithWho = /^(?:ท่านที่|ผู้ที่|ผู้ซึ่ง|ลูกค้าที่|ผู้โดยสารที่|สำหรับ(?:ท่าน|ผู้|ลูกค้า)|หาก|กรณี|เมื่อ)/u;
/** “ร้านค้าที่สนใจเป็นจุดจำหน่าย สมัครได้ที่ …”: those who are meant, with no verb of their own. */
const endsInWho =
  /(?:^|\s)(?:ผู้|ท่าน|คน|ใคร|ร้าน|ลูกค้า|นักเรียน|นักศึกษา|ประชาชน|โรงเรียน|บริษัท|หน่วยงาน|ครอบครัว|เกษตรกร)[ก-๙]*(?:สนใจ|ประสงค์|ต้องการ|อยาก)[^\s]*(?:\s[^\s]{1,20})?$/u;

function splitAtStops(paragraph: string, language: string): string[] {
  const sentences: string[] = [];
  // “43 डिग्री से.”: where a danda ends sentences a full stop shortens words.
  const hasDanda = paragraph.includes("।");
  let carried = "";
  for (const segment of segmentsOf(paragraph, language)) {
    const whole = carried + segment.trim();
    // A bracket that opens at the end of a sentence is the beginning of the next one.
    const text = whole.replace(/[「『《（【]+$/u, "").trim();
    carried = whole.slice(text.length).trim();
    const last = sentences.at(-1);
    if (text === "") continue;
    // Without a blank a full stop is that of initials (“ஆர்.எஸ்.”).
    const isClose = last !== undefined && paragraph.includes(last.slice(-12) + text.slice(0, 12));
    const isShortened = hasDanda && last !== undefined && /\.[”’"']?$/u.test(last);
    // “… kaufen?"라는 문의”: in Korean a quotation is a part of its sentence.
    const isQuoted =
      isClose && /["”’'」』]$/u.test(last) && /^(?:이?라|하)?(?:고|는|며|던|네|은|을|를|이|가)/u.test(text) && /^\p{sc=Hangul}/u.test(text);
    if (last !== undefined && (isShortened || isQuoted || (isClose && last.endsWith(".")) || belongsTogether(last, text, language)))
      sentences[sentences.length - 1] = isClose ? last + text : join(last, text);
    else sentences.push(text);
  }
  if (carried !== "") sentences.push(`${sentences.pop() ?? ""}${carried}`);
  return sentences;
}

/** Armenian ends sentences with a sign of its own, which the segmenter does not know. */
function segmentsOf(paragraph: string, language: string): string[] {
  const segments = [...segmenterOf(language).segment(paragraph)].map((one) => one.segment);
  // A danda inside of closing marks ends a sentence, too.
  if (/।["”’]/u.test(paragraph)) return segments.flatMap((segment) => segment.split(/(?<=।["”’])\s+/u));
  if (!/\p{sc=Armenian}/u.test(paragraph)) return segments;
  return segments.flatMap((segment) => segment.split(/(?<=[։:]["»”]?)\s+(?=[\p{Lu}«“"])/u));
}

function segmenterOf(language: string): Intl.Segmenter {
  const known = segmenters.get(language);
  if (known) return known;
  const segmenter = new Intl.Segmenter(language, { granularity: "sentence" });
  segmenters.set(language, segmenter);
  return segmenter;
}

// What somebody said is over at its closing mark.
const afterThaiQuote = /(?<=(?:กล่าว|เปิดเผย|ระบุ|บอก)[^“”]{0,12}“[^“”]{10,}”)\s+(?=[ก-๙]{6})/u;

// Thai puts a blank between sentences and between clauses alike; these words begin a sentence of their own.
const thaiBorder =
  /(?<=\S{25}|\S\s\S{12,})(?<!["“(])(?<!\s(?:รอง|อดีต)?(?:ผู้|ประธาน|นายก|หัวหน้า|รอง|อธิการ|เลขา|โฆษก|กรรมการ|อธิบดี|ปลัด|เจ้าของ|อาจารย์|แพทย์|นัก|ครู|รัฐมนตรี|ด้าน|โดย)[ก-๙]*)\s+(?=(?:นอกจากนี้|ทั้งนี้|ผู้สนใจ|ผู้ที่สนใจ|ผู้ประสงค์|พร้อมกันนี้|อย่างไรก็ตาม|สอบถาม(?:ข้อมูล|รายละเอียด|เพิ่มเติม)|ดูรายละเอียด|ลงทะเบียน(?:ได้|ที่|ฟรี|ล่วงหน้า)|สมัคร(?:ได้|ที่)|(?:งาน|กิจกรรม|โครงการ|นิทรรศการ|ร้าน|บริษัท|โรงพยาบาล|มหาวิทยาลัย|เทศบาล)[ก-๙]{0,20}(?:จะ|มี|เปิด|จัด)|(?:นาย|นาง|นางสาว|ดร\.|คุณ|ผศ\.|รศ\.|ศ\.|นพ\.|พญ\.)[ก-๙]{2,}\s))/u;

// “Please …” after a blank, unless a condition or whom it is for stands before it; “If …” right behind an address.
const thaiRequest =
  /(?<=\S\S)(?<!(?:^|\s)(?:หาก|ถ้า|เมื่อ|กรณี|ผู้|สำหรับ|ท่าน|เพื่อ|โดย)\S*)\s+(?=(?:กรุณา|โปรด|จึงขอ(?:เรียน)?เชิญ)[ก-๙])|(?<=[\da-z/])\s+(?=หาก[ก-๙]+\s)/u;

function belongsTogether(before: string, after: string, language: string): boolean {
  if (endsInOrdinal(before, after, language) || (language === "ko" && isKoreanDay(before, after))) return true;
  // “(จันทร์–ศุกร์ 09.00–17.00 น.) ภายในวันศุกร์”: Thai has no full stops but those of shortened words.
  if (/\p{sc=Thai}\.[)）]$/u.test(before)) return true;
  if (isNumbered(before, after) || isInitialsInBrackets(before) || isInBrackets(before, after)) return true;
  if (isAcronymAlone(after)) return true;
  if (endsInAbbreviation(before))
    return (
      hasOpenQuote(before) || !([endsInMeasure, endsInStreet, endsInNo].some((one) => one.test(before)) && beginsAnew(after, language))
    );
  if (/^[\p{Ll}\p{P}]*\p{Ll}/u.test(after) && !/^\p{P}*\p{sc=Georgian}/u.test(after) && !isAddress.test(after)) return true;
  // “…?” asks, what follows answers.
  if (/[?？؟]$/u.test(before) && before.length < longestAsked && !/[?？؟]$/u.test(after)) return true;
  if (isQuoted(before) && !quotesSomebody(before) && isAttribution(after)) return true;
  // What was said in one breath stays together, unless the marks are simply not in pairs.
  return hasOpenQuote(before) && before.length < 600;
}

/** “2026. 6. 18.(목) 18시”: year, month and day have a full stop each. */
const isKoreanDay = (before: string, after: string) =>
  /(?<!\p{Nd})\p{Nd}{1,2}\.\s?\p{Nd}{1,2}\.$/u.test(before) ||
  (/(?<!\p{Nd})(?:\p{Nd}{1,2}|20\p{Nd}{2})\.\s?[(（]?$/u.test(before) && /^(?:\p{Nd}{1,2}\.|[월화수목금토일][)）])/u.test(after));

/** “£214,600 incl. VAT.”: a few capitals alone are no sentence. */
const isAcronymAlone = (text: string) => /^\p{Lu}{2,5}[.,;)]*$/u.test(text);

/** Longer ones may be a paragraph's own question. */
const longestAsked = 110;

/** “каб. 12”, “ஆக. 3”: what is this short and has a figure behind its full stop is shortened. */
const isNumbered = (before: string, after: string) =>
  /(?:^|[\s(„“"])(?:\p{Lu}?\p{Ll}{1,4}|[\p{Lo}\p{M}]{1,6})\.$/u.test(before) && /^\p{Nd}+(?:[\s.,:)–-]|$)/u.test(after);

/** “30 places (from 1.” and “April 2027) are open”, “(Mo.–Fr.” and “8–16 Uhr)”: a bracket of a few words ends where it is closed. */
function isInBrackets(before: string, after: string): boolean {
  const [open, close] = [Math.max(before.lastIndexOf("("), before.lastIndexOf("（")), after.search(/[)）]/u)];
  return (
    open > Math.max(before.lastIndexOf(")"), before.lastIndexOf("）")) && close !== -1 && before.length - open + close <= longestInBrackets
  );
}
const longestInBrackets = 120;

/** “(Z.K.B.) said”: the full stop before a bracket is that of initials. */
const isInitialsInBrackets = (before: string) => /[(（](?:\p{L}\p{M}*){1,3}\.(?:\s?(?:\p{L}\p{M}*){1,3}\.)+[)）]$/u.test(before);

// “75 г. В партии …”: a measure ends a sentence when a small word in capitals begins the next.
const endsInMeasure = /\p{Nd}\s?[\p{L}]{1,5}\.(?:\s?\p{L}\.)?$/u;
// “… in Mill St. If you can't be there, …”, “… of Hale & Co. We …”: shortened, and the end of a name.
const endsInStreet = /\p{Lu}[\p{L}’']+\s(?:St|Rd|Ave|Sq|Ln|Blvd|Co|Inc|Ltd|Corp|Bros)\.$/u;
// “… counts as a no. So please vote”: a number that it shortens would follow.
const endsInNo = /\p{Ll}\sno\.$/u;
function beginsAnew(text: string, language: string): boolean {
  const word = /^\p{Lu}[\p{L}\p{M}’']*/u.exec(text)?.[0] ?? "";
  return word !== "" && (stopWords[language]?.has(word.toLowerCase()) ?? false);
}

const isAddress = /^(?:https?:|www\.)/u;
const isQuoted = (text: string) => /["”»“」』״]$/u.test(text);

/** “…” said Ida Thorsen: short, and somebody speaks. In Chinese that person may go on: “……。”李明说，“……”. */
const isAttribution = (text: string) =>
  /^(?:と|って|—|–|-|,|，|،)/u.test(text) ||
  (/^[\p{sc=Han}、·]{2,40}[，：,:]?[“「]/u.test(text) && speaks(text.slice(0, text.search(/[“「]/u)))) ||
  (text.length < 110 && !/^["“„«「『]/u.test(text) && speaks(text) && !/["“„«「『]/u.test(text.slice(0, 30)));

/** Scripts without blanks between words get none between what belongs together either. */
const join = (before: string, after: string) =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef”]$/u.test(before) && unspaced.test(after)
    ? before + after
    : `${before} ${after}`;
const unspaced = /^[「『《（【]*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

function hasOpenQuote(whole: string): boolean {
  // Hebrew abbreviations have a straight mark inside (צה"ל).
  const text = whole.replace(/(?<=\p{sc=Hebrew})"(?=\p{sc=Hebrew})/gu, "");
  const count = (marks: RegExp) => (text.match(marks) ?? []).length;
  const asian = count(/[「『《]/g) > count(/[」』》]/g);
  return (
    asian ||
    count(/(?<!\p{L})‘/gu) > count(/’/g) ||
    count(/«/g) > count(/»/g) ||
    count(/[“„]/g) > count(/[”]/g) + germanCloses(text) ||
    count(/"/g) % 2 === 1
  );
}

// In German and its neighbours “ closes what „ opened.
const germanCloses = (text: string) => (text.includes("„") ? 2 * (text.match(/“/g) ?? []).length : 0);

/** Where the last sentence of a paragraph begins. */
export const lastBorder = (text: string) =>
  Math.max(
    ...[...text.matchAll(/[.!?。！？።।]["”»」]?\s+(?=[\p{Lu}\p{Lo}])|[。！？](?=\p{Lo})/gu)]
      .filter((match) => {
        const [before, after] = [text.slice(0, match.index + 1), text.slice(match.index + match[0].length)];
        return !isInBrackets(before, after) && !(match[0].startsWith(".") && (endsInAbbreviation(before) || isDay(before, after)));
      })
      .map((match) => match.index + match[0].length),
    0,
  );

/** “1.” and “April 2027” */
const isDay = (before: string, after: string) => /(?<!\p{Nd})\p{Nd}{1,2}\.$/u.test(before) && month.test(after);
const month = new RegExp(`^${monthName}`, "iu");
