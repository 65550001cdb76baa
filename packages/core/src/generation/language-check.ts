import type { CheckResult, VersionContent } from "@copydesk/contracts";

type Detector = typeof import("eld/extrasmall")["eld"];

let detector: Promise<Detector> | undefined;

/**
 * Loads the detector, which takes a fifth of a second in which nothing else happens and some 50 MB: best done when a
 * run begins, before any text is on its way.
 */
export function loadDetector(): Promise<Detector> {
  detector ??= import("eld/extrasmall").then((module) => module.eld);
  return detector;
}

/** Codes under which the detector knows languages that we call something else. */
const aliases: Record<string, string> = { nb: "no", nn: "no", id: "ms", fil: "tl", iw: "he" };
const known = new Set(
  (
    "am ar az be bg bn ca cs da de el en es et eu fa fi fr gu he hi hr hu hy is it ja ka kn ko ku lo lt lv ml mr ms nl no or pa pl pt " +
    "ro ru sk sl sq sr sv ta te th tl tr uk ur vi yo zh"
  ).split(" "),
);

/** Letters below which a text says too little about its language. */
const fewestLetters = 40;
/** How much likelier the other language must be; neighbours such as Danish and Norwegian stay closer than this. */
const clearLead = 0.12;

/**
 * Whether a text is in the language asked for.
 * @param code BCP 47.
 * @returns null when that cannot be told: too short, or a language that the detector does not know.
 */
export async function checkLanguage(text: string, code: string, leadNeeded = clearLead): Promise<CheckResult | null> {
  const base = code.toLowerCase().split("-")[0] ?? "";
  const wanted = aliases[base] ?? base;
  const words = plainWords(text);
  if (!known.has(wanted) || weight(words) < fewestLetters) return null;
  const found = (await loadDetector()).detect(words);
  const scores = found.getScores();
  const lead = (scores[found.language] ?? 0) - (scores[wanted] ?? 0);
  const isWrong = found.language !== "" && found.language !== wanted && found.isReliable() && lead > leadNeeded;
  const message = isWrong ? `This reads like ${nameOf(found.language)}, but ${nameOf(base)} was asked for` : `Written in ${nameOf(base)}`;
  return { code: "language", level: isWrong ? "error" : "ok", field: null, message };
}

/** The same of a version; nothing where it cannot be told. */
export async function checkLanguageOf(content: VersionContent, code: string): Promise<CheckResult[]> {
  const prose = proseOf(content);
  const result = await checkLanguage(prose, code);
  if (!result) return [];
  return [(result.level === "ok" ? await strangePart(withoutQuotations(prose), code) : null) ?? result];
}

/** What somebody is quoted with may stay in their own language. */
const withoutQuotations = (prose: string) => prose.replace(/^\s*>.*$/gm, " ").replace(/[“„«"「『‚‘][^”“»"」』’\n]{20,}[”“»"」』’]/gu, " ");

/** Letters of which a part of a text consists that is looked at by itself. */
const partLetters = 90;
/** Parts are short, so that the other language must be far likelier to be one. */
const partLead = 0.2;
/** Quotations and names of less than this share of a text say nothing. */
const strangeShare = 0.25;

/** A quarter or more of a text in another language, though the whole seems right; null when there is none. */
async function strangePart(prose: string, code: string): Promise<CheckResult | null> {
  const parts = partsOf(prose);
  if (parts.length < 2) return null;
  const strange: string[] = [];
  for (const part of parts) if ((await checkLanguage(part, code, partLead))?.level === "error") strange.push(part);
  const share = strange.reduce((sum, part) => sum + weight(plainWords(part)), 0) / weight(plainWords(prose));
  const [first] = strange;
  if (first === undefined || share < strangeShare) return null;
  const words = first.trim().replace(/\s+/g, " ").slice(0, 80);
  const base = code.toLowerCase().split("-")[0] ?? "";
  return {
    code: "language",
    level: "error",
    field: null,
    message: `Part of it is not in ${nameOf(base)}, which was asked for: “${words}…”`,
  };
}

/** Sentences one after the other, together until they are long enough to tell their language; a paragraph ends a part. */
function partsOf(prose: string): string[] {
  const parts: string[] = [];
  for (const paragraph of prose.split(/\n+/)) {
    let part = "";
    const take = (fewest: number) => {
      if (weight(plainWords(part)) < fewest) return;
      parts.push(part);
      part = "";
    };
    for (const sentence of paragraph.split(/(?<=[.!?。！？…])\s+/u)) {
      part = `${part} ${sentence}`;
      take(partLetters);
    }
    take(partLetters / 2);
  }
  return parts;
}

/** What has to be in the language asked for. Facts of an outline stay in the story's; labels are ours. */
function proseOf(content: VersionContent): string {
  if (content.kind === "content") return Object.values(content.fields).flat().join("\n");
  if (content.kind === "schedule") return "";
  const { title, summary, audience, key_messages, sections, call_to_action, angles } = content.outline;
  const points = sections.flatMap((section) => [section.heading, ...section.points]);
  return [title, summary, audience, ...key_messages, ...points, call_to_action, ...angles.map((one) => one.angle)].join("\n");
}

/** Links, hashtags, handles and markers are the same in every language. */
const plainWords = (text: string) => text.replace(/https?:\/\/\S+|[#@][\p{L}\p{N}_]+|\[\[[a-z0-9_]+\]\]/gu, " ");

/** Letters, those of scripts without an alphabet counting as much as a short word. */
function weight(text: string): number {
  let sum = 0;
  for (const letter of text.match(/\p{L}/gu) ?? [])
    sum += /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(letter) ? 3 : 1;
  return sum;
}

const names = new Intl.DisplayNames("en", { type: "language", fallback: "code" });
const nameOf = (code: string) => names.of(code) ?? code;
