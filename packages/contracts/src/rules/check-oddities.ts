import type { CheckResult } from "../answers/blocks.ts";
import { isRefusal } from "../prompt/refusal.ts";
import type { NamedText } from "./named-text.ts";

const shownMax = 3;

const machinery = [
  // Markers of parts, the answer's own elements and lines of its specification.
  /\[\[\s*\/?\s*[a-z][a-z0-9_ ]{0,40}\s*\]\]/gi,
  /<\/?(?:answer|think|thinking|reasoning|response)\b[^<>\n]{0,80}>/gi,
  /\((?:required|optional); (?:plain|markdown|list)\b[^()\n]{0,120}\)/g,
  /<\/?(?:hashtags|hook|caption|subject|preheader|headlines?|descriptions?|body)>/gi,
  // Special tokens of chats.
  /<\|[a-z_]{2,30}\|>|<\/?(?:start|end)_of_turn>|\[\/?INST\]|◁\/?think▷/g,
  /^[ \t]*\**(?:assistant|final answer)\**[ \t]*:/gim,
  /^[ \t]*[(*_]*note:[*_]* ?(?:i(?:['’]ve)? (?:kept|used|included|avoided|followed)|(?:this|the) (?:post|text|draft|copy|answer|response) (?:is|stays|has|keeps|adheres|follows|uses))[^\n]{0,60}(?:limit|characters|words|instructions|guidelines|request)\b/gim,
  // The example of an answer's form.
  /\((?:one entry a line|its text alone, without a label)\)/g,
  /\b(?:as an? (?:ai|large) language model|as an ai (?:assistant|model))\b/gi,
  // What models count for whoever asked.
  /^[ \t]*[([*_]*(?:(?:character|word|zeichen|wort|wörter)[ -]?(?:count|zahl|anzahl)|(?:nombre de |número de |numero di )(?:caractères|mots|caracteres|palabras|caratteri|parole))[ \t]*[:：=][^\n]{0,40}$/gimu,
  /^[ \t]*[([](?:approx\.? |about |ca\. |≈ ?|~ ?)?\d[\d.,]* (?:characters|words|chars|zeichen|wörter|caractères|mots|caracteres|palabras|caratteri|parole|tekens|woorden)\b[^\n]{0,20}[)\]][ \t]*$/gimu,
];
const alternative =
  /^[ \t]*(?:#+ *)?\**(?:option|variant|variante|version|opción|opzione|opção|optie|alternative|вариант|варіант|الخيار|选项|版本|案|オプション|옵션) ?(?:[1-9]|[A-C]|一|二)\**[ \t]*[:：.)\n]/gimu;

/** What belongs to how a text was asked for and not into the text: markers, elements, specifications, talk of the model. */
export function checkMachinery({ field, text }: NamedText): CheckResult[] {
  const found = machinery.flatMap((pattern) => text.match(pattern) ?? []).map((one) => one.trim());
  // One text is asked for. A single “Version 2” may be what it speaks of.
  const several = text.match(alternative) ?? [];
  const error = (message: string): CheckResult => ({ code: "placeholders", level: "error", field, message });
  return [
    ...(isRefusal(text) ? [error(`“${text.trim().slice(0, 60).toWellFormed()}” declines the task instead of being the text`)] : []),
    ...listed(found, (one) => error(`“${one}” was left in the text`)),
    ...(several.length > 1 ? [error(`“${(several[0] ?? "").trim()}” and others are several texts to choose from; one was asked for`)] : []),
  ];
}

const dangerous = /<\/?(?:script|iframe|object|embed|style|form|svg|link|meta|base)\b[^>\n]{0,120}>?|\bjavascript:[^\s)"']{1,80}/gi;
const html = /<\/?(?:a|b|i|u|p|br|hr|div|span|strong|em|ul|ol|li|h[1-6]|img|table|t[drh])(?:\s[^<>\n]{0,120})?\/?>/gi;
const markdown = [
  /\*\*(?=\S)[^*\n]{1,80}(?<=\S)\*\*/g,
  /^#{1,6} +\S[^\n]{0,40}/gm,
  /\[[^[\]\n]{1,80}\]\((?:https?:|mailto:|\/)[^)\s]{1,200}\)/g,
  /^```[a-z]*/gm,
  /^[ \t]*\|(?:[ \t]*:?-{2,}:?[ \t]*\|)+/gm,
];
const codeSigns = [/&(?:[a-z]{2,8}|#\d{2,5}|#x[\da-f]{2,5});/g, /\\(?:boxed|text|textbf)\{/g, /(?<=[.!?…:])\\n(?![a-z])|\\n\\n/g];

/** Signs that the channel would show as they stand: HTML that could run anywhere, and where text is plain any HTML, Markdown and raw JSON. */
export function checkMarkup({ field, text }: NamedText, isPlain: boolean): CheckResult[] {
  const result = (what: string) => (one: string) =>
    ({ code: "markup", level: "error", field, message: `“${one}” is ${what}, which readers would see as it stands` }) as const;
  const scripts = opening(text.match(dangerous) ?? []);
  if (isJson(text)) return listed([text.trim().slice(0, 40).toWellFormed()], result("JSON"));
  if (!isPlain) return listed(scripts, result("HTML"));
  const codes = codeSigns.flatMap((pattern) => text.match(pattern) ?? []);
  const found = markdown.flatMap((pattern) => text.match(pattern) ?? []);
  return [
    ...listed([...scripts, ...opening(text.match(html) ?? [])], result("HTML")),
    ...listed(found, result("Markdown")),
    ...listed(codes, result("code")),
  ];
}

/** An element is told by the tag that opens it; by the one that closes it only where there is no other. */
const opening = (tags: readonly string[]): readonly string[] => {
  const opened = tags.filter((tag) => !tag.startsWith("</"));
  return opened.length > 0 ? opened : tags;
};

function isJson(text: string): boolean {
  const inside = text.trim();
  return /^(?:\{\s*(["'])[a-z][^"'\n]{0,60}\1\s*:|\[\s*\{\s*["'])/i.test(inside);
}

const sentence = /[^.!?。！？…\n]+[.!?。！？…]*/gu;
const shortest = 30;
const shortestUnspaced = 14;

/**
 * Sentences that stand more than once in one text: one after the other a fault, further apart worth a look, for a
 * release may well say again what its summary said. Short ones may be meant to.
 */
export function checkRepetition({ field, text }: NamedText): CheckResult[] {
  const seen = new Map<string, { words: string; count: number; last: number; isAtOnce: boolean }>();
  for (const [at, [one]] of [...text.matchAll(sentence)].filter(([whole]) => /\p{L}/u.test(whole)).entries()) {
    const words = one.replace(/\s+/g, " ").trim();
    const isUnspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u.test(words);
    if (words.length < (isUnspaced ? shortestUnspaced : shortest)) continue;
    const key = words
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
    const before = seen.get(key) ?? { words, count: 0, last: -2, isAtOnce: false };
    seen.set(key, { words, count: before.count + 1, last: at, isAtOnce: before.isAtOnce || before.last === at - 1 });
  }
  const repeated = [...seen.values()].filter(({ count }) => count > 1).slice(0, shownMax);
  return repeated.map(({ words, count, isAtOnce }) => ({
    code: "repetition",
    level: isAtOnce ? "error" : "warning",
    field,
    message: `“${words.length > 60 ? `${words.slice(0, 60).trimEnd()}…` : words}” appears ${count === 2 ? "twice" : `${count} times`}`,
  }));
}

/** Hashtags that stand twice among the hashtags, or in the text as well. */
export function checkDoubledTags(tags: readonly string[], field: string, text: string): CheckResult[] {
  const folded = tags.map((tag) => tag.toLowerCase());
  const twice = tags.filter((tag, at) => folded.indexOf(tag.toLowerCase()) !== at);
  const inText = new Set((text.toLowerCase().match(/[#＃][\p{L}\p{N}\p{M}_]+/gu) ?? []).map((tag) => tag.replace("＃", "#")));
  const again = tags.filter((tag) => !twice.includes(tag) && inText.has(tag.toLowerCase().replace("＃", "#")));
  return [
    ...listed(twice, (tag) => ({ code: "hashtags", level: "error", field, message: `“${tag}” appears twice` })),
    ...listed(again, (tag) => ({
      code: "hashtags",
      level: "error",
      field,
      message: `“${tag}” is in the text and again among the hashtags`,
    })),
  ];
}

const listed = (found: readonly string[], result: (one: string) => CheckResult) => [...new Set(found)].slice(0, shownMax).map(result);
