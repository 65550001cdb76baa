import { expect, test } from "vitest";
import { headlineIn } from "./headline-lines.ts";
import { linesOf } from "./line-labels/story-lines.ts";

test.each([
  ["one line", "Brandauer ruft Wasserkocher zurück", [], "Brandauer ruft Wasserkocher zurück", null],
  ["none", "", ["Ersatz oder Geld"], null, "Ersatz oder Geld"],
  ["one over two rows", "Brandauer ruft\nWasserkocher zurück", [], "Brandauer ruft Wasserkocher zurück", null],
  ["that goes on from what it is", "KOMUNIKAT\no przerwie w dostawie wody", [], "Komunikat o przerwie w dostawie wody", null],
  ["in capitals, above one in small letters", "CARTA CHE RESPIRA\nFiligrane e mulini", [], "CARTA CHE RESPIRA", "Filigrane e mulini"],
  ["behind what it is about, in capitals", "ΘΕΜΑ: Εγγραφές στους σταθμούς", [], "Εγγραφές στους σταθμούς", null],
  [
    "below what it is",
    "EXPOSITION TEMPORAIRE\n« Tenir bon » : quatre siècles de nœuds",
    [],
    "« Tenir bon » : quatre siècles de nœuds",
    null,
  ],
  ["behind what it is about", "Betreff: Wasser abgestellt", [], "Wasser abgestellt", null],
  [
    "below a kind of text",
    "Produktrückruf\n\nBrandauer ruft Wasserkocher zurück",
    ["Ersatz"],
    "Brandauer ruft Wasserkocher zurück",
    "Ersatz",
  ],
  [
    "above a line that adds to it",
    "Brandauer ruft alle Kocher zurück\n\nErsatz ab sofort im Handel",
    [],
    "Brandauer ruft alle Kocher zurück",
    "Ersatz ab sofort im Handel",
  ],
  ["below a line between signs", "〜月見の新定番へ〜\n「芋名月」を9月1日に発売", [], "「芋名月」を9月1日に発売", "月見の新定番へ"],
  [
    "taken for the second line of one between signs",
    "〜月見の新定番へ〜",
    ["「芋名月」を9月1日に発売"],
    "「芋名月」を9月1日に発売",
    "月見の新定番へ",
  ],
  [
    "below a line between signs and above another",
    "〜月見の新定番へ〜\n「芋名月」を発売",
    ["25日間の限定販売"],
    "「芋名月」を発売",
    "25日間の限定販売",
  ],
])("a headline of %s", (_, lines, seconds, headline, below) => {
  expect(headlineIn(linesOf(lines), seconds)).toEqual({ headline, below });
});
