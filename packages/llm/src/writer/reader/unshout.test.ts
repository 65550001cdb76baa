import { expect, test } from "vitest";
import { unshout } from "./unshout.ts";

test.each([
  ["MERIDIAN CYCLES RECALLS CHILD SEATS", "Today Meridian Cycles is recalling seats.", "en", "Meridian Cycles recalls child seats"],
  ["STADTBÜCHEREI ÖFFNET AM SONNTAG", "Ab Mai öffnet die Stadtbücherei.", "de", "Stadtbücherei öffnet am Sonntag"],
  ["LA MAIRIE DE LYON OUVRE", "Hier, la mairie de Lyon a parlé.", "fr", "La mairie de Lyon ouvre"],
  [
    "PLANLI SU KESİNTİSİ: ÜÇ İLÇEDE SU VERİLEMEYECEK",
    "Bazı mahallelere su verilemeyecek.",
    "tr",
    "Planlı su kesintisi: üç ilçede su verilemeyecek",
  ],
  ["РЕШАЕМ, БЫТЬ ЛИ НОВОЙ СКВАЖИНЕ", "Собрание состоится 23 мая.", "ru", "Решаем, быть ли новой скважине"],
  ["Meridian Cycles recalls CHILD seats", "", "en", "Meridian Cycles recalls CHILD seats"],
])("%s", (title, body, language, wanted) => {
  expect(unshout(title, body, language)).toBe(wanted);
});

test("Greek whose accents nobody can tell stays in capitals", () => {
  expect(unshout("ΑΝΑΚΛΗΣΗ ΠΑΙΔΙΚΩΝ ΠΟΤΗΡΙΩΝ", "Η εταιρεία ανακαλεί ποτήρια.", "el")).toBe("ΑΝΑΚΛΗΣΗ ΠΑΙΔΙΚΩΝ ΠΟΤΗΡΙΩΝ");
});

test("where letters have no case, a number with capitals shouts nothing", () => {
  const title = "குழந்தைகளுக்கான ‘மயில் NV-3’ வண்டி திரும்பப் பெறப்படுகிறது";
  expect(unshout(title, "நீங்களாகவே சரிசெய்ய முயல வேண்டாம். மயில் வண்டி நல்லது.", "ta")).toBe(title);
});
