import { findDays } from "../dates.ts";
import { factOf } from "../facts.ts";
import { isNewsletter } from "../issues.ts";
import { isGreeting, isToAll } from "../letter-words.ts";
import { plainLine } from "../lines.ts";
import { isLine, type StoryLine } from "./story-lines.ts";

// What stands above a headline and only names who sends the text, or what is sent.

/** “Narmada Skill Centre, Indore” right above “Job fair 2026: 38 companies”: who sends it is said again below, what it is has a figure. */
export function senderAbove(lines: readonly StoryLine[], labels: readonly string[]): string[] {
  const at = labels.indexOf("H");
  const [own, below] = [lines[at], lines[at + 1]];
  const [, name = ""] = /^([^,،、，:：!?\p{Nd}]{6,50})[,،、，]\s?[^,،、，:：!?.\p{Nd}]{3,24}$/u.exec(plainLine(own?.text ?? "")) ?? [];
  const isSaidBelow = name !== "" && lines.filter(({ text }, place) => place !== at && text.includes(name)).length > 1;
  const tellsMore = /\p{Nd}/u.test(below?.text ?? "") && !below?.text.includes(name) && findDays(below?.text ?? "").length === 0;
  return labels[at + 1] === "S" && own?.group === below?.group && isSaidBelow && tellsMore
    ? labels.with(at, "O").with(at + 1, "H")
    : [...labels];
}

/** “Marutham Federation – newsletter for May” above “Festival of seeds in Coimbatore”: what is sent is no headline where a line of its own below it is one. */
export function newsletterAbove(lines: readonly StoryLine[], labels: readonly string[]): string[] {
  const at = labels.indexOf("H");
  const [own, below, next] = lines.slice(at, at + 3);
  if (at !== 0 || own === undefined || below === undefined || labels.lastIndexOf("H") !== 0 || !isNewsletter(plainLine(own.text)))
    return [...labels];
  const text = plainLine(below.text);
  const isHeadline =
    below.group !== own.group && below.size <= mostBelow && "OSKTG".includes(labels[1] ?? "-") && isLine(text) && isNamedThere(text);
  if (!isHeadline) return [...labels];
  const isWhen = next?.group === below.group && labels[2] === "D" && findDays(next.text).length > 0;
  return labels.map((label, place) => (place === 0 ? "O" : place === 1 ? "H" : place === 2 && isWhen ? "S" : label));
}
const mostBelow = 2;
const isNamedThere = (text: string) => !isGreeting(text) && !isToAll(text) && findDays(text).length === 0 && factOf(text) === null;
