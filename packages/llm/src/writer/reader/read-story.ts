import { visibleMarkdown } from "@copydesk/contracts";
import { takeAfterwords } from "./afterwords.ts";
import type { Block } from "./block.ts";
import { prepared, readBlocks } from "./blocks.ts";
import { asksFor, type Call, findCalls } from "./calls.ts";
import { callsInList } from "./calls-in-list.ts";
import type { Dateline } from "./dateline.ts";
import { withDatelineJoined } from "./dateline-alone.ts";
import { tellsWhen } from "./dates.ts";
import { detectLanguage } from "./detect-language.ts";
import { withoutEndless } from "./endless.ts";
import { factOf } from "./facts.ts";
import { findFigures } from "./find-figures.ts";
import { findNames, findSpeakers } from "./find-names.ts";
import { findPhrases } from "./find-phrases.ts";
import { findSender } from "./find-sender.ts";
import { isContactHeading } from "./furniture.ts";
import { withoutTurn } from "./in-turn.ts";
import { findKeywords } from "./keywords.ts";
import { readLayout } from "./layout.ts";
import { withoutKicker, withoutLetter } from "./letter.ts";
import { withLinksBelow } from "./link-below.ts";
import { findAddresses, findLinks } from "./links.ts";
import { isOfMailing } from "./offer-terms.ts";
import { inFirstCase, isQuoted } from "./paired-marks.ts";
import { pointsToAddress } from "./points-to-address.ts";
import { pointsInside, type RankedSentence, rankSentences } from "./rank-sentences.ts";
import { rowsOfParts } from "./rows-of-parts.ts";
import { splitSentences } from "./sentences.ts";
import { readSignature } from "./signature.ts";
import { quotes, quotesSomebody, spokenIn } from "./speech.ts";
import { isContactLine, openingsOf, type Passage, toPassages } from "./statements.ts";
import { takesUp } from "./takes-up.ts";
import { isUnit } from "./units.ts";
import { unshout } from "./unshout.ts";
import { readWhereWritten } from "./where-written.ts";

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
  /** Who writes, as the head or the signature has it; null where neither names somebody that the story speaks of. */
  sender: string | null;
  /** Words that belong together and name the matter, where single words cannot. */
  phrases: string[];
  figures: string[];
  keywords: string[];
  links: string[];
  /** Whom editors write to, line by line. */
  contacts: string[];
  /** What the company says about itself. */
  boilerplate: string;
  /** A letter's farewell and who signs it, line by line; empty without any. */
  letterEnd: string[];
  /** “P.S. …”: beside the matter, with their labels; no news of it. */
  postscripts: string[];
  /** “※ …”, “Note: …” below the story, as they can stand without their marks. */
  notes: string[];
  /** “Notes to editors” and its lines; empty without any. */
  toEditors: string[];
}

/** “On Saturdays, 10, 17 and 24 October, at 3 pm.” below “Tours”: of what stands in the heading. */
const isWhenAlone = (text: string) =>
  tellsWhen(text) &&
  !/\s[–—-]\s\p{L}/u.test(text) &&
  [...text].length <= longestWhen &&
  (text.replace(/\p{Nd}[\p{L}\p{Nd}:.]*/gu, " ").match(/[\p{L}\p{M}]{4,}/gu) ?? []).length <= mostOfWhen;
const longestWhen = 70;
const mostOfWhen = 3;

/** “Total: 643 cases” below a list. */
const sums =
  /^(?:total(?:e|t|en)?|sum(?:me|a)?|insgesamt|gesamt|totaal|totalt|razem|celkem|összesen|toplam|итого|всего|разом|загалом|общо|укупно|σύνολο|المجموع|الإجمالي|סה["״”]?כ|कुल(?: योग)?|মোট|மொத்தம்|รวม(?:ทั้งสิ้น)?|合计|合計|总计|總計|총계|합계|계)\s*[:：]/iu;

// All pieces of a campaign share one story.
const known = new Map<string, Story>();
const mostKnown = 16;

/** Reads a story; `hint` (the campaign's name) helps to tell which names matter. Pure, and remembers the last few. */
export function readStory(markdown: string, hint: string): Story {
  const key = `${hint}\n${markdown}`;
  const found = known.get(key);
  if (found) return found;
  const story = read(withDatelineJoined(visibleMarkdown(withoutEndless(markdown))), hint);
  if (known.size >= mostKnown) known.delete(known.keys().next().value ?? "");
  known.set(key, story);
  return story;
}

function read(markdown: string, hint: string): Story {
  const { story, postscripts: added, notes: written, toEditors } = takeAfterwords(markdown);
  const layout = readLayout(prepared(story));
  const blocks = readBlocks(withoutLetter(layout.body, layout.isLetter));
  const language = detectLanguage([layout.headline ?? "", layout.secondLine ?? "", ...blocks.map(textOf)].join("\n"));
  const dated = readWhereWritten(blocks, layout.datelines);
  const { dateline } = dated;
  const signed = readSignature(story);
  const body = withSignatureApart(withContactsApart(withLinksBelow(dated.body, language ?? "en"), language ?? "en"), signed);
  const running = body.map(textOf).join("\n");
  const [notes, postscripts] = [written, added].map((texts) =>
    texts.map((text) => withoutPointers(text, language ?? "en")).filter((text) => text !== ""),
  ) as [string[], string[]];
  const second = layout.secondLine ?? dated.secondLine?.replace(/(?<=[\p{L}\p{M}\p{Nd}])[.।。]$/u, "") ?? null;
  const [title, subtitle] = [layout.headline, second].map(
    (line) => line && unshout(withoutRules(withoutKicker(line)), running, language ?? "en"),
  );
  const { passages, statements } = toPassages(body, language ?? "en");
  const texts = statements.map((one) => one.text);
  const ofParts = rowsOfParts(passages, statements);
  const isOfHeading = ({ text }: { text: string }, at: number) =>
    ofParts.has(at) || (headed.has(at) && factOf(text) === null && isWhenAlone(text));
  const headed = new Set(passages.flatMap(({ heading, paragraphs }) => (heading === null ? [] : (paragraphs[0]?.slice(0, 1) ?? []))));
  // “It takes an hour. 150 roubles.” behind “On Saturdays at 3 pm.” below “Tours”.
  const begun = new Map(passages.flatMap(({ paragraphs }) => paragraphs.flatMap((own) => own.map((at) => [at, own[0] ?? at] as const))));
  const isBelowWhen = (at: number) => {
    const first = begun.get(at) ?? at;
    const text = texts[first];
    return first !== at && statements[at]?.kind === "sentence" && text !== undefined && isOfHeading({ text }, first);
  };
  // Whoever says something, and as what, is not what the story is about.
  const named = [...(title ? [`${title}.`] : []), ...texts.map((text) => (quotesSomebody(text) ? spokenIn(text) : text))];
  const tellsMore = (word: string) => !isUnit(word, markdown) && !isTitle(word, markdown) && !isInitialled(word, markdown);
  const found = findNames(texts, language ?? "en", { hint, title: title ?? "" })
    .map((one) => one.name.replace(address, ""))
    .filter(tellsMore);
  // “USB” is a name of many things.
  const isAcronym = (name: string) => /^\p{Lu}{2,4}$/u.test(name) && !(title ?? hint).includes(name);
  // “(incl. VAT)” names nothing.
  const names = [...found.filter((name) => !isAcronym(name)), ...found.filter((name) => isAcronym(name) && !isInBrackets(name, markdown))];
  const speakers = findSpeakers(texts, names);
  const whole = texts.join("\n");
  const contacts = [
    ...layout.contacts,
    ...body.flatMap((block) => (block.kind === "contact" || (block.kind === "paragraph" && isContactLine(block.text)) ? [block.text] : [])),
    ...postscripts.filter(isToSomebody),
  ];
  const sender = findSender(story, { senders: layout.senders, language: language ?? "en" });
  const signature = signed.filter((line) => !running.includes(line));
  const context = { language: language ?? "en", names, openings: openingsOf(passages), place: dateline?.place ?? "" };
  // “How do I order?” / “On our site: www.…”
  const asked = (text: string) => asksFor(text, language ?? "en").filter((kind) => kind !== "contact" && kind !== "read");
  // and “New timetable: on the site from 15 December, www.…” needs its label.
  const needsQuestion = (whole: string, answer: string) =>
    asked(answer).length === 0 &&
    (asked(whole.replace(answer, "")).length > 0 || /[:：]\s?$/u.test(whole.slice(0, whole.length - answer.length)));
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
      needsHeading: isOfHeading(one, at) || isBelowWhen(at),
      isOfPart: ofParts.has(at),
      // What goes on from an answer needs its question, what says “this” below a list the list, and what follows words may speak of them.
      pointsBack:
        one.pointsBack ||
        (statements[at]?.kind === "sentence" && at > 1 && takesUp(one.text, texts[at - 1] ?? "")) ||
        isOfHeading(one, at) ||
        (statements[at - 1]?.kind === "list" && pointsInside(one.text, language ?? "en")) ||
        (statements[at - 1]?.kind === "list" && statements[at]?.kind === "fact" && sums.test(one.text)) ||
        (!one.isOpening && at > 1 && (statements[at - 1]?.answer !== undefined || (!one.hasQuote && quotes(texts[at - 1] ?? "")))),
    })),
    calls: findCalls(
      statements.flatMap(({ kind, text, answer }, index) =>
        kind === "list"
          ? callsInList(text, language ?? "en")
          : // An answer that sends nobody anywhere asks only along with its question.
            ofParts.has(index) || (answer !== undefined && statements[index]?.address === undefined && findAddresses(answer).length === 0)
            ? []
            : [
                {
                  text: withoutTurn(answer === undefined || needsQuestion(text, answer) ? text : withoutYes(answer), language ?? "en"),
                  index,
                  address: statements[index]?.address,
                },
              ],
      ),
      language ?? "en",
    ),
    // Who speaks about it comes after what it is about.
    names: [...new Set([...names.filter((name) => !speakers.includes(name)), ...speakers].map((name) => inFirstCase(name, whole)))].slice(
      0,
      8,
    ),
    speakers,
    sender: sender && asName(sender, running, language ?? "en"),
    phrases: findPhrases(title ?? null, texts, language ?? "en")
      .map((phrase) => wholeWord(inFirstCase(phrase, whole), `${title ?? ""}\n${whole}`))
      // “Leaf and” of the shop “Leaf and Leaf”
      .filter((phrase) => !names.some((name) => name !== phrase && isQuoted(name, markdown) && name.includes(phrase)))
      .filter((phrase) => tellsMore(phrase) && !isCounted(phrase, { language: language ?? "en", markdown })),
    figures: findFigures(texts.join(" ")),
    keywords: findKeywords(named, {
      language: language ?? "en",
      names: names.filter((name) => !speakers.includes(name) && !isAcronym(name)),
      speakers,
      hint: `${hint} ${title ?? texts[0] ?? ""}`,
    }).filter(tellsMore),
    links: findLinks(body.map(textOf).join("\n")),
    // Whoever signs a letter is whom to ask.
    contacts: contacts.length > 0 ? contacts : signature,
    boilerplate: [...layout.about, ...body.flatMap((block) => (block.kind === "boilerplate" ? [block.text] : []))].join("\n\n"),
    // Above a greeting without a headline a colleague sends the text of somebody else.
    letterEnd: layout.headline === null ? [] : layout.end,
    postscripts,
    notes: notes.filter((note) => !isOfMailing(note)),
    toEditors,
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

/** A name, an office and a telephone below each other at the end are whom to ask, whatever the line above them says, where the story sends its readers elsewhere. */
function withSignatureApart(body: readonly Block[], signed: readonly string[]): Block[] {
  const isSigned = (block: Block) => block.kind === "contact" || (textOf(block) !== "" && isOneOf(signed, textOf(block)));
  const from = body.findLastIndex((block) => !isSigned(block)) + 1;
  if (findAddresses(body.slice(0, from).map(textOf).join("\n")).length === 0) return [...body];
  return body.flatMap((block, at): Block[] => {
    if (at < from || block.kind === "contact") return [block];
    const isLabel = block.kind === "heading" && at === from && /^[[【(（<]|[:：]$/u.test(block.text);
    return isLabel ? [] : [{ kind: "contact", text: textOf(block) }];
  });
}

/** “～3分で組み立て～”, “– for children –”: signs around a line are no part of it. */
const withoutRules = (text: string) =>
  text.replace(/^〈([^〈〉]+)〉$/u, "$1").replace(/^[～〜~–—―=<＜\s-]+(?=\S)|[～〜~–—―=>＞\s-]+$/gu, "");

const capitalizing = new Set("en de es pt it ca nl tr id vi".split(" "));

/** “Δήμος Καλαμόβρυσης” for “ΔΗΜΟΣ ΚΑΛΑΜΟΒΡΥΣΗΣ”: as running text has it, in which Greek has its accents. */
function writtenAs(name: string, running: string): string | undefined {
  const bare = (text: string) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace(/ς/gu, "σ");
  const words = [...running.matchAll(/[\p{L}\p{M}\p{N}&'’-]+/gu)];
  const wanted = name.split(/\s+/u).map(bare);
  const at = words.findIndex((_, from) => wanted.every((word, place) => bare(words[from + place]?.[0] ?? "") === word));
  const found = words
    .slice(at, at + wanted.length)
    .map(([word]) => word)
    .join(" ");
  return at === -1 || !/\p{Ll}/u.test(found) ? undefined : found;
}

/** A name that was set in capitals: in many languages all of its longer words begin with one, elsewhere those in marks. */
const asName = (name: string, running: string, language: string) => {
  const written = /\p{Ll}/u.test(name) ? undefined : writtenAs(name, running);
  if (written !== undefined) return written;
  const told = unshout(name, running, language);
  if (told === name) return name;
  const borders = capitalizing.has(language) ? /(?<=[\s«“„"‘(])\p{Ll}(?=\p{L}{3})/gu : /(?<=[«“„"‘(])\p{Ll}/gu;
  return told.replace(borders, (letter) => letter.toLocaleUpperCase(language)).replace(/\bLTD\b/u, "Ltd");
};

/** Labels may be parted from their values in another way. */
const isOneOf = (lines: readonly string[], text: string) => lines.some((line) => unparted(line).endsWith(unparted(text)));
const unparted = (text: string) => text.replace(/[\s:：]+/gu, "");

/** A note or a postscript without the sentences that send readers to a number elsewhere: “Tell us at the number above.” */
function withoutPointers(note: string, language: string): string {
  const sentences = splitSentences(note, language);
  const kept = sentences.filter((one) => !pointsToAddress(one) || findAddresses(one).length > 0);
  if (kept.length === sentences.length) return note;
  return kept.join(/[。！？]/u.test(note) ? "" : " ");
}

/** “Maj” of “Maj. Ida Frey”: what somebody is called by. */
const isTitle = (word: string, markdown: string) =>
  /^\p{Lu}\p{Ll}{1,3}$/u.test(word) && new RegExp(`${word}\\.\\s\\p{Lu}`, "u").test(markdown);

/** “(incl. VAT)”: everywhere between brackets. */
const isInBrackets = (name: string, markdown: string) => !markdown.replace(/[(（][^()（）]*[)）]/gu, " ").includes(name);

/** “пунктов приёма” of “11 новых пунктов приёма”: a number puts what it counts into a case that nobody looks for. */
const isCounted = (phrase: string, { language, markdown }: { language: string; markdown: string }) =>
  counting.has(language) &&
  markdown
    .toLowerCase()
    .split(phrase.toLowerCase())
    .slice(0, -1)
    .every((before) => /\p{Nd}(?:\s\p{L}+)?\s$/u.test(before));
const counting = new Set(["ru", "uk", "be", "bg", "sr", "hr", "sl", "pl", "cs", "sk", "lt", "lv"]);

/** “Клюев С. Р.”: somebody on a list, whom nobody looks for. */
const isInitialled = (word: string, markdown: string) =>
  /^\p{sc=Cyrillic}{3,}\s\p{Lu}(?:\.\s?\p{Lu})?\.?$/u.test(word) && markdown.includes(`${word.replace(/\.$/u, "")}.`);

/** “P.S. for journalists: …” with whom to ask. */
const isToSomebody = (postscript: string) =>
  /^\S+\s[^\s:：]+(?:\s[^\s:：]+){0,2}[:：]\s/u.test(postscript) && findAddresses(postscript).length > 0;

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

/** “Yes, fill in the form …”: what is asked for needs no yes. */
const withoutYes = (answer: string) =>
  answer.replace(/^[\p{L}\p{M}]{2,4}[,،、]\s*(\p{L})/u, (_, letter: string) => letter.toLocaleUpperCase());

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
