import { asksFor } from "./asks-for.ts";
import { asksWay } from "./asks-way.ts";
import { factOf } from "./facts.ts";
import { beginsSmall, stop } from "./lines.ts";
import { findAddresses } from "./links.ts";
import { splitSentences } from "./sentences.ts";

/** “3. Order the new buckle at …”: a step may be what readers are asked for; the list itself stays where it is. */
export function callsInList(list: string, language: string): { text: string; index: number; heading?: string | undefined }[] {
  const [lead = "", ...lines] = list.split("\n");
  const items = [lead, ...lines]
    .filter((line) => listSign.test(line))
    .map((line) => line.replace(listSign, "").replace(/\s*[;；，、]$/u, ""));
  // Of several ways to the same a site comes before a telephone.
  const isSite = (text: string) => findAddresses(text).some((address) => /^(?:https?:|www\.|[^@\s\p{Nd}(+]+\.)/iu.test(address));
  const isSecond = (text: string) => asksWay(lead) && items.some(isSite) && !isSite(text);
  return (
    items
      .filter((text) => findAddresses(text).length > 0 && !isSecond(text))
      .map((text) => {
        const label = factOf(text)?.label;
        if (label === undefined) return asksWay(lead) ? belowWay(lead, text) : withLead(lead, askingIn(text, language));
        // “Tickets: at the desk or at www.…” asks by its label.
        return asksFor(label, language).some((kind) => kind !== "contact" && kind !== "read") ? text : withQuestion(lead, text);
      })
      // “How to apply: on our site (www.…)” above what to send along.
      .concat(askingLead(lead))
      .filter((text) => text !== "")
      .map((text) => ({ text, index: inList, heading: listSign.test(lead) ? "" : lead }))
  );
}

/** “Apply by 30 April at www.…, and send along:” without what only leads to the list; nothing where that is all of it. */
function askingLead(lead: string): string[] {
  const fact = factOf(lead);
  if (listSign.test(lead) || findAddresses(lead).length === 0 || fact === null) return [];
  if (!/[:：]$/u.test(lead)) return [lead];
  const told = fact.text.replace(/[,，、;；]\s?[^,，、;；]{2,40}[:：]$/u, "");
  return told === fact.text || findAddresses(told).length === 0 ? [] : [/[。]|\p{sc=Han}$/u.test(told) ? `${told}。` : `${told}.`];
}

/** “How do I apply?” above “online: https://…, or”: what is asked says what the address is for; "" where nothing is asked. */
function withQuestion(lead: string, item: string): string {
  const question = /[^.!?？؟]{4,80}[?？؟]/u.exec(lead)?.[0].trim() ?? "";
  return question === "" ? "" : `${question} ${item.charAt(0).toLocaleUpperCase()}${withoutJoiner(item.slice(1))}`;
}

/** “How to book:” above “At www.…, with the code AUTUMN”: one line with what it is the way to. */
const belowWay = (lead: string, item: string): string =>
  /[:：?？؟]$/u.test(lead) ? `${lead} ${/[?？؟]$/u.test(lead) ? item : item.charAt(0).toLocaleLowerCase() + item.slice(1)}` : item;

/** “…, or”: more ways follow. */
const withoutJoiner = (item: string) =>
  item.replace(/[\s,;]+(?:\p{L}{1,4})?$/u, (end) => (/^[\s,;]*\p{L}/u.test(end) && !joiner.test(end) ? end : ""));

/** Of an item that tells more, the sentence with the address. */
function askingIn(item: string, language: string): string {
  const sentences = splitSentences(item, language);
  return sentences.length > 2 ? (sentences.find((one) => findAddresses(one).length > 0) ?? item) : item;
}

/** “Please register by 6 March:” and “by e-mail to …, or”: an item that goes on from the line above the list is whole with it alone. */
function withLead(lead: string, item: string): string {
  const asking = /[^.!?;]*$/u.exec(lead.replace(/\s?:$/u, ""))?.[0].trim() ?? "";
  const goesOn = /:$/u.test(lead) && beginsSmall(item) && asking.split(/\s+/u).length >= fewestWords;
  if (!goesOn) return item;
  const whole = `${asking} ${withoutJoiner(item)}`;
  return stop.test(whole) ? whole : `${whole}.`;
}
const fewestWords = 3;
const joiner =
  /(?:^|\s)(?:or|and|oder|und|ou|et|o|y|e|of|en|eller|och|og|tai|ja|lub|albo|i|a|nebo|sau|și|vagy|és|veya|ve|hoặc|và|atau|dan|или|и|або|чи|та|или|ή|και)$/u;

const listSign = /^(?:• |\d+\. )/;
/** No sentence's place. */
const inList = -1;
