import { countGraphemes } from "@copydesk/contracts";

/** Graphemes that a name of a campaign should have at most, to stand in a list whole. */
const longest = 80;
/** What is written by hand grows letter by letter; so much at once was pasted or read from a file. */
const pastedAtLeast = 60;

/** Whether a story came in one piece. */
export const cameAtOnce = (before: string, after: string): boolean => after.length - before.length >= pastedAtLeast;

/** A name for a campaign from its story: the heading or first sentence, cut after a word. Empty when there is none. */
export function proposeName(story: string): string {
  const line = story.split("\n").find((one) => one.replace(marks, "").trim() !== "") ?? "";
  const words = line
    .replace(marks, "")
    .replace(links, "$1")
    .replace(/[*_`\\]/g, "")
    .trim();
  const sentence = words.match(/^.+?(?=[.!?。！？](\s|$))/u)?.[0] ?? words;
  if (countGraphemes(sentence) <= longest) return sentence;
  const cut = [...sentence].slice(0, longest).join("");
  return `${cut.includes(" ") ? cut.slice(0, cut.lastIndexOf(" ")) : cut}…`;
}

/** Markdown before the words of a line: a heading, a quote, a list. */
const marks = /^[\s#>*+-]+/;
const links = /\[([^\]]*)\]\([^)]*\)/g;
