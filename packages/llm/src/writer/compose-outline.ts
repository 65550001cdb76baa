import type { AnswerTask, Outline } from "@copydesk/contracts";
import { countGraphemes, truncateToLength } from "@copydesk/contracts";
import { shorterForms } from "./content/clauses.ts";
import { quote } from "./content/long-text.ts";
import { openingFor } from "./content/openings.ts";
import { pickSentences } from "./content/pick-sentences.ts";
import { styleOf } from "./content/styles.ts";
import { outlineSections } from "./outline-sections.ts";
import type { AngleKey } from "./phrases/phrases.ts";
import { asSentence, closeUp } from "./punctuation.ts";
import type { RankedSentence } from "./reader/rank-sentences.ts";
import type { Work } from "./work.ts";

const mostFacts = 12;
const mostMessages = 5;

/** The outline of a campaign in one language. Facts are the story's own words, whatever the language. */
export function composeOutline(work: Work, task: Extract<AnswerTask, { kind: "outline" }>): Outline {
  const messages = keyMessages(work);
  return {
    title: titleOf(work),
    summary: truncateToLength(summaryOf(work), "graphemes", 2_000),
    audience: truncateToLength(work.brief.audience || (work.objective?.audience(work.topic) ?? ""), "graphemes", 1_000),
    key_messages: messages.length > 0 ? messages : [work.topic],
    sections: outlineSections(work, task.sections),
    call_to_action: callOf(work),
    facts: factsOf(work),
    angles: anglesOf(work, task.channels),
  };
}

const longestTitle = 200;

/** A whole headline; where a story has only a long sentence, its shortest form, else what it is about. */
function titleOf(work: Work): string {
  const title = work.titles[0] ?? work.topic;
  const forms = [title, ...shorterForms(title, work.language), work.topic];
  return forms.find((one) => countGraphemes(one) <= longestTitle) ?? truncateToLength(title, "graphemes", longestTitle);
}

const short = (text: string) => (countGraphemes(text) <= 500 ? text : `${truncateToLength(text, "graphemes", 499)}…`);

function summaryOf(work: Work): string {
  if (work.pool.length === 0) return work.topic;
  const count = work.isOwnLanguage || work.phrases === null ? 3 : 4;
  const chosen = work.isFramed ? work.pool : pickSentences(statements(work), count);
  return closeUp(chosen.map((one) => one.text).join(" "), work.language);
}

/** What the person wants said first, then what the story says with most weight, in the order in which it says it. */
function keyMessages(work: Work): string[] {
  const wanted = work.isOwnLanguage || work.phrases === null ? work.brief.key_messages : [];
  const picked = pickSentences(
    statements(work).filter((one) => !one.pointsBack && !wanted.some((text) => one.text.startsWith(text))),
    Math.max(mostMessages - wanted.length, 0),
  );
  const said = work.isFramed ? work.pool.map((one) => one.text) : [...picked].sort((a, b) => a.index - b.index).map((one) => one.text);
  const framed = [work.objective?.opening(work.topic), work.objective?.benefit, work.action].filter((text) => typeof text === "string");
  const all = [...wanted, ...said];
  for (const text of framed) if (all.length < 3 && !all.includes(text)) all.push(text);
  return [...new Set(all.map(short))].filter(work.isAllowed).slice(0, 7);
}

/** Sentences that tell something; where to write or click belongs to the call to action, and a list would lose its lines. */
function statements(work: Work): RankedSentence[] {
  const telling = work.pool.filter((one) => !one.hasLink && one.kind === "sentence");
  const inOneLine = work.pool.filter((one) => one.kind !== "list");
  if (telling.length >= 3) return telling;
  return inOneLine.length > 0 ? inOneLine : work.pool;
}

function callOf(work: Work): string {
  if (work.call !== null) return work.call.text;
  if (work.action === null) return work.link ?? "";
  return asSentence(work.action, work.language);
}

/** Sentences that can be proved, as the story has them. */
function factsOf(work: Work): string[] {
  const telling = work.story.sentences.filter(
    (one) => !one.pointsBack && (one.hasNumber || one.hasQuote || one.hasName) && one.length <= 1_000,
  );
  const verbatim = telling.filter((one) => work.story.markdown.includes(one.text));
  return [...verbatim]
    .sort((a, b) => b.score - a.score)
    .slice(0, mostFacts)
    .sort((a, b) => a.index - b.index)
    .map((one) => one.text);
}

/** How each channel tells it, each beginning with another sentence as long as there are some. */
function anglesOf(work: Work, channels: readonly { code: string; name: string }[]): Outline["angles"] {
  const free = new Set(statements(work).filter((one) => !one.pointsBack && one.kind === "sentence" && one.length <= 240));
  return channels.map(({ code }) => {
    const { key } = styleOf(code, []);
    const lead = work.isFramed ? (work.phrases?.channels[key](work.topic)[0] ?? work.topic) : leadFor(work, key, free);
    if (work.phrases === null) return { channel: code, angle: short(lead) };
    const opening = work.phrases.opensWith(quote(lead, work.phrases));
    return { channel: code, angle: short(closeUp(`${work.phrases.angles[key]} ${opening}`, work.language)) };
  });
}

function leadFor(work: Work, key: AngleKey, free: Set<RankedSentence>): string {
  const wanted = openingFor(work, key);
  const best = wanted !== null && free.has(wanted) ? wanted : ([...free].sort((a, b) => b.score - a.score)[0] ?? wanted);
  if (best) free.delete(best);
  return best?.text ?? work.topic;
}
