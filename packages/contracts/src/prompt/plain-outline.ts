import { type Outline, outlineSchema } from "../blocks.ts";
import { truncateToLength } from "../rules/truncate.ts";
import { withoutWrapping } from "./read-answer-fields.ts";
import { isRefusal } from "./refusal.ts";

type Part = "title" | "summary" | "audience" | "key_messages" | "call_to_action" | "facts" | "angles" | "sections";

/** What models call the parts of an outline when they write it in prose. */
const labels: [Part, RegExp][] = [
  ["title", /^(?:(?:campaign |working )?title|titel|titre|título|titolo|headline)$/i],
  [
    "summary",
    /^(?:(?:executive )?summary|overview|angle|core idea|zusammenfassung|überblick|kernidee|résumé|resumen|sintesi|riassunto|resumo|samenvatting)$/iu,
  ],
  [
    "audience",
    /^(?:(?:target )?audiences?|zielgruppen?|public(?: cible| visé)?|audience cible|público(?: objetivo|-alvo)?|pubblico(?: di riferimento)?|doelgroep)$/iu,
  ],
  [
    "key_messages",
    /^(?:(?:key|core|main) (?:messages|points|takeaways)|kernbotschaften|hauptbotschaften|messages(?: clés| principaux)|mensajes(?: clave| principales)|messaggi(?: chiave| principali)|mensagens(?:-| )chave|kernboodschappen)$/iu,
  ],
  [
    "call_to_action",
    /^(?:calls?[ -]to[ -]actions?|cta|handlungsaufforderung|aufruf|appel à l['’]action|llamada a la acción|invito all['’]azione|chamada (?:para|à) ação|oproep(?: tot actie)?)$/iu,
  ],
  ["facts", /^(?:(?:key |supporting )?facts|proof points|evidence|fakten|belege|faits|hechos|datos|fatti|prove|fatos|feiten)$/iu],
  [
    "angles",
    /^(?:(?:channel )?angles|channels?|(?:per-)?channel (?:notes|angles|ideas)|kanäle|ansätze|canaux|canales|canali|canais|kanalen)$/iu,
  ],
  ["sections", /^(?:sections?|structure|outline|content|abschnitte|gliederung|plan|secciones|sezioni|seções|secties)$/iu],
];

const labelOf = (words: string): Part | undefined => labels.find(([, pattern]) => pattern.test(words.trim()))?.[0];

const bullet = /^(?:[-*•–]|\d{1,2}[.)])\s+/;
const clip = (value: string, max: number) => truncateToLength(value, "graphemes", max);
const bare = (value: string) =>
  value
    .replace(/^#+\s*/, "")
    .replace(/\*\*|__/g, "")
    .replace(/\s+/g, " ")
    .trim();

/**
 * The outline in an answer that is prose: headings, labels and bullets are read as what they look like, and of bare
 * paragraphs the first becomes the summary. Nothing of the answer is lost but what exceeds an outline's bounds.
 * @param channels to recognise their angles, by code or name.
 * @param options `isChosen`: a person begins with what there is, however little.
 * @returns null for what is no prose, declines, or is too short to plan anything.
 */
export function readPlainOutline(
  answer: string,
  channels: readonly { code: string; name: string }[] = [],
  { isChosen = false }: { isChosen?: boolean } = {},
): Outline | null {
  const text = withoutWrapping(withoutThoughts(answer).replace(/^[ \t]*```[a-z]*[ \t]*$/gim, ""));
  if (/^[{[]/.test(text) || isRefusal(text) || (text.match(/\p{L}/gu)?.length ?? 0) < 40) return null;
  const read = readLines(text.split(/\r?\n/), channels);
  if (!isChosen && isRemark(read)) return null;
  const outline = outlineSchema.safeParse(complete(read));
  return outline.success ? outline.data : null;
}

/** One or two sentences without a heading, a label or a list have said something, but planned nothing. */
const isRemark = ({ before, ...parts }: Read) =>
  Object.values(parts).every((part) => part.length === 0) &&
  before.length < fewestMessages &&
  sentencesOf(before.join(" ")).length < fewestMessages;
const fewestMessages = 3;

/** Also thoughts inside of thoughts; what begins like one and never ends is none. */
function withoutThoughts(text: string): string {
  const kept: string[] = [];
  /** How much was kept where each thought began that has not ended. */
  const began: number[] = [];
  for (const part of text.split(/(<\/?think(?:ing)?>)/i)) {
    if (/^<think/i.test(part)) began.push(kept.length);
    kept.push(part);
    if (/^<\/think/i.test(part)) kept.length = began.pop() ?? kept.length;
  }
  return kept.join("");
}

interface Read {
  title: string;
  summary: string[];
  audience: string[];
  key_messages: string[];
  sections: { heading: string; points: string[] }[];
  call_to_action: string[];
  facts: string[];
  angles: { channel: string; angle: string }[];
  /** What stood before any heading. */
  before: string[];
}

function readLines(lines: readonly string[], channels: readonly { code: string; name: string }[]): Read {
  const read: Read = {
    title: "",
    summary: [],
    audience: [],
    key_messages: [],
    sections: [],
    call_to_action: [],
    facts: [],
    angles: [],
    before: [],
  };
  let part: Part | null = null;
  let channel: string | null = null;
  const channelOf = (words: string) =>
    channels.find((one) => [one.code, one.name].some((name) => name.toLowerCase() === words.trim().toLowerCase()))?.code;
  const add = (line: string) => {
    const words = bare(line.replace(bullet, ""));
    if (words === "") return;
    const named = /^([^:：]{1,40})[:：]\s*(.+)$/u.exec(words);
    const ofChannel = channelOf(named?.[1] ?? "");
    if (ofChannel !== undefined) read.angles.push({ channel: ofChannel, angle: named?.[2] ?? "" });
    else if (part === "angles" && channel !== null) read.angles.push({ channel, angle: words });
    else if (part === "title" && read.title === "") read.title = words;
    else if (part === "sections" || part === "angles" || part === "title") sectionOf(read, read.title).points.push(words);
    else if (part !== null) read[part].push(words);
    else read.before.push(words);
  };
  for (const line of lines) {
    if (line.trim() === "" || /^\s*(?:---+|===+|\*\*\*+)\s*$/.test(line)) continue;
    const heading = headingOf(line);
    if (heading === null) {
      add(line);
      continue;
    }
    const known = labelOf(heading.words);
    const ofChannel = channelOf(heading.words);
    channel = ofChannel ?? null;
    if (known !== undefined) part = known;
    else if (ofChannel !== undefined) part = "angles";
    else if (!heading.isSure) {
      add(line);
      continue;
    } else if (read.title === "" && read.sections.length === 0) {
      read.title = heading.words;
      part = null;
    } else {
      read.sections.push({ heading: heading.words, points: [] });
      part = "sections";
    }
    if (heading.rest !== "") add(heading.rest);
  }
  return read;
}

/** The section that text without one of its own belongs to. */
function sectionOf(read: Read, heading: string) {
  const last = read.sections.at(-1);
  if (last) return last;
  const made = { heading, points: [] };
  read.sections.push(made);
  return made;
}

const longestHeading = 2_000;

/** A line that opens a part: `# …`, `**…**`, `Label:` or `Label: text`. Only the first two are headings whatever they say. */
function headingOf(line: string): { words: string; rest: string; isSure: boolean } | null {
  if (line.length > longestHeading) return null;
  const marked = /^\s*(?:#{1,6}\s+(.+?)|(?:\d{1,2}[.)]\s+)?\*\*([^*]+)\*\*)\s*[:：]?\s*$/u.exec(line);
  if (marked) return { ...splitLabel(bare(marked[1] ?? marked[2] ?? "")), isSure: true };
  const label = /^\s*(?:[-*•]\s+|\d{1,2}[.)]\s+)?(?:\*\*)?([\p{L}][^:：*\n]{0,40}?)\s*(?:\*\*)?\s*[:：]\s*(?:\*\*)?\s*(.*)$/u.exec(line);
  if (!label) return null;
  const words = bare(label[1] ?? "");
  return labelOf(words) === undefined ? null : { words, rest: label[2] ?? "", isSure: false };
}

/** `Title: The kettle` as a heading is a label with its text. */
function splitLabel(words: string): { words: string; rest: string } {
  const [label, ...rest] = words
    .replace(/[:：]\s*$/u, "")
    .replace(/^(?:\d{1,2}|[IVX]+)[.)]\s+/, "")
    .split(/[:：]\s*/u);
  const value = rest.join(": ");
  return value !== "" && labelOf(label ?? "") !== undefined
    ? { words: label ?? "", rest: value }
    : { words: [label, ...rest].join(": ").trim(), rest: "" };
}

const sentencesOf = (text: string) =>
  text
    .match(/[^.!?。！？…]+[.!?。！？…]*["”’»)]*\s*/gu)
    ?.map((one) => one.trim())
    .filter(Boolean) ?? [];

function complete(read: Read): Outline {
  const [first = "", ...others] = withoutGreeting(read.before);
  const all = [first, ...others, ...read.summary, ...read.sections.flatMap((one) => [one.heading, ...one.points])].filter(Boolean);
  const summary = read.summary.length > 0 ? [first, ...read.summary].filter(Boolean).join(" ") : first;
  const points = read.sections.flatMap((one) => one.points);
  const messages = [read.key_messages, points.length > 0 ? points : sentencesOf(all.join(" "))].find((some) => some.length > 0) ?? [];
  const title = read.title || sentencesOf(all[0] ?? "")[0] || all[0] || read.key_messages[0] || "";
  const rest = others.length > 0 ? [{ heading: clip(title, 200), points: others }] : [];
  return {
    title: clip(title.replace(/[.:]$/, ""), 200),
    summary: clip(summary, 2_000),
    audience: clip(read.audience.join(" "), 1_000),
    key_messages: messages.slice(0, read.key_messages.length > 0 ? 12 : 5).map((one) => clip(one, 500)),
    sections: [...rest, ...read.sections].slice(0, 20).map(({ heading, points: ofSection }) => ({
      heading: clip(heading, 200),
      points: ofSection.slice(0, 20).map((one) => clip(one, 1_000)),
    })),
    call_to_action: clip(read.call_to_action.join(" "), 500),
    facts: read.facts.slice(0, 40).map((one) => clip(one, 1_000)),
    angles: read.angles.slice(0, 60).map(({ channel, angle }) => ({ channel, angle: clip(angle, 1_000) })),
  };
}

/** “Here is the outline:” is said to whoever asked and belongs to no outline. */
const withoutGreeting = (lines: readonly string[]) => (/[:：]$/u.test(lines[0] ?? "") && lines.length > 0 ? lines.slice(1) : lines);
