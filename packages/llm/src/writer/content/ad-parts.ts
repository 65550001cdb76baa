import { countLength } from "@copydesk/contracts";
import { isConditional } from "../reader/conditions.ts";
import { pairedMarks } from "../reader/paired-marks.ts";
import { joinsOn } from "./connectives.ts";

// What headline and second line of a story are made of, where each part is a whole line by itself.

/** The halves of a headline with one comma, where each is long enough to be read alone. */
export function clausesOf(title: string): string[] {
  // A comma inside of quotation marks belongs to a name.
  if (/[“«「『《][^”»」』》]*[,،、，]/u.test(pairedMarks(title))) return [];
  // “4,200” is a number, and “8, 9 August” are two days.
  const halves = title.split(/\s*(?:(?<!\p{Nd})[,،、，]|(?<=\p{Nd})[,،、，](?!\s*\p{Nd}))\s*/u);
  // “Ada Frey, the voice of the market, has died”
  const [, apposition = ""] = halves;
  if (halves.length === 3 && /^(?:the|der|die|das|la|le|les|l['’]|el|los|il|lo|de|het|o|a|η|ο|το)(?:\s|(?<=['’]))/iu.test(apposition))
    return [capital(apposition)];
  return halves.length === 2 && halves.every((half) => isLong(half) && !isConditional(half) && !isListed(half)) ? halves.map(capital) : [];
}

/** “four centuries of knots, of ropes and of hands”: what goes on with a small word is a list. */
const isListed = (half: string) => /^(?:de|du|des|d['’]|di|del|della|dei|do|da|dos|das|von|vom|of|для|из|от|του|της|των)\s?/u.test(half);

/** “Order book full; forecast unchanged”: what a semicolon or a dash parts says each in full, in any language. */
export function statementsOf(line: string): string[] {
  const parts = line.split(/\s*[;；؛]\s*|\s[–—]\s|(?:…|\.{3})\s*(?=\p{L}|\p{Nd})/u);
  const whole = parts.filter((part) => !joinsOn(part) && !/^ו\p{sc=Hebrew}{3}/u.test(part));
  return parts.length > 1 && parts.every((part) => isLong(part) && isSeveral(part)) ? whole.map(capital) : [];
}

/** In Thai a blank parts clauses, unless a number stands beside it: “กำไรลด ปันผล 0.35 บาท” has two. */
export function thaiClausesOf(line: string): string[] {
  const clauses = line.split(/(?<!\p{Nd})\s+(?!\p{Nd})/u);
  return clauses.length === 2 && clauses.every((clause) => isLong(clause) && !/["“”]/u.test(clause)) ? clauses : [];
}

const isLong = (text: string) => countLength(text, "double_width") >= shortest;
const shortest = 12;
const isSeveral = (text: string) => text.split(/\s+/u).length > 2 || /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]{6}/u.test(text);

const capital = (text: string) => (/^\p{sc=Georgian}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1));
