import { colonOf } from "../punctuation.ts";
import { type Block, factOf, lastBorder, readBlocks } from "./blocks.ts";
import { asksFor, type Call, findCalls } from "./calls.ts";
import { type Dateline, readDateline } from "./dateline.ts";
import { findDays, tellsWhen } from "./dates.ts";
import { detectLanguage } from "./detect-language.ts";
import { findFigures } from "./find-figures.ts";
import { findNames, findSpeakers } from "./find-names.ts";
import { findPhrases } from "./find-phrases.ts";
import { isContactHeading } from "./furniture.ts";
import { findKeywords } from "./keywords.ts";
import { isUsualLabel } from "./labels.ts";
import { findAddresses, findLinks } from "./links.ts";
import { inFirstCase } from "./paired-marks.ts";
import type { RankedSentence, StatementKind } from "./rank-sentences.ts";
import { rankSentences } from "./rank-sentences.ts";
import { splitSentences } from "./sentences.ts";
import { opensWithDash, quotes, quotesSomebody, spokenIn } from "./speech.ts";
import { isDayLabel, opensWithHour } from "./unmarked-lists.ts";
import { unshout } from "./unshout.ts";

/** One passage under its heading, if it has one. */
interface Passage {
  heading: string | null;
  /** Paragraphs as indexes into `sentences`. */
  paragraphs: number[][];
}

/** Everything the writer knows about a story. */
export interface Story {
  markdown: string;
  /** Two-letter code; null when it cannot be told. */
  language: string | null;
  title: string | null;
  /** The headline's second line. */
  subtitle: string | null;
  dateline: Dateline | null;
  passages: Passage[];
  /** Whole sentences, lists and facts in the story's order; nothing of dateline, headlines, contacts and boilerplate. */
  sentences: RankedSentence[];
  /** What it asks readers to do, the clearest first. */
  calls: Call[];
  names: string[];
  /** Those of the names whose people only say something about it. */
  speakers: string[];
  /** Words that belong together and name the matter, where single words cannot. */
  phrases: string[];
  figures: string[];
  keywords: string[];
  links: string[];
  /** Whom editors write to, line by line. */
  contacts: string[];
  /** What the company says about itself. */
  boilerplate: string;
}

// All pieces of a campaign share one story.
const known = new Map<string, Story>();
const mostKnown = 16;

/** Reads a story; `hint` (the campaign's name) helps to tell which names matter. Pure, and remembers the last few. */
export function readStory(markdown: string, hint: string): Story {
  const key = `${hint}\n${markdown}`;
  const found = known.get(key);
  if (found) return found;
  const story = read(markdown, hint);
  if (known.size >= mostKnown) known.delete(known.keys().next().value ?? "");
  known.set(key, story);
  return story;
}

interface Statement {
  kind: StatementKind;
  text: string;
  /** Without the question that it answers. */
  answer?: string;
}

function read(markdown: string, hint: string): Story {
  const blocks = readBlocks(markdown);
  const language = detectLanguage(blocks.map(textOf).join("\n"));
  const head = readHead(blocks, language ?? "en");
  const { dateline } = head;
  const body = withContactsApart(head.body, language ?? "en");
  const running = body.map(textOf).join("\n");
  const [title, subtitle] = [head.title, head.subtitle].map((line) => line && unshout(line, running, language ?? "en"));
  const { passages, statements } = toPassages(body, language ?? "en");
  const texts = statements.map((one) => one.text);
  // Whoever says something, and as what, is not what the story is about.
  const named = [...(title ? [`${title}.`] : []), ...texts.map((text) => (quotesSomebody(text) ? spokenIn(text) : text))];
  const found = findNames(texts, language ?? "en", { hint, title: title ?? "" }).map((one) => one.name.replace(address, ""));
  // “USB” is a name of many things.
  const isAcronym = (name: string) => /^\p{Lu}{2,4}$/u.test(name) && !(title ?? hint).includes(name);
  const names = [...found.filter((name) => !isAcronym(name)), ...found.filter(isAcronym)];
  const speakers = findSpeakers(texts, names);
  const whole = texts.join("\n");
  const context = { language: language ?? "en", names, openings: openingsOf(passages), place: dateline?.place ?? "" };
  return {
    markdown,
    language,
    title: title ?? null,
    subtitle: subtitle ?? null,
    dateline,
    passages,
    sentences: rankSentences(texts, context).map((one, at) => ({
      ...one,
      kind: statements[at]?.kind ?? "sentence",
      // What goes on from an answer needs its question, and what follows somebody's words may speak of them.
      pointsBack:
        one.pointsBack ||
        (!one.isOpening && at > 1 && (statements[at - 1]?.answer !== undefined || (!one.hasQuote && quotes(texts[at - 1] ?? "")))),
    })),
    calls: findCalls(
      statements.flatMap(({ kind, text, answer }, index) =>
        kind === "list" ? callsInList(text) : [{ text: answer === undefined ? text : withoutYes(answer), index }],
      ),
      language ?? "en",
    ),
    // Who speaks about it comes after what it is about.
    names: [...new Set([...names.filter((name) => !speakers.includes(name)), ...speakers].map((name) => inFirstCase(name, whole)))].slice(
      0,
      8,
    ),
    speakers,
    phrases: findPhrases(title ?? null, texts, language ?? "en").map((phrase) => wholeWord(inFirstCase(phrase, whole), whole)),
    figures: findFigures(texts.join(" ")),
    keywords: findKeywords(named, {
      language: language ?? "en",
      names: names.filter((name) => !speakers.includes(name) && !isAcronym(name)),
      speakers,
      hint: `${hint} ${title ?? texts[0] ?? ""}`,
    }),
    links: findLinks(body.map(textOf).join("\n")),
    contacts: body.flatMap((block) =>
      block.kind === "contact" || (block.kind === "paragraph" && isContactLine(block.text)) ? [block.text] : [],
    ),
    boilerplate: body.flatMap((block) => (block.kind === "boilerplate" ? [block.text] : [])).join("\n\n"),
  };
}

/**
 * Whom to ask, in lines of their own at the end (“Bilgi için: Kerem Aydın, 0232 …”), goes to the contacts where readers are sent elsewhere
 * by the story itself. Lines that ask for a booking or an order stay.
 */
function withContactsApart(body: readonly Block[], language: string): Block[] {
  const isTold = (block: Block) => block.kind === "paragraph" || block.kind === "fact" || block.kind === "list" || block.kind === "heading";
  const addressed = (block: Block) => isTold(block) && findAddresses(textOf(block)).length > 0;
  const result = [...body];
  // “‘Maale’ is a school with 640 pupils.” below whom to ask tells who sends it.
  const [above, last] = result.slice(-2);
  if (last?.kind === "paragraph" && above !== undefined && isWhomToAsk(above, language) && findAddresses(last.text).length === 0)
    result[result.length - 1] = { kind: "boilerplate", text: last.text };
  for (let at = result.length - 1; at > 0; at -= 1) {
    const block = result[at];
    if (block === undefined || !isTold(block)) continue;
    const isElsewhere = result.some((other, index) => index !== at && addressed(other));
    const isPerson =
      block.kind === "fact" &&
      result[at + 1]?.kind === "contact" &&
      block.text.length <= longestPerson &&
      !/[.!?。！？।]$/u.test(block.text);
    const isLine = block.kind === "paragraph" && isContactLine(block.text);
    if (!isElsewhere || !(isWhomToAsk(block, language) || isPerson || isLine)) break;
    result[at] = { kind: "contact", text: block.kind === "fact" && isContactHeading(block.label) ? block.text : textOf(block) };
  }
  return result;
}

const longestPerson = 60;

function isWhomToAsk(block: Block, language: string): boolean {
  if (block.kind !== "fact" && block.kind !== "paragraph") return false;
  const text = block.kind === "fact" ? `${block.label}: ${block.text}` : block.text;
  const addresses = findAddresses(text);
  const isPersonal = addresses.length > 0 && addresses.every((one) => one.includes("@") || /^[+(]?\p{Nd}/u.test(one));
  if (!isPersonal || [...text].length > 140) return false;
  if (block.kind === "paragraph" && (/[.!?。！？।]$/u.test(text) || splitSentences(text, language).length > 1)) return false;
  return !asksFor(text, language).some((kind) => kind !== "contact" && kind !== "read");
}

/** “3. Order the new buckle at …”: a step may be what readers are asked for; the list itself stays where it is. */
const callsInList = (list: string) =>
  list
    .split("\n")
    .filter((line) => listSign.test(line))
    .map((line) => ({ text: line.replace(listSign, ""), index: inList }))
    .filter(({ text }) => findAddresses(text).length > 0 && factOf(text) === null);
const listSign = /^(?:• |\d+\. )/;
/** No sentence's place. */
const inList = -1;

/** “货运自行” where “车” follows each time: where words have no blanks between them, what always goes on is cut. */
function wholeWord(phrase: string, text: string): string {
  if (!/^\p{sc=Han}+$/u.test(phrase)) return phrase;
  let found = phrase;
  for (let turn = 0; turn < mostCut; turn += 1) {
    const next = text
      .split(found)
      .slice(1)
      .map((rest) => rest.charAt(0));
    if (next.length < 2 || new Set(next).size > 1 || !/\p{sc=Han}/u.test(next[0] ?? "")) break;
    found += next[0];
  }
  return found;
}
const mostCut = 3;

/** “Mr Frey”, “пан Крис”: nobody is called so. */
const address =
  /^(?:Mrs?|Ms|Miss|Herrn?|Frau|M|Mme|Mlle|Monsieur|Madame|Señora?|Sra?|Doña?|Signora?|Sig|Senhora?|Meneer|Mevrouw|Pani?|Пані?|Господин|Госпожа|Κύριος|Κυρία)\.?\s(?=\p{Lu})/u;

const textOf = (block: Block): string => {
  if (block.kind === "list") return [block.intro, ...block.items].join("\n");
  if (block.kind === "table") return block.rows.map((row) => row.join(" ")).join("\n");
  if (block.kind === "fact") return `${block.label}: ${block.text}`;
  if (block.kind === "paragraph" && block.question !== undefined) return `${block.question} ${block.text}`;
  return block.kind === "contact" ? "" : block.text;
};

interface Head {
  title: string | null;
  subtitle: string | null;
  dateline: Dateline | null;
  /** Everything after headline and dateline. */
  body: Block[];
}

/** How many parts of a story a dateline is looked for in: kicker, headline and its second line may stand before it. */
const headParts = 6;

function readHead(blocks: readonly Block[], language: string): Head {
  const head: Head = { title: null, subtitle: null, dateline: null, body: [] };
  for (const [at, part] of blocks.entries()) {
    const isTold = blocks[1]?.kind === "paragraph" || blocks[1]?.kind === "heading" || (blocks[1]?.kind === "fact" && isNamed(part));
    const block =
      at === 0 && isTold ? asHeading(part, language) : at === 1 && isSecondLine(part, blocks, head) ? asHeading(part, language) : part;
    const isHead = at < headParts && !head.body.some((one) => one.kind === "paragraph" || one.kind === "list");
    if (!isHead || (block.kind !== "heading" && block.kind !== "paragraph" && block.kind !== "fact")) head.body.push(block);
    else readHeadBlock(block, blocks[at + 1], head);
  }
  return head;
}

/** “Annual report 2026: costs fall, …” between a headline and the text says something, whatever stands before its colon. */
const isSecondLine = (block: Block, blocks: readonly Block[], head: Head): boolean =>
  block.kind === "fact" &&
  head.title !== null &&
  head.body.length === 0 &&
  blocks[2]?.kind === "paragraph" &&
  !isUsualLabel(block.label) &&
  block.text.split(/\s+/u).length >= fewestOfSecond;
const fewestOfSecond = 5;

/** “Invitation: an evening at the museum” above the text: a headline has no label. What only names a day or a place is none. */
function asHeading(block: Block, language: string): Block {
  if (block.kind !== "fact" || placeInLabel(block) !== null) return block;
  const isShouted = !/\p{Ll}/u.test(block.label + block.text) && /\p{Lu}{2}/u.test(block.text);
  const isDay =
    findDays(block.text).length > 0 &&
    findDays(block.text)
      .reduce((text, day) => text.replace(day, ""), block.text)
      .match(/[\p{L}\p{M}]{3}/u) === null;
  const isBare = [...block.text].length < 12 || isDay || findAddresses(block.text).length > 0;
  if (!isShouted && ((isBare && !isNamed(block)) || /[.。।]$/u.test(block.text))) return block;
  return { kind: "heading", text: `${block.label}${colonOf(language)}${block.text}`, isMarked: false };
}

/** “Health boat ‘Seba’: at a glance”: a name is no label. */
const isNamed = (block: Block) =>
  block.kind === "fact" && !isUsualLabel(block.label) && (block.label.split(/\s+/u).length > 2 || /[“„«「『‘"]/u.test(block.label));

function readHeadBlock(block: Extract<Block, { kind: "heading" | "paragraph" | "fact" }>, next: Block | undefined, head: Head): void {
  const found =
    block.kind === "fact" ? placeInLabel(block) : head.dateline === null || block.kind === "paragraph" ? readDateline(block.text) : null;
  const isLine =
    found !== null &&
    (found.rest === "" || block.kind !== "heading" || (!block.isMarked && head.title !== null && found.dateline.day !== ""));
  if (found && isLine) {
    head.dateline = { place: found.dateline.place || (head.dateline?.place ?? ""), day: found.dateline.day || (head.dateline?.day ?? "") };
    if (found.rest !== "") head.body.push({ kind: "paragraph", text: found.rest });
  } else if (block.kind === "heading" && head.title === null && next?.kind === "heading" && organisation.test(block.text)) {
    // Who sends the release, above its headline.
  } else if (
    block.kind === "heading" ||
    (block.kind === "paragraph" && block.question === undefined && isHeadline(block.text, next, head))
  ) {
    if (head.title === null) head.title = withoutRules(block.text);
    else if (head.subtitle === null && head.body.length === 0) head.subtitle = withoutRules(block.text);
    else head.body.push(block);
  } else head.body.push(block);
}

const organisation =
  /^(?:株式会社|有限会社|合同会社|学校法人|社会福祉法人|(?:一般|公益)(?:社団|財団)法人|(?:NPO|特定非営利活動)法人\s?|주식회사|\(주\))\S{1,24}$|株式会社$|有限公司$|\s(?:GmbH|AG|Inc\.?|Ltd\.?|LLC|S\.A\.|SpA|ООО|АО)$/u;

/** “～3分で組み立て～”, “– for children –”: signs around a line are no part of it. */
const withoutRules = (text: string) => text.replace(/^[～〜~–—―=<＜\s-]+(?=\S)|[～〜~–—―=>＞\s-]+$/gu, "");

/** “BERLIN: Die Stadt …” is no label with a value. */
function placeInLabel({ kind, text, ...rest }: Extract<Block, { text: string }>): { dateline: Dateline; rest: string } | null {
  const label = "label" in rest ? rest.label : "";
  if (kind !== "fact" || text.length < 60 || !/[.!?。।]["”»“」]?$/u.test(text) || label.split(/\s+/u).length > 2) return null;
  return { dateline: { place: label, day: "" }, rest: text };
}

/** A first line that ends like a sentence is still a headline when the news follows in a paragraph of its own. */
function isHeadline(text: string, next: Block | undefined, head: Head): boolean {
  if (head.title !== null && head.subtitle !== null) return false;
  if (next === undefined || next.kind === "list" || next.kind === "fact") return false;
  const isAboveDateline = next.kind === "paragraph" && readDateline(next.text) !== null;
  // Several sentences, or one above a heading of its own, are the news itself; a question and its answer above a dateline are a headline.
  const isSeveral = lastBorder(text) > 0 && !(isAboveDateline && head.title === null);
  if (/[.!?。！？।։።]["”»」]?$/u.test(text) && (isSeveral || (next.kind === "heading" && next.isMarked))) return false;
  // Above a heading of its own stands the news, which has no stop in some scripts.
  if (head.title !== null) return isAboveDateline && [...text].length <= 260;
  return (
    [...text].length <= 120 &&
    (isAboveDateline || next.kind === "heading" || (next.kind === "paragraph" && next.text.length > text.length * 2))
  );
}

function toPassages(body: readonly Block[], language: string): { passages: Passage[]; statements: Statement[] } {
  const passages: Passage[] = [{ heading: null, paragraphs: [] }];
  const statements: Statement[] = [];
  for (const block of introduced(withoutLooseColons(body), language)) {
    if (block.kind === "heading") {
      passages.push({ heading: block.text, paragraphs: [] });
      continue;
    }
    const isBegun = statements.some((one) => one.kind === "sentence");
    const told = statementsOf(block, language, isBegun).filter(
      (one) => one.kind !== "sentence" || !(isContactLine(one.text) || onlyGreets.test(one.text)),
    );
    // The first answer is what is new, and says it without its question.
    const said = told.map((one) =>
      one.answer !== undefined && one.answer.length >= fullAnswer && statements.length === 0 && !isSection(one)
        ? { ...one, text: one.answer }
        : one,
    );
    const indexes = said.map((_, index) => statements.length + index);
    const isNextFact = block.kind === "fact" && statements.at(-1)?.kind === "fact";
    if (isNextFact)
      passages
        .at(-1)
        ?.paragraphs.at(-1)
        ?.push(...indexes);
    else if (indexes.length > 0) passages.at(-1)?.paragraphs.push(indexes);
    statements.push(...said);
  }
  return { passages: passages.filter((one) => one.paragraphs.length > 0), statements };
}

/** “Good evening.”, “Thank you.”: said to whoever reads, and of nothing. */
const onlyGreets =
  /^(?:good (?:morning|afternoon|evening)|hello|thank you(?: (?:very|so) much)?|(?:many )?thanks|guten tag|vielen dank|danke|bonjour|merci(?: beaucoup)?|buenos días|(?:muchas )?gracias|buongiorno|grazie(?: mille)?|obrigad[oa]|здравствуйте|добрый день|спасибо|добрий день|дякуємо|здравейте|благодарим ви|καλημέρα σας|(?:σας )?ευχαριστούμε|مرحبا|شكرا(?: لكم)?|שלום רב|תודה(?: רבה)?|नमस्ते|नमस्कार|धन्यवाद|ধন্যবাদ|নমস্কার|வணக்கம்|நன்றி|สวัสดี(?:ครับ|ค่ะ)?|ขอบคุณ(?:ครับ|ค่ะ)?|こんにちは|ありがとうございます|よろしくお願い(?:いた)?します|大家好|您好|你们好|谢谢(?:大家)?|謝謝(?:大家)?|안녕하십니까|안녕하세요|고맙습니다|감사합니다)[.!。！।]?$/iu;

/** “2. The pond: …”: what it is about stands before a colon. */
const isSection = ({ text, answer = "" }: Statement) => /[:：]\s?$/u.test(text.slice(0, text.length - answer.length));

/** “Yes, fill in the form …”: what is asked for needs no yes. */
const withoutYes = (answer: string) =>
  answer.replace(/^[\p{L}\p{M}]{2,4}[,،、]\s*(\p{L})/u, (_, letter: string) => letter.toLocaleUpperCase());

/** “Yes.”, “From 1 May.”: shorter answers need their question. */
const fullAnswer = 40;

/** A heading right above a list announces it, wherever the list is told; so it does for values whose labels say nothing alone. */
function introduced(body: readonly Block[], language: string): Block[] {
  const result: Block[] = [];
  for (const [at, block] of body.entries()) {
    const before = result.at(-1);
    const facts = before?.kind === "heading" ? factsFrom(body, at) : [];
    if (block.kind === "list" && block.intro === "" && before?.kind === "heading")
      result.push({ ...block, intro: announced(before.text, language) });
    else if (before?.kind === "heading" && facts.length > 1 && !facts.some(({ label }) => isUsualLabel(label)))
      result.push({
        kind: "list",
        intro: announced(before.text, language),
        items: facts.map((fact) => `${fact.label}${colonOf(language)}${fact.text}`),
        isNumbered: false,
      });
    else if (before?.kind === "heading" && block.kind === "fact" && facts.length > 1 && namesEvent(before.text) && tellsWhen(block.text))
      result.push({ ...block, label: before.text.replace(/^[【〔［[]|[】〕］\]]$/gu, "") });
    else if (block.kind !== "fact" || !isListed(body, at, result)) result.push(block);
  }
  return result;
}

/** “Open day” above “When: 3 May, 10:00”: the day is that of what the heading names, wherever it is told. “At a glance” names nothing. */
const namesEvent = (heading: string) => [...heading].length <= longestEvent && !isUsualLabel(heading) && !saysNothing.test(heading);
const longestEvent = 40;
const saysNothing =
  /^[【[]?(?:at a glance|overview|details?|key facts|facts|info(?:rmation)?|programme?|auf einen blick|eckdaten|infos?|übersicht|en bref|infos? pratiques?|de un vistazo|datos|in breve|resumo|in het kort|коротко|детали|стисло|деталі|με μια ματιά|στοιχεία|概要|詳細|開催概要|基本信息|活动信息|안내|개요|행사 ?개요)[】\]]?\s*[:：]?$/iu;

const announced = (heading: string, language: string) =>
  `${heading}${/[:：!?！？՝․】〉》］\]]$/u.test(heading) ? "" : colonOf(language).trimEnd()}`;

/** The facts from a place on, one after the other. */
function factsFrom(body: readonly Block[], at: number): Extract<Block, { kind: "fact" }>[] {
  const end = body.slice(at).findIndex((one) => one.kind !== "fact");
  return body.slice(at, end === -1 ? undefined : at + end).filter((one) => one.kind === "fact");
}

/** Whether a fact stands in the list that the one before it began. */
const isListed = (body: readonly Block[], at: number, told: readonly Block[]) =>
  body[at - 1]?.kind === "fact" && told.at(-1)?.kind === "list";

/** “The mayor said:” belongs to the quotation below it; what announces facts that have labels of their own is dropped. */
function withoutLooseColons(body: readonly Block[]): Block[] {
  const result: Block[] = [];
  for (const block of body) {
    const before = result.at(-1);
    const isLoose = before?.kind === "paragraph" && /[:：]$/u.test(before.text);
    if (isLoose && block.kind === "paragraph") before.text = `${before.text} ${block.text}`;
    else {
      if (isLoose) {
        const cut = lastBorder(before.text);
        if (cut === 0) result.pop();
        else before.text = before.text.slice(0, cut).trim();
      }
      result.push({ ...block });
    }
  }
  return result;
}

/** What stands in front of each item of a list in plain text. */
export const itemSign = "• ";

/** @param isBegun whether a sentence stands above it. */
function statementsOf(block: Exclude<Block, { kind: "heading" }>, language: string, isBegun: boolean): Statement[] {
  if (block.kind === "fact") return [{ kind: "fact", text: `${block.label}${colonOf(language)}${block.text}` }];
  if (block.kind === "table")
    return [{ kind: "list", text: block.rows.map((row) => `${itemSign}${row.filter((cell) => cell !== "").join(" – ")}`).join("\n") }];
  if (block.kind === "list") return listStatements(block, language, isBegun);
  if (block.kind !== "paragraph") return [];
  // “— After that people are alone. We want …, — says Oksana”: whoever speaks is named at the end.
  const sentences = opensWithDash(block.text) ? [block.text] : withQuestions(splitSentences(block.text, language));
  return sentences.map((text, at) =>
    at > 0 || block.question === undefined
      ? { kind: "sentence", text }
      : {
          kind: "sentence",
          text: `${block.question}${/[：？]$/u.test(block.question) || joined.test(text.slice(0, 1)) ? "" : " "}${text}`,
          answer: text,
        },
  );
}

/** “Think something of yours is among the lots? Claim it at …”: what is asked for needs the question right before it. */
function withQuestions(sentences: readonly string[]): string[] {
  const told: string[] = [];
  for (const text of sentences) {
    const before = told.at(-1);
    const leads = before !== undefined && /[?？؟]$/u.test(before) && before.length <= longestQuestion && findAddresses(text).length > 0;
    told.push(leads ? `${told.pop()}${joined.test(text.slice(0, 1)) ? "" : " "}${text}` : text);
  }
  return told;
}
const longestQuestion = 120;

/** “Tel. +43 732 555 0142”: an address and next to no words. */
function isContactLine(text: string): boolean {
  const addresses = findAddresses(text);
  const rest = addresses.reduce((left, one) => left.replace(one, " "), text);
  const words = (rest.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []).length;
  return addresses.length > 0 && text.length < 90 && words < (unspaced.test(rest) ? 1 : Math.max(2, addresses.length + 1));
}

const joined = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;

/** Items that are sentences of their own are read as such; others stand together under the line that announces them. */
function listStatements({ intro, items, isNumbered }: Extract<Block, { kind: "list" }>, language: string, isBegun: boolean): Statement[] {
  // “In short:” above sentences that a story begins with announces nothing.
  const areSentences =
    (intro === "" || (!isBegun && items.length > 1)) &&
    !isNumbered &&
    items.every((item) => /[.!?。！？।։።]["”»“」]?$/u.test(item) && item.length > 25);
  if (areSentences) return items.flatMap((item) => splitSentences(item, language)).map((text) => ({ kind: "sentence", text }));
  // “📅 12 June, 18:00”, “📍 Hall 3”: what an invitation puts in lines of their own.
  const labelled = items.filter((item) => factOf(item) !== null).length;
  const isShort = items.every((item) => item.length <= 90) || labelled > items.length / 2;
  // Of a programme all days count alike.
  const isProgramme = items.length > 2 && (items.every(isDayLabel) || items.every(opensWithHour));
  const areFacts = intro === "" && !isProgramme && !isNumbered && isShort && items.some(tellsWhen);
  if (areFacts) return items.map((text) => ({ kind: "fact", text }));
  const lines = items.map((item, at) => `${isNumbered ? `${at + 1}. ` : itemSign}${item}`);
  return [{ kind: "list", text: [...(intro === "" ? [] : [intro]), ...lines].join("\n") }];
}

const openingsOf = (passages: readonly Passage[]) =>
  new Set(passages.flatMap((one) => one.paragraphs.flatMap((paragraph) => paragraph.slice(0, 1))));
