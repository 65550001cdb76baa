import { colonOf } from "../punctuation.ts";
import { asksFor } from "./asks-for.ts";
import type { Block } from "./block.ts";
import { findAddresses } from "./links.ts";
import { splitSentences } from "./sentences.ts";

/** “Sign up at the link below.” above “👉 barn.example/may”: an address in a line of its own belongs to the sentence that asks for it. */
export function withLinksBelow(body: readonly Block[], language: string): Block[] {
  const result: Block[] = [];
  for (const block of body) {
    const before = result.at(-1);
    const address = block.kind === "paragraph" || block.kind === "contact" ? onlyAddress(block.text) : null;
    if (address !== null && before?.kind === "paragraph" && asksElsewhere(before.text, language))
      before.text = `${before.text.replace(/[.!。！।:：]+$/u, "")}${colonOf(language)}${address}`;
    else if (address !== null && before?.kind === "paragraph" && asksSomewhere(before.text, language))
      before.text = `${before.text}${/[。！？]$/u.test(before.text) ? "" : " "}${address}`;
    else result.push({ ...block });
  }
  return result;
}

/** The address that a line has besides signs; null where it has words, or several. */
export function onlyAddress(text: string): string | null {
  const [address, other] = findAddresses(text);
  return address !== undefined && other === undefined && !/[\p{L}\p{N}]/u.test(text.replace(address, "")) ? address : null;
}

/** Whether a sentence further up in a paragraph asks for something that has a place. */
const asksSomewhere = (text: string, language: string): boolean =>
  findAddresses(text).length === 0 && asksFor(text, language).some((kind) => kind !== "read" && kind !== "contact" && kind !== "return");

/** Whether the last sentence of a paragraph asks for something and says no place to do it. */
function asksElsewhere(text: string, language: string): boolean {
  const last = splitSentences(text, language).at(-1) ?? "";
  return findAddresses(last).length === 0 && asksFor(last, language).length > 0;
}
