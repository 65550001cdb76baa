/** Scripts that marketing is written in, by ISO 15924. Kana and Han are what Japanese mixes; Hangul may have Han among it. */
const scripts: readonly (readonly [code: string, letters: RegExp])[] = [
  ["Latn", /\p{Script=Latin}/gu],
  ["Cyrl", /\p{Script=Cyrillic}/gu],
  ["Grek", /\p{Script=Greek}/gu],
  ["Arab", /\p{Script=Arabic}/gu],
  ["Hebr", /\p{Script=Hebrew}/gu],
  ["Deva", /\p{Script=Devanagari}/gu],
  ["Beng", /\p{Script=Bengali}/gu],
  ["Guru", /\p{Script=Gurmukhi}/gu],
  ["Gujr", /\p{Script=Gujarati}/gu],
  ["Orya", /\p{Script=Oriya}/gu],
  ["Taml", /\p{Script=Tamil}/gu],
  ["Telu", /\p{Script=Telugu}/gu],
  ["Knda", /\p{Script=Kannada}/gu],
  ["Mlym", /\p{Script=Malayalam}/gu],
  ["Sinh", /\p{Script=Sinhala}/gu],
  ["Thai", /\p{Script=Thai}/gu],
  ["Laoo", /\p{Script=Lao}/gu],
  ["Mymr", /\p{Script=Myanmar}/gu],
  ["Khmr", /\p{Script=Khmer}/gu],
  ["Geor", /\p{Script=Georgian}/gu],
  ["Armn", /\p{Script=Armenian}/gu],
  ["Ethi", /\p{Script=Ethiopic}/gu],
  ["Hang", /\p{Script=Hangul}/gu],
  ["Hira", /\p{Script=Hiragana}/gu],
  ["Kana", /\p{Script=Katakana}/gu],
  ["Hani", /\p{Script=Han}/gu],
];
const known = new Set(scripts.map(([code]) => code));

/** Scripts that are written with several of those above. */
const mixed: Readonly<Record<string, readonly string[]>> = {
  Jpan: ["Hira", "Kana", "Hani"],
  Kore: ["Hang", "Hani"],
  Hans: ["Hani"],
  Hant: ["Hani"],
};

/** In which scripts a language is written, as `scriptLetters` names them; none when that is not known. @param code BCP 47. */
export function wantedScripts(code: string): readonly string[] {
  try {
    const { script = "" } = new Intl.Locale(code).maximize();
    return mixed[script] ?? (known.has(script) ? [script] : []);
  } catch {
    return [];
  }
}

/** How many letters of each script stand in a text, vowel signs that belong to one script among them. */
export function scriptLetters(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [code, letters] of scripts) {
    const count = text.match(letters)?.length ?? 0;
    if (count > 0) counts.set(code, count);
  }
  return counts;
}
