const segmenters = new Map<string, Intl.Segmenter>();

/**
 * Sentences of one paragraph in order, trimmed. Corrects what `Intl.Segmenter` splits too early: after abbreviations,
 * initials and German ordinals, and inside of quotation marks.
 */
export function splitSentences(paragraph: string, language: string): string[] {
  const sentences: string[] = [];
  let carried = "";
  for (const { segment } of segmenterOf(language).segment(paragraph.replace(/\s+/g, " ").trim())) {
    const whole = carried + segment.trim();
    // A bracket that opens at the end of a sentence is the beginning of the next one.
    const text = whole.replace(/[「『《（【]+$/u, "").trim();
    carried = whole.slice(text.length).trim();
    const last = sentences.at(-1);
    if (text === "") continue;
    if (last !== undefined && belongsTogether(last, text)) sentences[sentences.length - 1] = join(last, text);
    else sentences.push(text);
  }
  if (carried !== "") sentences.push(`${sentences.pop() ?? ""}${carried}`);
  return sentences;
}

function segmenterOf(language: string): Intl.Segmenter {
  const known = segmenters.get(language);
  if (known) return known;
  const segmenter = new Intl.Segmenter(language, { granularity: "sentence" });
  segmenters.set(language, segmenter);
  return segmenter;
}

const abbreviation =
  /(?:^|[\s(„“«"'])(?:\p{L}|Dr|Prof|Mr|Mrs|Ms|St|No|Nr|vs|etc|approx|ca|bzw|usw|evtl|inkl|zzgl|Abs|Str|Sra?|Dra?|Sig|Dott|Ing|Mme|Mlle|env|art|núm|n\.º|p\.\s?ej|z\.\s?B|d\.\s?h|u\.\s?a|e\.\s?g|i\.\s?e|a\.\s?m|p\.\s?m)\.$/iu;

function belongsTogether(before: string, after: string): boolean {
  if (abbreviation.test(before)) return true;
  if (/^\p{Ll}/u.test(after)) return true;
  // “am 12. März”: an ordinal, not an end.
  if (/\s\d{1,2}\.$/.test(before) && month.test(after)) return true;
  // What was said in one breath stays together, unless the marks are simply not in pairs.
  return hasOpenQuote(before) && before.length < 400;
}

/** Scripts without blanks between words get none between what belongs together either. */
const join = (before: string, after: string) =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]$/u.test(before) ? before + after : `${before} ${after}`;

const month = /^(?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez|Quartal|Jahrhundert|Jahrestag)/;

function hasOpenQuote(text: string): boolean {
  const count = (marks: RegExp) => (text.match(marks) ?? []).length;
  const asian = count(/[「『《]/g) > count(/[」』》]/g);
  return asian || count(/«/g) > count(/»/g) || count(/[“„]/g) > count(/[”]/g) + germanCloses(text) || count(/"/g) % 2 === 1;
}

// In German “ closes what „ opened.
const germanCloses = (text: string) => (text.includes("„") ? 2 * (text.match(/“/g) ?? []).length : 0);
