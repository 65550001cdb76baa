import { expect, test } from "vitest";
import { checkDamage } from "./check-damage.ts";

const found = (text: string) => checkDamage({ field: "body", text }).map((one) => one.message);

test.each<[string, string]>([
  ["Ferries \ufffd from June", "“Ferries \ufffd from June” has a character that cannot be shown"],
  ["Ferries\u0000 from June", "“Ferries\ufffd from June” has a character that cannot be shown"],
  ["Ferries \ud83d from June", "“Ferries \ufffd from June” has a character that cannot be shown"],
  ["Ferries \u202egnp.exe", "“Ferries \ufffdgnp.exe” has a character that cannot be shown"],
  ["Ferries\u0007", "“Ferries\ufffd” has a character that cannot be shown"],
  ["Un Ã©tÃ© en ferry", "“Un Ã©tÃ© en fer” has letters that were read in the wrong encoding"],
  ["It’s the townâ€™s ferry", "“t’s the townâ€™s ferry” has letters that were read in the wrong encoding"],
  ["FÃ¤hren ab Juni", "“FÃ¤hren ab Ju” has letters that were read in the wrong encoding"],
  ["à¤¨à¤¾à¤µ", "“à¤¨à¤¾à¤µ” has letters that were read in the wrong encoding"],
])("%j is damaged", (text, message) => expect(found(text)).toEqual([message]));

test.each([
  "NÃO PERCA: a São João de 2027, às 9 h, é grátis – “ATÉ AMANHÔ, «IRMû, MANHÃ– e Ã…",
  "Ârzuhal, Åland, Ærø, ÑANDÚ, Ørsted… «À bientôt» – Ð og þ",
  "قارب كهربائي\u200f يعمل \u2066iPhone\u2069 من يونيو",
  "नाव 👩‍👩‍👧 जून से\tहर घंटे\r\nचलेगी",
  "Voilà… l’été à 5 € : « déjà là »",
  "",
])("%j is whole", (text) => expect(found(text)).toEqual([]));
