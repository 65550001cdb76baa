import { stopWords } from "./stop-words.ts";

/** Whether a sentence has its verb before the address that it leads to, so that it is whole without it. */
export const leadsToAddress = (language: string): boolean => !verbLast.has(language);

/** Without “at”, “on our website” and the like, which only lead to an address. */
export function withoutTail(text: string, language: string): string {
  const words = text.split(/\s+/u);
  const isLeading = (word: string) => site.test(word) || (stopWords[language]?.has(word.toLowerCase()) ?? false);
  while (words.length > 1 && isLeading(words.at(-1) ?? "")) words.pop();
  return words.join(" ");
}

// In these a verb or its half stands behind the address.
const verbLast = new Set("de nl tr hu ja ko zh hi mr bn ta te gu fa ka hy am fi".split(" "));
const site =
  /^(?:site|website|page|web|sito|sitio|página|pagina|stronie|stránce|сайте|сайт|сайті|сайта|сторінці|страница|телефону|телефоном|телефоні|τηλέφωνο|phone|ιστοσελίδα|ιστότοπο|σελίδα|διεύθυνση|address|adresse?n?|dirección|indirizzo|endereço|adres(?:em|ie|u)?|adres[ăa]|adresin\p{L}*|адрес(?:у|ою|і|а|е)?|العنوان|الموقع|موقع|موقعنا|الرابط|באתר|בכתובת|kotisivu\p{L}*|ηλεκτρονική|strony|numerze|numerem|čísle|số|lewat|melalui|için|ссылке|посиланням|посиланню|link|enlace|عنوان)$/iu;
