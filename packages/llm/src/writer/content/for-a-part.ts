import { asksFor, wordsOf } from "../reader/asks-for.ts";
import { asksForIt } from "../reader/asks-for-it.ts";
import { withoutVowelSigns } from "../reader/call-words.ts";
import type { Call } from "../reader/calls.ts";
import { folded } from "../reader/folded.ts";
import { isForWhoever } from "../reader/for-whoever.ts";
import type { Story } from "../reader/read-story.ts";
import type { Work } from "../work.ts";
import { asksNothing } from "./ad-scraps.ts";
import { longestStem, objectsOf } from "./call-objects.ts";
import { addsTo } from "./connectives.ts";
import { newsOf } from "./essentials.ts";
import { price, tellsEntry } from "./prices.ts";

// What is asked for a part of the matter alone is asked of nobody in a few words.

/** “Whoever wants a talk of their own books it by 23 September at …”: “Book: …” below an open day would ask everybody to book the day. */
export function isOfAPart({ call, language, titles, pool }: Work): boolean {
  if (call?.kind !== "book" || !isForWhoever(call.text, language)) return false;
  const matter = [titles.join("\n"), newsOf(pool)?.text ?? ""].join("\n").toLowerCase();
  const own = objectsOf(call, language).filter((word) => [...word].length >= longestStem);
  return own.length > 0 && !own.some((word) => matter.includes(word));
}

/** “Workshops must be booked at …, the exhibition needs no booking”: “Book: …” would ask it of everybody. */
export function isForAPart(work: Work): boolean {
  const { call, language, afterCall, story } = work;
  const words = call?.kind ? wordsOf(call.text, language)[call.kind] : undefined;
  if (call === null || words === undefined) return false;
  if ((call.index < 0 || call.index > farthestOfMatter) && asksForIt(call.text)) return true;
  // “No registration is needed for the fair” may stand anywhere; that children need no ticket says nothing of everybody's.
  const isSeat = call.kind === "register" || call.kind === "book";
  const others = isSeat ? story.sentences.filter(({ kind, index }) => kind !== "list" && index !== call.index) : [];
  if ([call, ...afterCall.slice(0, 1), ...others].some(({ text }) => words.declines(withoutVowelSigns(text)))) return true;
  // “Entry is free. For the story hour you have to register at …”
  const before = story.sentences[call.index - 1];
  const isBelow = call.index > 0 && before !== undefined && story.sentences[call.index]?.isOpening === false;
  if (isBelow && asksNothing.test(before.text) && beginsWithFor.test(call.text)) return true;
  // “Entry is free, only the tours need booking. Please book them at …”
  const told = [call.text, ...(isBelow ? [before.text] : [])];
  if (told.some((text) => (asksNothing.test(text) || tellsEntry(text)) && saysOnly.test(text))) return true;
  if (isOfOneHeading(work) || isAddedTo(work)) return true;
  // “Entry is free, but there are 80 seats. Register: …” asks everybody.
  const isOpen = ({ text }: { text: string }) => tellsEntry(text) || (asksNothing.test(text) && saysEntry.test(text));
  if (call.kind !== "register" || (before !== undefined && isOpen(before) && !price.test(before.text))) return false;
  // “Entry is free, but you have to register” asks everybody, too.
  const isOpenToAll = (one: { text: string }) => isOpen(one) && !words.asks(withoutVowelSigns(one.text));
  return story.sentences.some((one) => one.index !== call.index && isOpenToAll(one)) && isOfSomethingElse(work);
}

/** The sentences of the call's paragraph. */
const paragraphOf = ({ index }: Call, { passages, sentences }: Story): string[] =>
  (passages.flatMap((one) => one.paragraphs).find((indexes) => indexes.includes(index)) ?? []).map((at) => sentences[at]?.text ?? "");

/** “There is also a workshop for families, on Saturdays in May. Book it at …”: what is added to the matter is not all of it. */
function isAddedTo({ call, story }: Work): boolean {
  if (call === null || (call.kind !== "register" && call.kind !== "book") || call.index <= farthestOfMatter) return false;
  return addsTo(paragraphOf(call, story)[0] ?? "");
}

/** “Guided tours” above “Every Saturday. Seats for a tour are booked at …”, where neither headline nor news speak of tours. */
function isOfOneHeading({ call, titles, pool, story }: Work): boolean {
  if (call === null || (call.kind !== "register" && call.kind !== "book")) return false;
  const asks = (heading: string) => takesPart.test(heading) || asksFor(heading, story.language ?? "").some((kind) => kind === call.kind);
  const isOther = (heading: string) => heading !== "" && !asks(heading);
  const matter = folded([titles.join("\n"), story.subtitle ?? "", newsOf(pool)?.text ?? ""].join("\n"));
  const isOf = (heading: string, text: string) => {
    const said = folded(text);
    return stemsOf(folded(heading.slice(0, longestHeading))).some((stem) => said.includes(stem) && !matter.includes(stem));
  };
  const told = paragraphOf(call, story).join("\n");
  // Where words have no blanks, the heading may have become the label of its paragraph.
  const [label = "", below = ""] = told.split(/[：:]([\s\S]*)/u);
  if (wide.test(label) && [...label].length <= longestLabel && isOther(label) && isOf(label, below)) return true;
  return story.passages.some(({ heading }) => isOther(heading ?? "") && isOf(heading ?? "", call.text));
}
const longestLabel = 20;
const longestHeading = 90;
const wide = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

/** The beginnings of words; pairs of signs where words have no blanks. */
const stemsOf = (text: string): string[] =>
  wide.test(text)
    ? [...text].flatMap((sign, at, all) => (/^\p{sc=Han}{2}$/u.test(`${sign}${all[at + 1] ?? ""}`) ? [`${sign}${all[at + 1]}`] : []))
    : (text.match(/[\p{L}\p{M}]{4,}/gu) ?? []).map((word) => word.slice(0, lettersOfStem));

/** “Who may take part” is asked of everybody. */
const takesPart = /teiln|particip|partecip|uczest|účast|участ|учас|συμμετ|مشارك|اشتراك|השתתפ|भाग|অংশ|பங்க|ร่วม|参加|參加|참가|참여/iu;
const lettersOfStem = 5;

/** Below these sentences “it” is no more what the headline names. */
const farthestOfMatter = 2;

/** “Register for the workshop” below a festival that anybody may enter: headline and news have no word of what is asked for, or of what leads to it. */
function isOfSomethingElse({ call, titles, pool, story, language }: Work): boolean {
  if (call === null) return false;
  const matter = [titles[0] ?? "", newsOf(pool)?.text ?? ""].join("\n").toLowerCase();
  const isOpening = story.sentences[call.index]?.isOpening !== false;
  const lead = isOpening ? "" : (story.sentences[call.index - 1]?.text ?? "");
  const own = [call.text, lead].flatMap((text) => objectsOf({ ...call, text }, language)).filter((word) => [...word].length >= longestStem);
  return own.length > 0 && !own.some((word) => matter.includes(word));
}

const saysEntry =
  /(?<![\p{L}\p{M}])(?:admission|entry|entrance|eintritt|entrée|entrada|ingresso|toegang|inträde|wstęp|vstup|belépés|intrarea|giriş|вход|вхід|είσοδος|الدخول|הכניסה|प्रवेश|প্রবেশ|நுழைவு|அனுமதி)(?![\p{L}\p{M}])|入場|入场|入館|门票|門票|입장|เข้า(?:ชม|งาน|ร่วม)/iu;
/** Whether a call says by a word that it is asked for a part alone. */
export const saysOnly =
  /(?<!\p{L})(?:only|nur|seul\p{L}*|uniquement|sólo|solo|soltanto|somente|alleen|enkel|endast|kun|tylko|pouze|csak|doar|numai|yalnızca|sadece|только|лише|тільки|само|μόνο|فقط|רק|केवल|सिर्फ़?|শুধু|কেবল|மட்டும?)(?![\p{L}\p{M}])|เฉพาะ|仅|僅|只有|のみ|だけ|에만|만 (?:사전|신청|예약)/iu;
const beginsWithFor =
  /^(?:(?:for|für|zum|zur|pour|para|per|voor|för|til|dla|pro|do|na|для|на|за|για|στ[οηα]ν?)\s|ل(?=\p{sc=Arabic}{3,}\s)|ל(?=\p{sc=Hebrew}{3,}\s)|[^。、]{2,20}(?:には|は、?(?:事前|要)|については)|สำหรับ|参加[^，。]{2,12}(?:须|需))/iu;
