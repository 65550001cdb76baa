import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";

/** A story as long as makes room for one sentence of two sooner or later. */
const lengths = Array.from({ length: 6 }, (_, at) => at + 9);
const halls = (count: number) =>
  Array.from({ length: count }, (_, at) => `Hall number ${at + 1} is lent to a choir that sings there on Mondays until ten.`).join("\n\n");

const stories = {
  en: `The choir house opens

The choir house of Selby opens on 3 May 2027 with 214 seats.

"We asked for seats and got a house," said its chair, Noor Haddad. "Nobody has to stand in the cold again, whatever the weather does to the roof of the old mill."

{halls}

Book a hall until 1 May at https://choir.example.`,
  el: `Ανοίγει το σπίτι της χορωδίας

Το σπίτι της χορωδίας στο Καστανοχώρι ανοίγει στις 3 Μαΐου 2027 με 214 θέσεις.

«Ζητήσαμε θέσεις και πήραμε σπίτι», λέει η πρόεδρος Νόρα Χαδάδ. «Κανείς δεν θα στέκεται στην αυλή όταν βρέχει και φυσάει από τη θάλασσα, ούτε στο κρύο».

{halls}

Κλείστε θέση έως την 1η Μαΐου στο https://choir.example.`,
  he: `בית המקהלה נפתח

בית המקהלה בכפר תבור נפתח ב-3 במאי 2027 עם 214 מקומות.

"ביקשנו כיסאות וקיבלנו בית", אומרת היו"ר נורה חדד. "איש לא יעמוד עוד בחצר כשיורד גשם ונושבת רוח מן הים, ולא בקור".

{halls}

הזמינו מקום עד 1 במאי בכתובת https://choir.example.`,
};

describe("somebody's words", () => {
  test.each([
    ["en", "got a house", "cold again"],
    ["el", "πήραμε σπίτι", "κρύο»"],
    ["he", "וקיבלנו בית", 'בקור"'],
  ] as const)("are told whole or not at all (%s)", (language, first, second) => {
    for (const channel of ["linkedin", "youtube"])
      for (const count of lengths) {
        const { text } = askContent({ language, story: stories[language].replace("{halls}", halls(count)) }, channel);
        expect(text.includes(first), `${channel} ${count}`).toBe(text.includes(second));
      }
  });
});
