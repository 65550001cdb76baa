// “✂ - - - - -”: below it stands a form to fill in by hand, for those who have the paper.

/** A story without the form that is cut off from it. */
export function withoutTearOff(story: string): string {
  const lines = story.split("\n");
  const at = lines.findIndex((line, place) => place >= fewestAbove && isCut(line) && isForm(lines.slice(place + 1)));
  return at === -1 ? story : lines.slice(0, at).join("\n");
}
const fewestAbove = 4;

const isCut = (line: string) => /^[\s✂✄✃✁]*[✂✄✃✁]|^\s*(?:[-–—_=.·…]\s?){10,}\s*$/u.test(line);

/** Two places to write on, or one beside a box to tick. */
function isForm(lines: readonly string[]): boolean {
  const text = lines.join("\n");
  return (text.match(blank) ?? []).length + (text.match(/[☐□◻]/gu) ?? []).length >= fewestBlanks && lines.length <= longest;
}
const blank = /(?:[._…]\s?){5,}|(?:\u3000){4,}[印㊞]/gu;
const fewestBlanks = 2;
const longest = 25;
