import type { CheckResult, VersionContent } from "@copydesk/contracts";
import { type Core, RecentlyUsed } from "../../kernel/index.ts";
import { scriptLetters, wantedScripts } from "./script-check.ts";
import { checkBySiblings, type SiblingText } from "./sibling-texts.ts";

/** What a check of a language needs. */
export type Detecting = Pick<Core, "detector">;

/** Codes under which the detector knows languages that we call something else. */
const aliases: Record<string, string> = { nb: "no", nn: "no", id: "ms", fil: "tl", iw: "he", bs: "hr" };
const known = new Set(
  (
    "am ar az be bg bn ca cs da de el en es et eu fa fi fr gu he hi hr hu hy is it ja ka kn ko ku lo lt lv ml mr ms nl no or pa pl pt " +
    "ro ru sk sl sq sr sv ta te th tl tr uk ur vi yo zh"
  ).split(" "),
);
/** The script in which the detector has learned a language that is written in two. In the other one its script is all we know. */
const learnedIn: Record<string, string> = { sr: "Cyrl", az: "Latn", ku: "Arab" };

/** Letters below which a text says too little about its language. */
const fewestLetters = 20;
/** From here on a text says much. */
const manyLetters = 40;

/**
 * How much likelier another language must be. Measured on the Declaration of Human Rights in 54 languages: at this lead a
 * text of twenty letters is hardly ever taken for its neighbour, and one of forty never.
 */
const leadFor = (letters: number): number => (letters < manyLetters ? 0.1 : 0.05);

/**
 * Whether a text is in the language asked for.
 * @param code BCP 47.
 * @returns null when that cannot be told: too short, or a language that the detector does not know.
 */
export async function checkLanguage(core: Detecting, text: string, code: string, leadNeeded?: number): Promise<CheckResult | null> {
  const base = baseOf(code);
  const words = plainWords(text);
  const strange = strangeScript(words, code);
  const wanted = aliases[base] ?? base;
  if (strange !== null) return wrong(`${await formatStrange(core, words, { script: strange, wanted })}, but ${nameOf(base)} was asked for`);
  const spoken = wantedWords(words, code);
  const letters = weight(spoken);
  if (!isKnown(code) || letters < fewestLetters) return null;
  const { language, scores } = await core.detector.detect(spoken);
  const lead = (scores[language] ?? 0) - (scores[wanted] ?? 0);
  const isWrong = language !== "" && language !== wanted && lead > (leadNeeded ?? leadFor(letters));
  if (isWrong) return wrong(`This reads like ${nameOf(language)}, but ${nameOf(base)} was asked for`);
  return { code: "language", level: "ok", field: null, message: `Written in ${nameOf(base)}` };
}

/** Which language it is, when the words are enough to tell. */
async function formatStrange(core: Detecting, words: string, { script, wanted }: { script: string; wanted: string }): Promise<string> {
  const found = weight(words) < fewestLetters ? "" : (await core.detector.detect(words)).language;
  return found === "" || found === wanted ? `This is written in ${script} letters` : `This reads like ${nameOf(found)}`;
}

const wrong = (message: string, field: string | null = null): CheckResult => ({ code: "language", level: "error", field, message });
const baseOf = (code: string) => code.toLowerCase().split("-")[0] ?? "";

function isKnown(code: string): boolean {
  const base = baseOf(code);
  const learned = learnedIn[base];
  return known.has(aliases[base] ?? base) && (learned === undefined || wantedScripts(code).includes(learned));
}

/**
 * The same of a version, part by part; that it could not be checked is said too. Nothing of one without words.
 * @param siblings reads the texts around it, by which one is judged that is too short by itself.
 */
export async function checkLanguageOf(
  core: Detecting,
  content: VersionContent,
  code: string,
  siblings: () => Promise<readonly SiblingText[]> = async () => [],
): Promise<CheckResult[]> {
  const parts = partsOf(content);
  const prose = parts.map((part) => part.text).join("\n");
  if (weight(plainWords(prose)) === 0) return [];
  const own = withoutQuotations(prose);
  const result = await checkLanguage(core, weight(plainWords(own)) < fewestLetters ? prose : own, code);
  if (result?.level === "error") return [result];
  const part = (await strangeField(core, parts, code)) ?? (await strangeShareOf(core, own, code));
  if (part) return [part];
  const known =
    result ?? (isKnown(code) ? checkBySiblings(plainWords(prose), code, { siblings: await siblings(), nameOf: formatLanguage }) : null);
  return [known ?? { code: "language", level: "unknown", field: null, message: `Language not checked: ${whyNot(code)}` }];
}

const whyNot = (code: string) => (isKnown(code) ? "too short to tell" : `${nameOf(baseOf(code))} is not known to the check`);

/** What somebody is quoted with may stay in their own language. */
const withoutQuotations = (prose: string) =>
  prose.replace(/^[ \t]*>.*$/gm, " ").replace(/[“„«"「『‚‘][^”“„«"»「」『』’\n]{20,2000}[”“»"」』’]/gu, " ");

interface Part {
  /** Key of a field of a piece; null for what has none. */
  field: string | null;
  text: string;
}

/** What a part of a piece must say to be judged by itself. A slogan or a name in another language is none yet. */
const fieldLetters = 30;
/** Parts are short, so that the other language must be far likelier to be one. */
const partLead = 0.2;

/** One part of a piece in another language than the parts around it; short ones are judged together. */
async function strangeField(core: Detecting, parts: readonly Part[], code: string): Promise<CheckResult | null> {
  if (parts.length < 2) return null;
  const spoken = parts
    .map(({ field, text }) => ({ field, words: withoutQuotations(text) }))
    .filter(({ words }) => weight(plainWords(words)) >= fieldLetters || strangeScript(plainWords(words), code) !== null);
  const strange = await Promise.all(spoken.map(({ words }) => isStrangePart(core, words, code)));
  const first = spoken[strange.indexOf(true)];
  return first ? inPart(first.words, code, first.field) : null;
}

/** What was found out about parts lately, such as sentences: every save of a text asks the same of nearly all of them again. */
const knownParts = new RecentlyUsed<boolean>(2_000);
/** Longer parts are not kept: they change with every save. In UTF-16 units. */
const longestKnown = 500;

async function isStrangePart(core: Detecting, part: string, code: string): Promise<boolean> {
  const key = `${code} ${part}`;
  const known = knownParts.get(key);
  if (known !== undefined) return known;
  const isStrange = (await checkLanguage(core, part, code, partLead))?.level === "error";
  return part.length > longestKnown ? isStrange : knownParts.set(key, isStrange);
}

function inPart(text: string, code: string, field: string | null): CheckResult {
  const words = text.trim().replace(/\s+/g, " ").slice(0, 80);
  return wrong(`Part of it is not in ${nameOf(baseOf(code))}, which was asked for: “${words}…”`, field);
}

/** Letters of which a part of a text consists that is looked at by itself. */
const partLetters = 90;
/** Quotations and names of less than this share of a text say nothing. */
const strangeShare = 0.25;

/** A quarter or more of a text in another language, though the whole seems right; null when there is none. */
async function strangeShareOf(core: Detecting, prose: string, code: string): Promise<CheckResult | null> {
  const parts = sentencesOf(prose);
  if (parts.length < 2) return null;
  const verdicts = await Promise.all(parts.map((part) => isStrangePart(core, part, code)));
  const strange = parts.filter((_, i) => verdicts[i]);
  const share = strange.reduce((sum, part) => sum + weight(plainWords(part)), 0) / weight(plainWords(prose));
  const [first] = strange;
  return first === undefined || share < strangeShare ? null : inPart(first, code, null);
}

/** Sentences one after the other, together until they are long enough to tell their language; a paragraph ends a part. */
function sentencesOf(prose: string): string[] {
  const parts: string[] = [];
  for (const paragraph of prose.split(/\n+/)) {
    let part = "";
    const take = (fewest: number) => {
      if (weight(plainWords(part)) < fewest) return;
      parts.push(part);
      part = "";
    };
    for (const sentence of paragraph.split(/(?<=[.!?。！？…।؟])\s+/u)) {
      part = `${part} ${sentence}`;
      take(partLetters);
    }
    take(partLetters / 2);
  }
  return parts;
}

/** What has to be in the language asked for. Facts of an outline stay in the story's; labels, tags and addresses are no words. */
function partsOf(content: VersionContent): Part[] {
  const part = (text: string): Part => ({ field: null, text });
  if (content.kind === "content") {
    const spoken = Object.entries(content.fields).filter(([key]) => key !== "hashtags" && !/(^|_)(url|path|link|slug)s?\d?$/.test(key));
    return spoken.map(([field, value]) => ({ field, text: [value].flat().join("\n") }));
  }
  if (content.kind === "schedule") return [part(content.plan.posts.flatMap((post) => [post.title, post.angle]).join("\n"))];
  const { title, summary, audience, key_messages, sections, call_to_action, angles } = content.outline;
  const points = sections.flatMap((section) => [section.heading, ...section.points]);
  return [[title, summary, audience, ...key_messages, ...points, call_to_action, ...angles.map((one) => one.angle)].join("\n")].map(part);
}

/** Links, hashtags, handles and markers are the same in every language. A letter and its marks are one sign, as the detector learned them. */
const plainWords = (text: string) =>
  text
    .normalize("NFC")
    .replace(/https?:\/\/\S+|(?<!\S)\S+@\S+|[#@][\p{L}\p{M}\p{N}_]+|\[\[[a-z0-9_]{1,60}\]\]|\{\{[^{}]{0,200}\}\}/gu, " ");

/** Letters and vowel signs, those of scripts without an alphabet counting as much as a short word. */
function weight(text: string): number {
  let sum = 0;
  for (const letter of text.match(/[\p{L}\p{M}]/gu) ?? [])
    sum += /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(letter) ? 3 : 1;
  return sum;
}

/** Names of products and people stay in Latin letters in many languages, so that they say nothing where others are written. */
function wantedWords(text: string, code: string): string {
  const scripts = wantedScripts(code);
  return scripts.length === 0 || scripts.includes("Latn") ? text : text.replace(/\p{Script=Latin}+/gu, " ");
}

/** Share of a text's letters that may be in another script: names, quoted titles. */
const strangeLetters = 0.5;

/** The script that most of a text is written in when the language asked for is not; null when it may be right. */
function strangeScript(text: string, code: string): string | null {
  const wanted = wantedScripts(code);
  const letters = scriptLetters(text);
  const total = [...letters.values()].reduce((sum, count) => sum + count, 0);
  const own = wanted.reduce((sum, script) => sum + (letters.get(script) ?? 0), 0);
  const [most] = [...letters].filter(([script]) => !wanted.includes(script)).sort((a, b) => b[1] - a[1]);
  if (wanted.length === 0 || !most || own / total >= 1 - strangeLetters) return null;
  const [script] = most;
  // Latin words may be names, where there are no more than a few and each begins with a capital.
  if (script === "Latn" && (own > 0 ? own / total > 0.1 : isNames(text))) return null;
  return scriptNames.of(script) ?? script;
}

const isNames = (text: string) => {
  const words = text.match(/\p{Script=Latin}[\p{Script=Latin}\p{M}\p{N}'’-]*/gu) ?? [];
  return words.length <= 4 && words.every((word) => /^\p{Lu}/u.test(word));
};

const names = new Intl.DisplayNames("en", { type: "language", fallback: "code" });
const scriptNames = new Intl.DisplayNames("en", { type: "script", fallback: "code" });
const nameOf = (code: string) => names.of(code) ?? code;
const formatLanguage = (code: string) => nameOf(baseOf(code));
