import { isConditional } from "../conditions.ts";
import { factOf } from "../facts.ts";
import { isBoilerplateHeading, isContactHeading } from "../furniture.ts";
import { isDateLabel } from "../labels.ts";
import { isShort, plainLine } from "../lines.ts";
import { hasAddress } from "../links.ts";
import { isOfMailing } from "../offer-terms.ts";
import { tellsWhere } from "../places.ts";
import type { StoryLine } from "./story-lines.ts";
import { tells } from "./which-headline.ts";

// Rows and paragraphs around a text that are of its matter, or of whoever sends it.

/** A row with a label for a place, and a number of a house. */
export const isWhere = (text: string) => {
  const fact = factOf(plainLine(text));
  return fact !== null && tellsWhere(fact.label) && /\p{Nd}/u.test(fact.text) && hasAddress(fact.text) === null;
};

/** What a story ends with that has neither the heading nor the words of what a company tells of itself. */
export function isOfMatterBelow(lines: readonly StoryLine[], labels: readonly string[], at: number): boolean {
  const text = plainLine(lines[at]?.text ?? "");
  const isHeading = (place: number) =>
    labels[place] === "E" &&
    lines[place]?.size === 1 &&
    isShort(lines[place]?.text ?? "") &&
    !isBoilerplateHeading(plainLine(lines[place]?.text ?? "")) &&
    !isContactHeading(plainLine(lines[place]?.text ?? "")) &&
    labels[place + 1] === "A" &&
    tells(lines[place + 1]?.text ?? "");
  const isBelow = labels[at] === "A" && isHeading(at - 1) && hasAddress(text) === null;
  const isOrganiser = labels[at] === "E" && organiser.test(factOf(text)?.label ?? "");
  return isHeading(at) || isBelow || isOrganiser || (labels[at] === "E" && tells(text) && isConditional(text) && !isOfMailing(text));
}
const organiser =
  /^(?:organis(?:er|ed by|ation)|organiz(?:er|ed by|ation)|veranstalter(?:in)?|organisateur|organisation|organiza(?:dor|ción|ção)?|organizza(?:tore|zione)?|organisator|arrangör|organizator|pořadatel|организатор\p{L}*|організатор\p{L}*|διοργάνωση|διοργανωτής|الجهة المنظ\p{M}*مة|المنظم|מארגנים|בהפקת|आयोजक|আয়োজক|ஏற்பாடு|ผู้จัด|主[办辦]單?位?|主催|주최)$/iu;

/** Whether a line is one of three or more of its paragraph, all with labels of which none says when it was written or whom to ask. */
export function isAmongRows(lines: readonly StoryLine[], at: number): boolean {
  const own = lines.filter(({ group }) => group === lines[at]?.group).map(({ text }) => factOf(plainLine(text)));
  return (
    own.length >= fewestRows &&
    own.every((fact) => fact !== null && !isDateLabel(fact.label) && !isContactHeading(fact.label) && hasAddress(fact.text) === null)
  );
}
const fewestRows = 3;

/** “About the society: founded in 1995, it …” */
export const opensWithAbout = (text: string) => {
  const [, head = "", rest = ""] = /^([^:：]{4,60})[:：]\s*(.+)$/su.exec(plainLine(text)) ?? [];
  return isBoilerplateHeading(head) && tells(rest);
};
