import { asksFor } from "./asks-for.ts";
import { type Block, textOf } from "./block.ts";
import { isContactHeading } from "./furniture.ts";
import { findAddresses } from "./links.ts";
import { splitSentences } from "./sentences.ts";
import { isContactLine } from "./statements.ts";

// Whom to ask, and who signs, apart from what a story tells.

/**
 * Whom to ask, in lines of their own at the end (“Bilgi için: Kerem Aydın, 0232 …”), goes to the contacts where readers are sent elsewhere
 * by the story itself. Lines that ask for a booking or an order stay.
 */
export function withContactsApart(body: readonly Block[], language: string): Block[] {
  const isTold = (block: Block) => block.kind === "paragraph" || block.kind === "fact" || block.kind === "list" || block.kind === "heading";
  const addressed = (block: Block) => isTold(block) && findAddresses(textOf(block)).length > 0;
  const result = [...body];
  // “‘Maale’ is a school with 640 pupils.” below whom to ask tells who sends it.
  const [above, last] = result.slice(-2);
  if (last?.kind === "paragraph" && above !== undefined && isWhomToAsk(above, language) && findAddresses(last.text).length === 0)
    result[result.length - 1] = { kind: "boilerplate", text: last.text };
  for (let at = result.length - 1; at > 0; at -= 1) {
    const block = result[at];
    if (block === undefined || !isTold(block)) continue;
    const isElsewhere = result.some((other, index) => index !== at && addressed(other));
    const isPerson =
      block.kind === "fact" &&
      result[at + 1]?.kind === "contact" &&
      block.text.length <= longestPerson &&
      !/[.!?。！？।]$/u.test(block.text);
    const isLine = block.kind === "paragraph" && isContactLine(block.text);
    if (!isElsewhere || !(isWhomToAsk(block, language) || isPerson || isLine)) break;
    result[at] = { kind: "contact", text: block.kind === "fact" && isContactHeading(block.label) ? block.text : textOf(block) };
  }
  return result;
}

/** A name, an office and a telephone below each other at the end are whom to ask, whatever the line above them says, where the story sends its readers elsewhere. */
export function withSignatureApart(body: readonly Block[], signed: readonly string[]): Block[] {
  const isSigned = (block: Block) => block.kind === "contact" || (textOf(block) !== "" && isOneOf(signed, textOf(block)));
  const from = body.findLastIndex((block) => !isSigned(block)) + 1;
  if (findAddresses(body.slice(0, from).map(textOf).join("\n")).length === 0) return [...body];
  return body.flatMap((block, at): Block[] => {
    if (at < from || block.kind === "contact") return [block];
    const isLabel = block.kind === "heading" && at === from && /^[[【(（<]|[:：]$/u.test(block.text);
    return isLabel ? [] : [{ kind: "contact", text: textOf(block) }];
  });
}

/** Labels may be parted from their values in another way. */
const isOneOf = (lines: readonly string[], text: string) => lines.some((line) => unparted(line).endsWith(unparted(text)));
const unparted = (text: string) => text.replace(/[\s:：]+/gu, "");

const longestPerson = 60;

function isWhomToAsk(block: Block, language: string): boolean {
  if (block.kind !== "fact" && block.kind !== "paragraph") return false;
  const text = block.kind === "fact" ? `${block.label}: ${block.text}` : block.text;
  const addresses = findAddresses(text);
  const isPersonal = addresses.length > 0 && addresses.every((one) => one.includes("@") || /^[+(]?\p{Nd}/u.test(one));
  if (!isPersonal || [...text].length > 140) return false;
  if (block.kind === "paragraph" && (/[.!?。！？।]$/u.test(text) || splitSentences(text, language).length > 1)) return false;
  return !asksFor(text, language).some((kind) => kind !== "contact" && kind !== "read");
}
