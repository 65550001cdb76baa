import type { Block } from "./block.ts";
import { findDays } from "./dates.ts";
import { aboutLabelOf, isBoilerplateHeading, isContactHeading, isEnclosure, isEndMark, isKicker } from "./furniture.ts";
import { endsInInitials, stop } from "./lines.ts";
import { findAddresses, hasAddress } from "./links.ts";

/** Sets aside what is no part of the news: kickers, end marks, whom editors write to, what stands under every release. */
export function withoutFurniture(blocks: readonly Block[]): Block[] {
  const result: Block[] = [];
  let part: "story" | "contact" | "boilerplate" = "story";
  let hasEnded = false;
  const isTold = () => result.some((one) => one.kind === "boilerplate");
  for (const [at, block] of blocks.entries()) {
    const text = "text" in block ? block.text : "";
    const label = block.kind === "fact" ? block.label : text;
    // “Places: 30” is a fact, and “30” in a line of its own ends a release.
    if (block.kind !== "fact" && isEndMark(text)) {
      hasEnded = true;
      continue;
    }
    // “12 May 2026, for immediate release”
    const day = isKicker(withoutDayAhead(text)) ? (findDays(text)[0] ?? "") : "";
    if (day !== "" && block.kind !== "fact") {
      result.push({ kind: "paragraph", text: day });
      continue;
    }
    // “보도시점 2027. 5. 3. 09:00” without a colon
    const isReleaseTime = block.kind === "heading" && !result.some((one) => one.kind !== "heading") && isKicker(withoutDayBehind(text));
    if (isReleaseTime || isKicker(text) || (block.kind === "fact" && isKicker(block.label))) continue;
    // What is sent along stands at the end.
    if (isSentAlong(block) && at >= blocks.length - lastBlocks && hasAddress(text) === null) continue;
    const about = part === "story" && at > blocks.length / 2 ? toldAbout(block) : null;
    if (about !== null) {
      result.push({ kind: "boilerplate", text: about });
      continue;
    }
    if (part === "story" && leadsToContacts(blocks, at)) {
      part = "contact";
      continue;
    }
    // Above the first paragraph one line is whom to ask, and the story is still to come.
    if (isContactHeading(label) && at < blocks.length / 2 && !result.some((one) => one.kind === "paragraph" || one.kind === "list")) {
      if (!isLabelOnly(block)) result.push(...contactOf(block));
      continue;
    }
    if (isContactHeading(label) || (block.kind !== "fact" && asksFurther.test(text))) part = "contact";
    else if (isAboutUs(block) && at > blocks.length / 2 && !asksBy(blocks[at + 1])) {
      part = "boilerplate";
      // “Founded in 1998 by …” says of whom it speaks only below its heading.
      const below = blocks[at + 1];
      const isNamed = below?.kind === "paragraph" && sharesWord(block, below.text);
      if (block.kind === "heading" && !isNamed) result.push({ kind: "boilerplate", text: block.text.replace(/^[【[]|[】\]]$/gu, "") });
    } else if (block.kind === "heading" && block.isMarked && part !== "story" && !hasEnded) part = "story";
    else if (hasEnded && part === "story") part = areContacts(blocks.slice(at)) ? "contact" : "boilerplate";
    if (part === "story") result.push(block);
    // What comes below what the company says about itself and names a day and where to turn is what readers are asked for.
    else if (part === "boilerplate" && isTold() && !hasEnded && asksBy(block)) result.push(block);
    else if (part === "boilerplate" && block.kind === "paragraph") result.push({ kind: "boilerplate", text });
    else if (part === "boilerplate" && block.kind === "fact" && isBoilerplateHeading(block.label))
      result.push({ kind: "boilerplate", text: block.kind === "fact" ? `${block.label}: ${text}` : text });
    else if (part === "contact" && !isLabelOnly(block)) result.push(...contactOf(block));
  }
  return withoutFounding(result);
}

/**
 * “For interviews:” above a name and an address, the last lines of a story that sends its readers elsewhere: whom to ask, in any language. A
 * list, a day or a sentence among them tells something.
 */
function leadsToContacts(blocks: readonly Block[], at: number): boolean {
  const block = blocks[at];
  const below = blocks.slice(at + 1).filter((one) => !(one.kind !== "fact" && "text" in one && isEndMark(one.text)));
  return (
    block !== undefined &&
    (block.kind === "paragraph" || block.kind === "heading") &&
    (/[:：]$/u.test(block.text) || (block.kind === "heading" && !block.isMarked && below.some(isPersonal))) &&
    [...block.text].length <= longestLead &&
    below.length > 1 &&
    below.length <= mostContactLines &&
    below.every(isContactLine) &&
    below.some(hasAddressIn) &&
    // A name, an office, a telephone: whoever only lists addresses sends readers there.
    below[0] !== undefined &&
    !hasAddressIn(below[0]) &&
    blocks.slice(0, at).some(hasAddressIn)
  );
}

/** Below the end mark of a release: short lines, and a telephone or a mail in them. */
const areContacts = (blocks: readonly Block[]) =>
  blocks.length <= mostContactLines && blocks.every(isContactLine) && blocks.some(hasAddressIn);
const isContactLine = (one: Block) =>
  (one.kind === "heading" || one.kind === "paragraph" || one.kind === "fact") &&
  [...one.text].length <= longestContactLine &&
  (!stop.test(one.text) || endsInInitials.test(one.text)) &&
  findDays(one.text).length === 0;

/** “Attachments: two photos”, “붙임 제품 사진 2매” */
const isSentAlong = (block: Block) =>
  block.kind === "fact"
    ? isEnclosure(block.label)
    : (block.kind === "paragraph" || block.kind === "heading") &&
      [...block.text].length <= longestLead &&
      !stop.test(block.text) &&
      isEnclosure(/^\S+/u.exec(block.text)?.[0] ?? "");

/** Enclosures, end mark and a contact or two. */
const lastBlocks = 5;
const longestLead = 60;
const longestContactLine = 100;
const mostContactLines = 6;
/** A name and a mail below a heading without a colon; a street and a site may be where something is. */
const isPersonal = (block: Block) => "text" in block && findAddresses(block.text).some((one) => one.includes("@"));
const hasAddressIn = (block: Block) => "text" in block && hasAddress(block.text) !== null;

const withoutDayAhead = (text: string) => {
  const day = findDays(text)[0];
  return day !== undefined && text.startsWith(day)
    ? text.slice(day.length).replace(/^[\s.,、，]*(?:[(（][^)）]{1,8}[)）])?[\s.,:：–—|-]*/u, "")
    : "";
};

const withoutDayBehind = (text: string) => text.slice(0, Math.max(0, text.indexOf(findDays(text)[0] ?? text))).trim();

/** “The club, founded in 1958, …” as the last paragraph of a story tells who sends it. */
function withoutFounding(blocks: readonly Block[]): Block[] {
  const at = blocks.findLastIndex((one) => one.kind !== "contact" && one.kind !== "boilerplate");
  const last = blocks[at];
  const told = blocks.filter((one) => one.kind === "paragraph").length;
  if (
    last?.kind !== "paragraph" ||
    told < fewestTold ||
    !founded.test(last.text) ||
    !/(?<!\p{Nd})(?:1[89]|20)\p{Nd}{2}(?!\p{Nd})/u.test(last.text) ||
    hasAddress(last.text) !== null
  )
    return [...blocks];
  return blocks.map((one, index) => (index === at ? { kind: "boilerplate", text: last.text } : one));
}
const fewestTold = 4;
/** The word for it, beside a year. */
const founded =
  /(?:(?<!\p{L})(?:founded|established|gegründet|fondée?|créée?|fundad[oa]|fondat[oa]|opgericht|grundat|stiftet|założon\p{L}*|založen\p{L}*|înființat\p{L}*|alapított\p{L}*|kuruldu|kurulan|основан\p{L}*|создан\p{L}*|заснован\p{L}*|створен\p{L}*|основан|ιδρύθηκε|تأسس\p{L}*|נוסד\p{L}*|הוקמ\p{L}*)(?!\p{L})|स्थापित|स्थापना|প্রতিষ্ঠিত|தொடங்கப்பட்ட|நிறுவப்பட்ட|ก่อตั้ง|設立|創立|開館|成立于|成立於|发起|설립|세운|창립|문을 연|(?:פועל[ת]?|פעיל[ה]?) מאז)/iu;

/** A line above what the company says about itself, or the beginning of it: “About the trust: founded in 1998, it …”. */
const isAboutUs = (block: Block) =>
  (block.kind === "heading" && isBoilerplateHeading(block.text)) ||
  (block.kind === "fact" &&
    block.text.length >= (unspaced.test(block.text) ? fewestAbout / 3 : fewestAbout) &&
    isBoilerplateHeading(block.label));
const fewestAbout = 40;
/** What “Background: …” says, without its label; null for anything else. */
function toldAbout(block: Block): string | null {
  if ((block.kind !== "paragraph" && block.kind !== "fact") || hasAddress(block.text) !== null) return null;
  const label = aboutLabelOf(block.kind === "fact" ? `${block.label}: …` : block.text);
  const told = block.kind === "fact" ? block.text : block.text.slice(label.length);
  return label !== "" && told.length >= (unspaced.test(told) ? fewestAbout / 3 : fewestAbout) ? told : null;
}
const sharesWord = (block: Block, text: string) =>
  ("text" in block ? block.text : "")
    .toLowerCase()
    .match(/[\p{L}\p{M}]{4,}/gu)
    ?.some((word) => text.toLowerCase().includes(word)) ?? false;

/** Above telephones and addresses in lines of their own; with one behind it, it is a story's call. */
const asksFurther =
  /^(?:สอบถาม(?:ข้อมูล)?เพิ่มเติม|ติดต่อสอบถาม|for (?:more|further) information|weitere informationen|για περισσότερες πληροφορίες|للمزيد من المعلومات)[:：]?$/iu;

const asksBy = (block: Block | undefined) =>
  block?.kind === "paragraph" && hasAddress(block.text) === "part" && findDays(block.text).length > 0;

/** “Press contact:” without anybody in the line. */
const isLabelOnly = (block: Block) =>
  (block.kind === "heading" || block.kind === "paragraph") &&
  isContactHeading(block.text) &&
  hasAddress(block.text) === null &&
  block.text.length < 70;

function contactOf(block: Block): Block[] {
  if (block.kind === "fact")
    return [{ kind: "contact", text: isContactHeading(block.label) ? block.text : `${block.label}: ${block.text}` }];
  if (block.kind === "list") return block.items.map((text) => ({ kind: "contact", text }));
  // Somebody tells on after the contact.
  if (block.kind === "paragraph" && block.text.length > 160 && hasAddress(block.text) === null)
    return [{ kind: "boilerplate", text: block.text }];
  return "text" in block ? [{ kind: "contact", text: block.text }] : [];
}

const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;
