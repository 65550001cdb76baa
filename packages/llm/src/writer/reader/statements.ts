import { colonOf } from "../punctuation.ts";
import { asksFor } from "./asks-for.ts";
import type { Block } from "./block.ts";
import { isOnPaper, onlyCloses } from "./closings.ts";
import { findDays, tellsWhen } from "./dates.ts";
import { factOf } from "./facts.ts";
import { isUsualLabel } from "./labels.ts";
import { beginsSmall, stop } from "./lines.ts";
import { withLinesBelowLabels } from "./lines-below-label.ts";
import { onlyAddress } from "./link-below.ts";
import { findAddresses } from "./links.ts";
import { announcesAlike, newsAboveList, withHeadingsAsLabels } from "./list-leads.ts";
import type { StatementKind } from "./rank-sentences.ts";
import { lastBorder, splitSentences } from "./sentences.ts";
import { opensWithDash } from "./speech.ts";
import { itemsOf } from "./tables.ts";
import { isDayLabel, isHourAboveDash, opensWithHour } from "./unmarked-lists.ts";
import { isWhen, withWhenAndWhere } from "./when-and-where.ts";

// What a story tells, statement by statement: sentences, facts and lists, in its passages.

/** One passage under its heading, if it has one. */
export interface Passage {
  heading: string | null;
  /** Paragraphs as indexes into `sentences`. */
  paragraphs: number[][];
}

export interface Statement {
  kind: StatementKind;
  text: string;
  /** Without the question that it answers. */
  answer?: string;
  /** What stands in a line of its own below a paragraph belongs to its sentence that asks for something. */
  address?: string;
}

export function toPassages(body: readonly Block[], language: string): { passages: Passage[]; statements: Statement[] } {
  const passages: Passage[] = [{ heading: null, paragraphs: [] }];
  const statements: Statement[] = [];
  const blocks = introduced(
    withHeadingsAsLabels(withWhenAndWhere(withoutLooseColons(withLinesBelowLabels(body))), colonOf(language), language),
    language,
  );
  for (const [at, block] of blocks.entries()) {
    if (block.kind === "heading") {
      passages.push({ heading: block.text, paragraphs: [] });
      continue;
    }
    if (block.kind === "fact" && block.endsSection && passages.at(-1)?.heading !== null) passages.push({ heading: null, paragraphs: [] });
    const isBegun = statements.some((one) => one.kind === "sentence");
    const isLate = at >= blocks.length / 2;
    const told = withAddress(statementsOf(block, language, isBegun), language).filter(
      ({ kind, text }) => kind !== "sentence" || !isBesideMatter(text, isLate, language),
    );
    // The first answer is what is new, and says it without its question.
    const said = told.map((one) =>
      one.answer !== undefined && one.answer.length >= fullAnswer && statements.length === 0 && !isSection(one)
        ? { ...one, text: one.answer }
        : one,
    );
    const indexes = said.map((_, index) => statements.length + index);
    const above = block.kind === "fact" && statements.at(-1)?.kind === "fact" ? passages.at(-1)?.paragraphs.at(-1) : undefined;
    if (above !== undefined) above.push(...indexes);
    else if (indexes.length > 0) passages.at(-1)?.paragraphs.push(indexes);
    statements.push(...said);
  }
  return { passages: passages.filter((one) => one.paragraphs.length > 0), statements };
}

/** Whether a sentence tells nothing of the matter: it greets, closes, only gives an address, or speaks of what lies beside it on paper. */
export const isBesideMatter = (text: string, isLate: boolean, language: string): boolean =>
  (isContactLine(text) && !isLabelledCall(text, language)) ||
  onlyGreets.test(text) ||
  isOnPaper(text) ||
  (isLate && (asksAlone(text) || onlyCloses(text)));

/** The address alone at a paragraph's end goes to the first of its sentences that asks for something, where none has one of its own. */
function withAddress(statements: readonly Statement[], language: string): Statement[] {
  const address = onlyAddress(statements.at(-1)?.text ?? "");
  const asks = ({ kind, text }: Statement) =>
    kind === "sentence" && asksFor(text, language).some((one) => one !== "contact" && one !== "read" && one !== "return");
  // “The new timetable is on our site from 1 September:” right above it says what is there.
  const above = statements.at(-2);
  const reads = above?.kind === "sentence" && asksFor(above.text, language).includes("read") ? above : undefined;
  const asking = statements.find(asks) ?? reads;
  const isOpen = statements.slice(0, -1).every(({ text }) => findAddresses(text).length === 0);
  return statements.map((one) => (address !== null && isOpen && one === asking ? { ...one, address } : one));
}

/** “Good evening.”, “Thank you.”: said to whoever reads, and of nothing. */
const onlyGreets =
  /^(?:good (?:morning|afternoon|evening)|hello|thank you(?: (?:very|so) much)?|(?:many )?thanks|guten tag|vielen dank|danke|bonjour|merci(?: beaucoup)?|buenos días|(?:muchas )?gracias|buongiorno|grazie(?: mille)?|obrigad[oa]|здравствуйте|добрый день|спасибо|добрий день|дякуємо|здравейте|благодарим ви|καλημέρα σας|(?:σας )?ευχαριστούμε|مرحبا|شكرا(?: لكم)?|שלום רב|תודה(?: רבה)?|नमस्ते|नमस्कार|धन्यवाद|ধন্যবাদ|নমস্কার|வணக்கம்|நன்றி|สวัสดี(?:ครับ|ค่ะ)?|ขอบคุณ(?:ครับ|ค่ะ)?|こんにちは|ありがとうございます|よろしくお願い(?:いた)?します|大家好|您好|你们好|谢谢(?:大家)?|謝謝(?:大家)?|안녕하십니까|안녕하세요|고맙습니다|감사합니다)[.!。！।]?$/iu;

/** “Questions?” whose answer was whom to ask. */
const asksAlone = (text: string) => questions.test(text);
const questions =
  /^(?:(?:any |have |still )?questions|(?:noch |haben sie )?fragen|(?:une |des )?questions?|¿?(?:preguntas|dudas)|domande|dubbi|dúvidas|perguntas|vragen|frågor|spørgsmål|spørsmål|pytania|dotazy|otázky|întrebări|kérdése?|soru(?:nuz|larınız)|(?:остались |есть )?вопросы|(?:маєте |є )?(?:за)?питання|въпроси|питања|απορίες|ερωτήσεις|(?:لديكم |هل لديكم )?أسئلة|(?:יש לכם |עוד )?שאלות|(?:कोई )?(?:प्रश्न|सवाल)|(?:কোনো )?প্রশ্ন|கேள்விகள்|சந்தேகங்கள்|มีคำถาม|ご質問|ご不明な点|有疑问|有疑問|궁금한 점)\s?[?？؟;]$/iu;

/** “2. The pond: …”: what it is about stands before a colon. */
const isSection = ({ text, answer = "" }: Statement) => /[:：]\s?$/u.test(text.slice(0, text.length - answer.length));

/** “Yes.”, “From 1 May.”: shorter answers need their question. */
const fullAnswer = 40;

/** A heading right above a list announces it, wherever the list is told; so it does for values whose labels say nothing alone. */
function introduced(body: readonly Block[], language: string): Block[] {
  const result: Block[] = [];
  for (const [at, block] of body.entries()) {
    const before = result.at(-1);
    const facts = before?.kind === "heading" ? factsFrom(body, at) : [];
    const isAlone = block.kind === "fact" && block.label === "" && facts.length === 1;
    if (before?.kind === "heading" && before.isMarked && (isAlone || isValue(block))) {
      result.pop();
      result.push({ kind: "fact", label: before.text, text: block.text });
    } else if (block.kind === "list" && block.intro === "" && before?.kind === "heading")
      result.push({ ...block, intro: announced(before.text, language) });
    else if (before?.kind === "heading" && facts.length > 1 && !facts.some(({ label }) => label === "" || isUsualLabel(label)))
      result.push({
        kind: "list",
        intro: announced(before.text, language),
        items: facts.map((fact) => `${fact.label}${colonOf(language)}${fact.text}`),
        isNumbered: false,
      });
    else if (
      before?.kind === "heading" &&
      block.kind === "fact" &&
      block.label !== "" &&
      // “Start” and “End” say which day is which.
      !facts.slice(1).some((fact) => findDays([...fact.text].slice(0, startOfDay).join("")).length > 0) &&
      (facts.length > 1 || (before.isMarked && at > 1)) &&
      namesEvent(before.text) &&
      isDayOf(block) &&
      !result.some(isDated)
    ) {
      result.pop();
      result.push({ ...block, label: before.text.replace(/^[【〔［[]|[】〕］\]]$/gu, "") });
    } else if (block.kind !== "fact" || !isListed(body, at, result)) result.push(block);
  }
  return result;
}

/** “1本 2,980円／2本 4,480円” below “料金”: a line with a figure and without a stop says nothing without its heading. */
const isValue = (block: Block): block is Extract<Block, { kind: "paragraph" }> =>
  block.kind === "paragraph" &&
  block.question === undefined &&
  [...block.text].length <= longestValue &&
  /\p{Nd}/u.test(block.text) &&
  !stop.test(block.text) &&
  findAddresses(block.text).length === 0;
const longestValue = 90;

/** “Open day” above “When: 3 May, 10:00”: the day is that of what the heading names, wherever it is told. “At a glance” names nothing. */
const namesEvent = (heading: string) => [...heading].length <= longestEvent && !isUsualLabel(heading) && !saysNothing.test(heading);
const longestEvent = 40;
/** Where rows above have the day of the matter, a heading is above those of a part of it. */
const isDated = (block: Block) => block.kind === "fact" && findDays(block.text).length > 0;
/** A value that begins with a day or an hour; one that only goes on to name a day keeps its own label. */
const isDayOf = ({ text }: { text: string }) => tellsWhen([...text.replace(/[、，].*$/u, "")].slice(0, startOfDay).join(""));
const startOfDay = 24;
const saysNothing =
  /^[【[]?(?:at a glance|overview|details?|key facts|facts|info(?:rmation)?|programme?|auf einen blick|eckdaten|infos?|übersicht|en bref|infos? pratiques?|de un vistazo|datos|in breve|resumo|in het kort|коротко|детали|стисло|деталі|με μια ματιά|στοιχεία|(?:курс |коротко )?одним взглядом|вкратце|(?:لمحة|نظرة) (?:سريعة|عامة).{0,20}|في سطور|במבט אחד|בקצרה|.{0,20}एक नज़र में.{0,20}|.{0,4}এক নজরে.{0,20}|ஒரு பார்வை.{0,20}|ใจความสำคัญ|.{0,8}(?:概要|詳細|要項|要領|一覧|基本信息|[活展]?[动動覽览]?(?:信息|資訊)|说明|須知|须知)|.{0,10}(?:안내|개요|요강))[】\]]?\s*[:：]?$/iu;

const announced = (whole: string, language: string) => {
  // “पात्रता :-”
  const heading = whole.replace(/\s*[:：]\s?[-–—]+$/u, "");
  return `${heading}${/[:：!?！？՝․】〉》］\]]$/u.test(heading) || hasValue.test(heading) ? "" : colonOf(language).trimEnd()}`;
};

/** “Applications: 24 August to 18 September” */
const hasValue = /^[^:：]{2,30}[:：]\s?\S/u;

/** The facts from a place on, one after the other. */
function factsFrom(body: readonly Block[], at: number): Extract<Block, { kind: "fact" }>[] {
  const end = body.slice(at).findIndex((one, place) => one.kind !== "fact" || (place > 0 && one.endsSection));
  return body.slice(at, end === -1 ? undefined : at + end).filter((one) => one.kind === "fact");
}

/** Whether a fact stands in the list that the one before it began. */
const isListed = (body: readonly Block[], at: number, told: readonly Block[]) =>
  body[at - 1]?.kind === "fact" && told.at(-1)?.kind === "list" && !isApart(body[at]);
const isApart = (block: Block | undefined) => block?.kind === "fact" && block.endsSection === true;

/**
 * “The mayor said:” belongs to the quotation below it, and “The programme:” stands above the paragraphs that it announces; what announces facts or
 * sections that have labels of their own is dropped.
 */
function withoutLooseColons(body: readonly Block[]): Block[] {
  const result: Block[] = [];
  for (const [at, block] of body.entries()) {
    const before = result.at(-1);
    const isLoose = before?.kind === "paragraph" && /[:：]$/u.test(before.text);
    if (isLoose && announcesAlike(before.text, body.slice(at)))
      result.splice(-1, 1, { kind: "heading", text: before.text.replace(/\s*[:：]$/u, ""), isMarked: false }, { ...block });
    else if (isLoose && ((block.kind === "paragraph" && block.question === undefined) || goesOnBelow(block)))
      before.text = `${before.text}${before.text.endsWith("：") ? "" : " "}${block.kind === "heading" && !stop.test(block.text) ? `${block.text}.` : block.text}`;
    else {
      if (isLoose && saysWhat(before.text) && areNamed(factsFrom(body, at)))
        result.splice(-1, 1, { kind: "heading", text: [before.question ?? "", before.text].join(" ").trim(), isMarked: false });
      else if (isLoose && before.question === undefined && saysWhat(before.text) && isWhen(block))
        result.splice(-1, 1, { kind: "fact", label: "", text: before.text });
      else if (isLoose) {
        const cut = lastBorder(before.text);
        if (cut === 0) result.pop();
        else before.text = before.text.slice(0, cut).trim();
      }
      result.push({ ...block });
    }
  }
  return result;
}

/** “The boxes cost more for the first time since 2024:” says more than “Prices:”, and what has labels of its own leans on it. */
const saysWhat = (line: string) => [...line].length >= shortestSaid && lastBorder(line) === 0;
const shortestSaid = 25;
const areNamed = (facts: readonly { label: string }[]) => facts.length > 1 && !facts.some(({ label }) => isUsualLabel(label));

/** “… the water is cut off:” / “on Tuesday 29 September from 8 to 16”: a line of its own for what the sentence comes to. */
const goesOnBelow = (block: Block): block is Extract<Block, { kind: "heading" }> =>
  block.kind === "heading" && !block.isMarked && beginsSmall(block.text);

/** What stands in front of each item of a list in plain text. */
const itemSign = "• ";

/** @param isBegun whether a sentence stands above it. */
function statementsOf(block: Exclude<Block, { kind: "heading" }>, language: string, isBegun: boolean): Statement[] {
  if (block.kind === "fact")
    return [{ kind: "fact", text: block.label === "" ? block.text : `${block.label}${colonOf(language)}${block.text}` }];
  if (block.kind === "table")
    return [
      {
        kind: "list",
        text: [block.intro, ...itemsOf(block.rows, language).map((item) => `${itemSign}${item}`)].filter(Boolean).join("\n"),
      },
    ];
  if (block.kind === "list") return listStatements(block, language, isBegun);
  if (block.kind !== "paragraph") return [];
  // “— After that people are alone. We want …, — says Oksana”: whoever speaks is named at the end.
  const sentences = opensWithDash(block.text) ? [block.text] : withQuestions(splitSentences(block.text, language));
  return sentences.map(withoutAsFollows).map((text, at) =>
    at > 0 || block.question === undefined
      ? { kind: "sentence", text }
      : {
          kind: "sentence",
          text: `${block.question}${/[：？]$/u.test(block.question) || joined.test(text.slice(0, 1)) ? "" : " "}${text}`,
          answer: text,
        },
  );
}

/** “참여 점포를 다음과 같이 모집합니다.”: what follows is told under its own headings, or not at all. */
const withoutAsFollows = (text: string) =>
  /\p{sc=Thai}$/u.test(text)
    ? text.replace(/\s*(?:มี(?:รายละเอียด)?\s?)?(?:ดังนี้|ดังต่อไปนี้)$/u, "")
    : /[.。]$/u.test(text)
      ? text.replace(/(?:다음과|아래와) 같이 (?=\p{sc=Hangul})|(?:下記|次|以下)の(?:とおり|通り)、?(?=\p{L}{2,}[^。]*。$)/u, "")
      : text;

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

/** “Register: https://…”, behind a sentence of the same line; to ask or to read is no act. */
const isLabelledCall = (text: string, language: string) =>
  factOf(text) !== null && asksFor(text, language).some((kind) => kind !== "contact" && kind !== "read" && kind !== "visit");

/** “Tel. +43 732 555 0142”: an address and next to no words. */
export function isContactLine(text: string): boolean {
  const addresses = findAddresses(text);
  const rest = addresses.reduce((left, one) => left.replace(one, " "), text);
  const words = (rest.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []).length;
  return addresses.length > 0 && text.length < 90 && words < (unspaced.test(rest) ? 1 : Math.max(2, addresses.length + 1));
}

const joined = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;

const shortestNews = 40;

/** Items that are sentences of their own are read as such; others stand together under the line that announces them. */
function listStatements({ intro, items, isNumbered }: Extract<Block, { kind: "list" }>, language: string, isBegun: boolean): Statement[] {
  // What a story begins with in a whole sentence is its news, whatever list stands below.
  if (!isBegun && stop.test(intro) && intro.length >= shortestNews)
    return [
      ...splitSentences(intro, language).map((text): Statement => ({ kind: "sentence", text })),
      ...listStatements({ kind: "list", intro: "", items, isNumbered }, language, true),
    ];
  const lead = isBegun ? null : newsAboveList(intro, language);
  if (lead !== null)
    return [
      { kind: "sentence", text: lead.news },
      ...listStatements({ kind: "list", intro: lead.intro, items, isNumbered }, language, true),
    ];
  // “In short:” above sentences that a story begins with announces nothing.
  // Of a programme all days count alike.
  const isProgramme = items.length > 2 && (items.every(isDayLabel) || items.every((item) => opensWithHour(item) || isHourAboveDash(item)));
  const areSentences =
    !isProgramme &&
    (intro === "" || (!isBegun && items.length > 1)) &&
    !isNumbered &&
    items.every((item) => /[.!?。！？।։።]["”»“」]?$/u.test(item) && item.length > 25);
  if (areSentences) return items.flatMap((item) => splitSentences(item, language)).map((text) => ({ kind: "sentence", text }));
  // “📅 12 June, 18:00”, “📍 Hall 3”: what an invitation puts in lines of their own.
  const labelled = items.filter((item) => factOf(item) !== null).length;
  const isShort = items.every((item) => item.length <= 90) || labelled > items.length / 2;
  const areFacts = intro === "" && !isProgramme && !isNumbered && isShort && items.some(tellsWhen);
  if (areFacts) return items.map((text) => ({ kind: "fact", text }));
  const lines = items.map((item, at) => `${isNumbered ? `${at + 1}. ` : itemSign}${item}`);
  return [{ kind: "list", text: [...(intro === "" ? [] : [intro]), ...lines].join("\n") }];
}

export const openingsOf = (passages: readonly Passage[]) =>
  new Set(passages.flatMap((one) => one.paragraphs.flatMap((paragraph) => paragraph.slice(0, 1))));
