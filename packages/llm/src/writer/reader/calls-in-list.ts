import { factOf } from "./facts.ts";
import { stop } from "./lines.ts";
import { findAddresses } from "./links.ts";
import { splitSentences } from "./sentences.ts";

/** “3. Order the new buckle at …”: a step may be what readers are asked for; the list itself stays where it is. */
export function callsInList(list: string, language: string): { text: string; index: number }[] {
  const [lead = "", ...lines] = list.split("\n");
  return [lead, ...lines]
    .filter((line) => listSign.test(line))
    .map((line) => line.replace(listSign, ""))
    .filter((text) => findAddresses(text).length > 0 && factOf(text) === null)
    .map((text) => ({ text: withLead(lead, askingIn(text, language)), index: inList }));
}

/** Of an item that tells more, the sentence with the address. */
function askingIn(item: string, language: string): string {
  const sentences = splitSentences(item, language);
  return sentences.length > 2 ? (sentences.find((one) => findAddresses(one).length > 0) ?? item) : item;
}

/** “Please register by 6 March:” and “by e-mail to …, or”: an item that goes on from the line above the list is whole with it alone. */
function withLead(lead: string, item: string): string {
  const asking = /[^.!?;]*$/u.exec(lead.replace(/\s?:$/u, ""))?.[0].trim() ?? "";
  const goesOn = /:$/u.test(lead) && /^\p{Ll}/u.test(item) && asking.split(/\s+/u).length >= fewestWords;
  if (!goesOn) return item;
  const whole = `${asking} ${item.replace(/[\s,;]+(?:\p{L}{1,4})?$/u, (end) => (/^[\s,;]*\p{L}/u.test(end) && !joiner.test(end) ? end : ""))}`;
  return stop.test(whole) ? whole : `${whole}.`;
}
const fewestWords = 3;
const joiner =
  /(?:^|\s)(?:or|and|oder|und|ou|et|o|y|e|of|en|eller|och|og|tai|ja|lub|albo|i|a|nebo|sau|și|vagy|és|veya|ve|hoặc|và|atau|dan|или|и|або|чи|та|или|ή|και)$/u;

const listSign = /^(?:• |\d+\. )/;
/** No sentence's place. */
const inList = -1;
