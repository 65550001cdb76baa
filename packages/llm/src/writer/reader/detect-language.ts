import { stopWords } from "./stop-words.ts";
import { tokens } from "./tokens.ts";

/** A share of small words under which a text is in none of the languages known. */
const leastShare = 0.12;
// Scripts that few languages known here are written in need no more than a hint.
const leastShareOfScript = 0.04;

/**
 * The language of a text as a two-letter code: one whose small words are known, or the one that its script gives away.
 * Null when it is another one or the text is too short to tell.
 */
export function detectLanguage(text: string): string | null {
  const script = scriptOf(text);
  if (script !== null && script.languages.length === 1) return script.languages[0] ?? null;
  const all = tokens(text.slice(0, 8_000), "en").map((token) => token.toLowerCase());
  if (all.length < 6) return script?.usual ?? null;
  const scored = (script?.languages ?? latinLanguages)
    .map((code) => ({ code, share: all.filter((token) => stopWords[code]?.has(token)).length / all.length }))
    .sort((a, b) => b.share - a.share);
  const best = scored[0];
  if (best !== undefined && best.share >= (script ? leastShareOfScript : leastShare)) return best.code;
  return script ? script.usual : byLetters(text, scored);
}

/** Languages that put into endings what others say in small words, by letters that no other of them has. */
function byLetters(text: string, scored: readonly { code: string; share: number }[]): string | null {
  const found = scored.find(({ code, share }) => {
    const own = ownLetters[code];
    return own !== undefined && share >= leastShareOfScript / 4 && (text.match(own) ?? []).length >= fewestLetters;
  });
  return found?.code ?? null;
}

const fewestLetters = 4;
const ownLetters: Readonly<Record<string, RegExp>> = {
  tr: /[ığşİ]/gu,
  pl: /[ąęłśźż]/gu,
  cs: /[řěů]/gu,
  hu: /[őűáé]/gu,
  ro: /[țșăţş]/gu,
  vi: /[ăđơưạảấầẩậắằặẹẻẽếềểệỉịọỏốồổỗộớờởợụủứừửữựỳỷỹ]/gu,
  fi: /ää|yy|öö|uu|kk(?=[aeiouyäö])/gu,
};

/** Whether a text of this language could be in a script's letters: a Ukrainian story must not be taken for a foreign one. */
export function sharesScript(text: string, language: string): boolean {
  const script = scriptOf(text);
  return script !== null && (script.languages.includes(language) || script.also.includes(language));
}

interface Script {
  letters: RegExp;
  languages: readonly string[];
  /** Others that are written in it, which nothing here can tell apart. */
  also: readonly string[];
  /** What it is taken for when small words do not tell. */
  usual: string | null;
}

const script = (letters: RegExp, languages: string, also = "", usual: string | null = null): Script => ({
  letters,
  languages: languages.split(" "),
  also: also.split(" "),
  usual,
});

const scripts: readonly Script[] = [
  script(/[\p{sc=Hiragana}\p{sc=Katakana}]/gu, "ja"),
  script(/\p{sc=Hangul}/gu, "ko"),
  script(/\p{sc=Han}/gu, "zh", "yue"),
  script(/\p{sc=Arabic}/gu, "ar fa ur", "ps ckb sd ug"),
  script(/\p{sc=Hebrew}/gu, "he", "yi"),
  script(/\p{sc=Thai}/gu, "th"),
  script(/\p{sc=Devanagari}/gu, "hi mr", "ne sa", "hi"),
  script(/\p{sc=Bengali}/gu, "bn", "as"),
  script(/\p{sc=Tamil}/gu, "ta"),
  script(/\p{sc=Telugu}/gu, "te"),
  script(/\p{sc=Gujarati}/gu, "gu"),
  script(/\p{sc=Gurmukhi}/gu, "pa"),
  script(/\p{sc=Kannada}/gu, "kn"),
  script(/\p{sc=Malayalam}/gu, "ml"),
  script(/\p{sc=Georgian}/gu, "ka"),
  script(/\p{sc=Armenian}/gu, "hy"),
  script(/\p{sc=Greek}/gu, "el"),
  script(/\p{sc=Khmer}/gu, "km"),
  script(/\p{sc=Lao}/gu, "lo"),
  script(/\p{sc=Myanmar}/gu, "my"),
  script(/\p{sc=Sinhala}/gu, "si"),
  script(/\p{sc=Ethiopic}/gu, "am", "ti"),
  script(/\p{sc=Cyrillic}/gu, "ru uk bg sr", "be mk kk ky mn tg", "ru"),
];

const ofScripts = new Set(scripts.flatMap((one) => one.languages));
const latinLanguages = Object.keys(stopWords).filter((code) => code === "sr" || !ofScripts.has(code));

function scriptOf(text: string): Script | null {
  const sample = text.slice(0, 4_000);
  const letters = (sample.match(/\p{L}/gu) ?? []).length;
  const isMost = ({ letters: own, languages }: Script) => (sample.match(own) ?? []).length > letters * (languages[0] === "ja" ? 0.1 : 0.4);
  return scripts.find(isMost) ?? null;
}
