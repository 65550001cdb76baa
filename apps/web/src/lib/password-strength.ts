import type { passwordLimits } from "@copydesk/contracts";

export interface Strength {
  /** Bars that are filled, of four; none while it would be refused for its length. */
  bars: 0 | 1 | 2 | 3 | 4;
  words: string;
}

/** Checked against the contracts, which are not loaded for it. */
const shortest: typeof passwordLimits.min = 12;

const common =
  /pass(?:word|wort)?|qwert[yz]?|asdf|admin|welcome|letmein|dragon|monkey|football|baseball|iloveyou|sunshine|princess|master|login|secret|hello|copydesk|summer|winter|spring|autumn/g;
const rows = ["abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiop", "qwertzuiop", "asdfghjkl", "zxcvbnm", "azerty"];
/** Bits that somebody who guesses in words spends on a letter of one, on a whole common word, and on a step of a row. */
const [perLetter, perCommonWord, perStep] = [2.6, 7, 0.6];

/**
 * How long somebody would have to guess, in four steps. It is a rough guess itself, meant to point to longer ones; what is
 * refused is decided by the server.
 * @param own words that others know of the person, such as their name.
 */
export function strengthOf(password: string, own: readonly string[] = []): Strength {
  const missing = shortest - [...password].length;
  if (password === "") return { bars: 0, words: `At least ${shortest} characters, of any kind.` };
  if (missing > 0) return { bars: 0, words: `${missing} more ${missing === 1 ? "character" : "characters"} to go.` };
  const bits = bitsOf(password.toLowerCase(), own) + (/\p{Lu}/u.test(password) && /\p{Ll}/u.test(password) ? 2 : 0);
  if (bits < 32) return { bars: 1, words: "Easy to guess. Add a few words." };
  if (bits < 44) return { bars: 2, words: "Fair. One more word makes it good." };
  return bits < 62 ? { bars: 3, words: "Good." } : { bars: 4, words: "Strong." };
}

function bitsOf(password: string, own: readonly string[]): number {
  let rest = password;
  let bits = 0;
  const take = (pattern: RegExp, worth: (found: string) => number) => {
    rest = rest.replace(pattern, (found) => {
      bits += worth(found);
      return "\u0000";
    });
  };
  // What was said before is said again for free, however often.
  rest = rest.replace(/(.{1,24}?)\1+/g, "$1");
  for (const word of own.map((one) => one.toLowerCase()).filter((one) => one.length > 2)) rest = rest.split(word).join("\u0000");
  take(common, () => perCommonWord);
  take(/(?:19|20)\d\d/g, () => 6);
  take(/\p{L}{4,}|\d{4,}/gu, ofRun);
  take(/[^\u0000]/gu, ofSign);
  return bits;
}

/** A word is worth less than as many letters at random, and a row of the keyboard or the alphabet hardly anything. */
function ofRun(run: string): number {
  let bits = 4;
  for (let at = 1; at < run.length; at += 1) bits += isStep(run.slice(at - 1, at + 1)) ? perStep : perLetter;
  return bits;
}

function ofSign(sign: string): number {
  if (sign === " ") return 3;
  if (/\d/.test(sign)) return 4;
  return /[a-z]/.test(sign) ? 5.2 : 6;
}

const isStep = (pair: string) => rows.some((row) => row.includes(pair) || row.includes([...pair].reverse().join("")));
