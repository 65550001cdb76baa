import { isContactHeading, isEnclosure, withEndMarkApart } from "./furniture.ts";
import { stop } from "./lines.ts";
import { findAddresses, hasAddress } from "./links.ts";
import { takeNotesToEditors } from "./notes-to-editors.ts";
import { offerTerms } from "./offer-terms.ts";

// What somebody adds below a story: a postscript beside its matter, and notes to what stands in it.

/** What is added to a story, as written, apart from the story itself. */
export interface Afterwords {
  /** The story without them. */
  story: string;
  /** Each with its label: “P.S. The lift works again.” */
  postscripts: string[];
  /** Each with its label or sign, as it can stand without its mark: “※ Only on weekdays.” */
  notes: string[];
  /** “Notes to editors”, then line by line what stands below it; empty without any. */
  toEditors: string[];
}

/** Takes away what stands below the story in paragraphs of its own, above or below who signs it. What alone says where readers can turn stays. */
export function takeAfterwords(written: string): Afterwords {
  const { text, notes: toEditors } = takeNotesToEditors(written.normalize("NFC").replace(/\r\n?/g, "\n"));
  const kept: string[] = [];
  const postscripts: string[] = [];
  const notes: string[] = [];
  const paragraphs = text.split(/\n(?:[^\S\n]*\n)+/u);
  for (const [at, given] of paragraphs.entries()) {
    // What stands below a heading of its own is a part of the story.
    const isLast = at >= Math.max(fewestAbove, paragraphs.length - mostBelow) && !/^\s*#{1,6}\s/u.test(given);
    const small = isLast ? offerTerms(given) : null;
    if (small !== null) {
      notes.push(small);
      continue;
    }
    const isSigned = at > fewestAbove && !stop.test(paragraphs[at - 1]?.trim() ?? "");
    const paragraph = isSigned ? given.replace(bareLabel, "$1: ") : given;
    const { above, added } = at < fewestAbove ? { above: paragraph, added: [] } : parted(paragraph);
    // “P.S.” in a line of its own speaks of the paragraph below it.
    const before = postscripts.at(-1);
    if (before !== undefined && isLabelAlone(before) && added.length === 0)
      postscripts[postscripts.length - 1] = `${before} ${oneLine(paragraph)}`;
    else if (above.trim() !== "") kept.push(above);
    for (const line of added.map(withoutEndMark).filter((one) => !isSentAlong(one)))
      if (isToAsk(line)) kept.push(line.replace(noteSign, ""));
      else (postscriptLabel.test(line) ? postscripts : notes).push(line);
  }
  const added = [...postscripts, ...notes];
  const story = kept.join("\n\n");
  if (added.length === 0 || (findAddresses(story).length === 0 && findAddresses(added.join(" ")).length > 0))
    return { story: withoutLabels(paragraphs).join("\n\n"), postscripts: [], notes: [], toEditors };
  const isMarked = notes.some((note) => /\p{Nd}/u.test(noteSign.exec(note)?.[0] ?? ""));
  return { story: isMarked ? story.replace(mark, "") : story, postscripts, notes: notes.map(unnumbered), toEditors };
}

/** “… on our site. (end)” */
const withoutEndMark = (line: string) => withEndMarkApart(line).split("\n\n")[0] ?? line;
/** “※ Press contact: Ann Lee, 02-000-0142” */
const isToAsk = (line: string) => isContactHeading(line.replace(noteSign, "").split(/[:：]/u)[0] ?? "") && hasAddress(line) !== null;

/** Small print stands below all else, but for whom to ask. */
const mostBelow = 2;
/** Headline and news stand above whatever is added. */
const fewestAbove = 2;

/** The lines of a paragraph that are added to the story, each with what goes on from it, and those above them. */
function parted(paragraph: string): { above: string; added: string[] } {
  const lines = paragraph.split("\n").map((line) => line.trim());
  const from = lines.findIndex((line) => isAdded(line));
  if (from === -1) return { above: paragraph, added: [] };
  // Below a list or a price a line with a sign and no number may be one of several.
  if (from > 0 && !postscriptLabel.test(lines[from] ?? "") && !/^\P{L}{0,2}\p{Nd}/u.test(lines[from] ?? ""))
    return { above: paragraph, added: [] };
  const added: string[] = [];
  for (const line of lines.slice(from)) {
    if (isAdded(line)) added.push(line);
    else added.push(oneLine(`${added.pop() ?? ""}\n${line}`));
  }
  return { above: lines.slice(0, from).join("\n"), added };
}

const isAdded = (line: string) => postscriptLabel.test(line) || noteLabel.test(line) || noteSign.test(line);
/** “※ 붙임: 사진 2매”: what is sent along is no note. */
const isSentAlong = (line: string) => isEnclosure(/^[^:：]{2,24}(?=\s?[:：])/u.exec(line)?.[0] ?? "");
/** “PS Lost property …”: below who signs, the label needs no mark. */
const bareLabel = /^(PP?S|PD|ЗЫ|ПС|추신|덧붙임|पुनश्च|পুনশ্চ|ปัจฉิมลิขิต)\s+(?=[\p{Lu}\p{Lo}])/u;
const isLabelAlone = (line: string) => line.replace(postscriptLabel, "").trim() === "";
const oneLine = (text: string) =>
  text
    .trim()
    .replace(/(?<=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}。、，])\n/gu, "")
    .replace(/\s*\n\s*/gu, " ");
const withoutLabels = (paragraphs: readonly string[]) =>
  paragraphs.map((paragraph, at) => (at < fewestAbove ? paragraph : paragraph.replace(postscriptLabel, "")));

/** “※1 Only on weekdays” where nothing in the text is marked any more. */
const unnumbered = (note: string) => {
  const sign = noteSign.exec(note)?.[0] ?? "";
  return /\p{Nd}/u.test(sign) ? `${sign.includes("*") ? "" : "※ "}${note.slice(sign.length)}` : note;
};

const postscriptLabel = starting(
  "p\\.\\s?p\\.\\s?s|p\\.?\\s?-?s|p\\.\\s?d|pd|pos(?:t)?data|post\\s?scriptum|u\\.\\s?i|n\\.\\s?s|t\\.\\s?b",
  "з\\.?\\s?[ыі]|п\\.\\s?[пс]|постскриптум|υ\\.?\\s?γ|υστερόγραφο|հ\\.\\s?գ|პ\\.\\s?ს",
  'נ\\.?\\s?["”״]?\\s?ב|(?:حاشية|ملحوظة أخيرة|ملاحظة أخيرة)|پ\\.?\\s?ن|پی‌نوشت|پس‌نوشت',
  "पुनश्च|पु\\.\\s?नि|ता\\.\\s?क|পুনশ্চ|পু\\.|பி\\.\\s?கு|பின்குறிப்பு|తా\\.\\s?క|ప\\.\\s?ల|ป\\.?\\s?ล|ปัจฉิมลิขิต",
  "又及|又启|附言|附笔|附筆|追伸|追記|二伸|추신|덧붙임|덧붙이는 말",
);
const noteLabel = starting(
  "n\\.\\s?b|(?:please )?note|footnotes?|hinweis|anmerkung|remarque|nota(?: bene)?|note bene|avvertenza|opmerking|noot|obs|anm|anmärkning|bemærk|merk|huom|uwaga|poznámka|notă|megjegyzés|not|lưu ý|catatan",
  "примечание|сноска|примітка|забележка|напомена|σημείωση|σημ|ծանոթություն|შენიშვნა",
  "ملاحظة|ملحوظة|تنويه|توجه|توضیح|نوٹ|הערה|לתשומת ל(?:ב|יבכם)",
  "नोट|टिप्पणी|विशेष सूचना|टीप|সূচনা|নোট|দ্রষ্টব্য|বিশেষ দ্রষ্টব্য|বি\\.?\\s?দ্র|দ্র|குறிப்பு|గమనిక|หมายเหตุ",
  "注(?:[\\p{Nd}释釋记記])?|附注|附註|备注|備註|備考|ご注意|注記|주(?:석)?|비고|참고|유의사항",
);
/** “※1”, “*1”, “(注2)”, “＊”: the sign of a note, with its number; “※9月” begins with a month. */
const noteSign =
  /^(?:※(?:\s?\p{Nd}{1,2}(?!\p{Nd}|\s?[月日年時点分円名人件社回歳%％:：〜～-]|[.,]\p{Nd}))?|\*\p{Nd}{1,2}|＊(?:\s?\p{Nd}{1,2})?|[（(]\s?(?:※|注)\s?\p{Nd}{0,2}\s?[)）]|注\p{Nd}{1,2})[\s.:：、)）\u3000]*(?=\S)/u;
/** The same behind what it marks. */
const mark = /\s?[（(［[]?\s?(?:※|＊|\*(?=\p{Nd})|注(?=\p{Nd}))\s?\p{Nd}{1,2}(?:\s?[、,・]\s?[※＊*]?\p{Nd}{1,2})*\s?[)）\]］]?/gu;

/** A word alone begins many sentences: only with a mark behind it, or full stops inside of it, it is a label. */
function starting(...labels: string[]): RegExp {
  const ends = '\\s?[.:：,，]+|\\s[–—-](?=\\s)|(?<=\\.\\s?[\\p{L}\\p{M}]{1,3}|["”״]ב)(?=\\s)|(?<=[\\p{sc=Han}]{2})[\\s\\u3000]|$';
  return new RegExp(`^(?:${labels.join("|")})(?![\\p{L}\\p{M}])(?:${ends})[\\s\\u3000]*`, "iu");
}
