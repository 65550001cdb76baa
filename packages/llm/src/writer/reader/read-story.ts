import { visibleMarkdown } from "@copydesk/contracts";
import { takeAfterwords } from "./afterwords.ts";
import { withoutOrders } from "./agency-brief.ts";
import { readAsWritten, type Written } from "./as-written.ts";
import { asksAtEnd } from "./asks-at-end.ts";
import { asksFor } from "./asks-for.ts";
import { textOf } from "./block.ts";
import { prepared, readBlocks } from "./blocks.ts";
import { type Call, findCalls } from "./calls.ts";
import { callsInList } from "./calls-in-list.ts";
import { withContactsApart, withSignatureApart } from "./contacts-apart.ts";
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
import { withoutTurn } from "./in-turn.ts";
import { findKeywords } from "./keywords.ts";
import { withoutDraftLabels } from "./labelled-draft.ts";
import { isUsualLabel } from "./labels.ts";
import { readLayout } from "./layout.ts";
import { withoutKicker, withoutLetter } from "./letter.ts";
import { withoutInside } from "./letter-words.ts";
import { withLinksBelow } from "./link-below.ts";
import { findAddresses, findLinks } from "./links.ts";
import { isOfMailing } from "./offer-terms.ts";
import { inFirstCase, isQuoted } from "./paired-marks.ts";
import { pointsToAddress } from "./points-to-address.ts";
import { opensBack, pointsInside, type RankedSentence, rankSentences } from "./rank-sentences.ts";
import { rowsOfParts } from "./rows-of-parts.ts";
import { splitSentences } from "./sentences.ts";
import { readSignature } from "./signature.ts";
import { quotes, quotesSomebody, spokenIn } from "./speech.ts";
import { isContactLine, openingsOf, type Passage, toPassages } from "./statements.ts";
import { takesUp } from "./takes-up.ts";
import { withoutTearOff } from "./tear-off.ts";
import { address, asName, isCounted, isInBrackets, isInitialled, isTitle, wholeWord } from "./told-names.ts";
import { isUnit } from "./units.ts";
import { unshout } from "./unshout.ts";
import { readWhereWritten } from "./where-written.ts";

/** Everything the writer knows about a story. */
export interface Story {
  markdown: string;
  /** A brief without what it asks of an agency, a draft without its labels; null for any other story. */
  readAs: "brief" | "draft" | null;
  /** Two-letter code; null when it cannot be told. */
  language: string | null;
  title: string | null;
  /** The headline's second line. */
  subtitle: string | null;
  /** Lines below that, where a headline has more than two. */
  furtherLines: string[];
  dateline: Dateline | null;
  passages: Passage[];
  /** The same lines as their sender set them. */
  written: Written;
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

/** “Every Saturday from 21 March at noon (for 25 people)”: what that is says the heading above it. */
const opensWithEvery =
  /^(?:every|each|jede[nrs]?|chaque|tous les|toutes les|cada|todos l?os|todas l?as|ogni|elke?|iedere|varje|hver[t]?|każd\p{L}+|každ\p{L}+|minden|her|кажд\p{L}+|кожн\p{L}+|вс(?:еки|яка)|κάθε|يومياً|كل|כל|बार-बार|हर|प्रत्येक|প্রতি|ஒவ்வொரு)\s|^(?:ทุกวัน|毎週|毎月|毎日|每周|每週|每月|每天|매주|매월|매일)/iu;

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
  const whole = withoutTearOff(withoutEndless(markdown));
  const told = withoutOrders(whole);
  const clean = withoutDraftLabels(told);
  const story = {
    ...read(withDatelineJoined(visibleMarkdown(clean)), hint),
    readAs: told !== whole ? "brief" : clean !== told ? "draft" : null,
  } as const;
  if (known.size >= mostKnown) known.delete(known.keys().next().value ?? "");
  known.set(key, story);
  return story;
}

function read(markdown: string, hint: string): Omit<Story, "readAs"> {
  const { story, postscripts: added, notes: written, toEditors } = takeAfterwords(markdown);
  const layout = readLayout(prepared(story));
  const text = withoutLetter(layout.body, layout.isLetter);
  const blocks = readBlocks(text);
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
    (line) => line && unshout(withoutInside(withoutRules(withoutKicker(line))), running, language ?? "en"),
  );
  const { passages, statements } = toPassages(body, language ?? "en");
  const texts = statements.map((one) => one.text);
  const ofParts = rowsOfParts(passages, statements);
  const isOfHeading = ({ text }: { text: string }, at: number) =>
    ofParts.has(at) ||
    (factOf(text) === null &&
      ((headed.has(at) && (isWhenAlone(text) || opensWithEvery.test(text))) || (isBelowName(at) && isWhenAlone(text))));
  // “At Hanukkah: print your own” above a workshop, and then its days.
  const isBelowName = (at: number) => /[:：]\s?\S/u.test(headingOf.get(at) ?? "") && !isUsualLabel(headingOf.get(at) ?? "");
  const headed = new Set(passages.flatMap(({ heading, paragraphs }) => (heading === null ? [] : (paragraphs[0]?.slice(0, 1) ?? []))));
  // “It takes an hour. 150 roubles.” behind “On Saturdays at 3 pm.” below “Tours”.
  const headingOf = new Map(
    passages.flatMap(({ heading, paragraphs }) => paragraphs.flat().map((at) => [at, heading ?? undefined] as const)),
  );
  const begun = new Map(passages.flatMap(({ paragraphs }) => paragraphs.flatMap((own) => own.map((at) => [at, own[0] ?? at] as const))));
  const isBelowWhen = (at: number) => {
    const first = begun.get(at) ?? at;
    const text = texts[first];
    return first !== at && statements[at]?.kind === "sentence" && text !== undefined && isOfHeading({ text }, first);
  };
  // Whoever says something, and as what, is not what the story is about.
  const named = [...(title ? [`${title}.`] : []), ...texts.map((text) => (quotesSomebody(text) ? spokenIn(text) : text))];
  // “aus einem Stück Stahl” names nothing, however many capitals it has.
  const isOfMany = (word: string) => {
    const before = language === "de" && word.includes(" ") ? markdown.split(word).slice(0, -1) : [];
    return before.length > 0 && before.every((text) => /(?<!\p{L})k?ein(?:e[mnrs]?)?\s$/iu.test(text));
  };
  const tellsMore = (word: string) =>
    !isOfMany(word) && !isUnit(word, markdown) && !isTitle(word, markdown) && !isInitialled(word, markdown);
  const found = findNames(texts, language ?? "en", { hint, title: title ?? "" })
    .map((one) => one.name.replace(address, ""))
    .filter(tellsMore);
  // “USB” is a name of many things.
  const isAcronym = (name: string) => /^\p{Lu}{2,4}$/u.test(name) && !(title ?? hint).includes(name);
  // “(incl. VAT)” names nothing.
  const names = [...found.filter((name) => !isAcronym(name)), ...found.filter((name) => isAcronym(name) && !isInBrackets(name, markdown))];
  // Who signs a letter is no more its matter than who speaks; a firm that signs stands in its head as well.
  const signs = (name: string) =>
    name.includes(" ") &&
    layout.end.some((line) => line.split(/\s{2,}|[,،，、]\s/u).includes(name)) &&
    !layout.senders.some((line) => line.includes(name));
  const speakers = [...new Set([...findSpeakers(texts, names), ...names.filter(signs)])];
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
  const calls = findCalls(
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
                heading: answer === undefined ? headingOf.get(index) : text.slice(0, text.length - answer.length),
              },
            ],
    ),
    language ?? "en",
  );
  const ending = calls.length > 0 ? null : asksAtEnd(contacts, markdown, language ?? "en");
  return {
    markdown,
    language,
    title: title ?? null,
    subtitle: subtitle ?? null,
    furtherLines: layout.furtherLines,
    dateline,
    passages,
    written: readAsWritten(text, body, language ?? "en"),
    sentences: rankSentences(texts, context).map((one, at) => ({
      ...one,
      kind: statements[at]?.kind ?? "sentence",
      needsHeading: isOfHeading(one, at) || isBelowWhen(at),
      isOfPart: ofParts.has(at) || (statements[at]?.kind === "fact" && isBelowName(at)),
      // What goes on from an answer needs its question, what says “this” below a list the list, and what follows words may speak of them.
      pointsBack:
        // “Last day: 16 April. Nothing is taken after this day”: a row says itself what it speaks of.
        (one.pointsBack && (statements[at]?.kind !== "fact" || opensBack(one.text, language ?? "en"))) ||
        (statements[at]?.kind === "sentence" && at > 1 && takesUp(one.text, texts[at - 1] ?? "")) ||
        isOfHeading(one, at) ||
        (statements[at - 1]?.kind === "list" && pointsInside(one.text, language ?? "en")) ||
        (statements[at - 1]?.kind === "list" && statements[at]?.kind === "fact" && sums.test(one.text)) ||
        (!one.isOpening && at > 1 && (statements[at - 1]?.answer !== undefined || (!one.hasQuote && quotes(texts[at - 1] ?? "")))),
    })),
    calls: calls.length > 0 || ending === null ? calls : [ending],
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
      .filter(
        (phrase) => tellsMore(phrase) && !isCounted(phrase, { language: language ?? "en", markdown }) && !leadsToPrice(phrase, markdown),
      ),
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

/** “～3分で組み立て～”, “– for children –”: signs around a line are no part of it. */
const withoutRules = (text: string) =>
  text.replace(/^〈([^〈〉]+)〉$/u, "$1").replace(/^[～〜~–—―=*＊★☆✦<＜\s-]+(?=\S)|[～〜~–—―=*＊★☆✦>＞\s-]+$/gu, "");

/** A note or a postscript without the sentences that send readers to a number elsewhere: “Tell us at the number above.” */
function withoutPointers(note: string, language: string): string {
  const sentences = splitSentences(note, language);
  const kept = sentences.filter((one) => !pointsToAddress(one) || findAddresses(one).length > 0);
  if (kept.length === sentences.length) return note;
  return kept.join(/[。！？]/u.test(note) ? "" : " ");
}

/** “P.S. for journalists: …” with whom to ask. */
const isToSomebody = (postscript: string) =>
  /^\S+\s[^\s:：]+(?:\s[^\s:：]+){0,2}[:：]\s/u.test(postscript) && findAddresses(postscript).length > 0;

/** “Yes, fill in the form …”: what is asked for needs no yes. */
const withoutYes = (answer: string) =>
  answer.replace(/^[\p{L}\p{M}]{2,4}[,،、]\s*(\p{L})/u, (_, letter: string) => letter.toLocaleUpperCase());

/** “in the financial year Rs” of “in the financial year Rs.218 crore” */
function leadsToPrice(phrase: string, markdown: string): boolean {
  const behind = markdown.slice(markdown.indexOf(phrase) + phrase.length);
  return markdown.includes(phrase) && /^\.\s?\p{Nd}/u.test(behind);
}
