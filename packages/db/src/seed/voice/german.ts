import type { StyleGuideSeed } from "./style-guide-seed.ts";

export const german: StyleGuideSeed = {
  language: "de",
  channels: [],
  markdown: `Wir schreiben wie jemand, der die Arbeit selbst gemacht hat und sie gern erklärt. Erst der Befund, dann was er für die Leserin oder den Leser bedeutet, dann unser Angebot.

Kurze Sätze, ein Gedanke je Satz, das Verb früh. Lieber ein Verb als ein Hauptwort auf -ung, lieber eine Zahl als ein Adjektiv, lieber ein deutsches Wort als ein englisches, wenn beide dasselbe sagen. Wärme zeigt sich darin, dass wir auf der Seite der Lesenden stehen und Grenzen zugeben; ein wenig trockener Humor ist willkommen.

Zahlen bis zwölf ausschreiben, außer bei Maßen und Preisen. Datum: 9. März. Preise: 2,40 Euro. Prozent ausschreiben im Fließtext. Anführungszeichen „so“, Gedankenstrich mit Leerzeichen – und davon wenige. Alle mitmeinen, ohne Sternchen und Doppelpunkt: neutrale Wörter oder beide Formen.`,
  tone_words: ["klar", "zugewandt", "trocken", "genau"],
  audience: "Neugierige Menschen ohne Fachwissen und mit wenig Zeit",
  person: "we",
  form_of_address: "Sie",
  do_rules: [
    "Mit dem Befund oder der Zahl beginnen",
    "Die Quelle einer Zahl nennen, wenn die Geschichte sie nennt",
    "Zusammengesetzte Hauptwörter mit mehr als drei Gliedern auflösen",
    "Sagen, für wen es nicht gedacht ist, wenn das bei der Entscheidung hilft",
    "Den nächsten Schritt nennen und was danach geschieht",
  ],
  dont_rules: [
    "Mit einer Frage oder mit „In der heutigen Zeit“ beginnen",
    "Uns selbst loben; die Tatsache genügt",
    "Leserinnen und Leser belehren oder ihnen Eile machen",
    "Ausrufezeichen setzen",
    "Zwischen „Sie“ und „du“ wechseln",
  ],
  banned_terms: [
    "revolutionär",
    "bahnbrechend",
    "innovativ",
    "einzigartig",
    "ganzheitlich",
    "maßgeschneidert",
    "Game-Changer",
    "Mehrwert",
    "Hand aufs Herz",
  ],
  preferred_terms: [
    { instead_of: "zum jetzigen Zeitpunkt", use: "jetzt" },
    { instead_of: "im Rahmen von", use: "bei" },
    { instead_of: "Lösungen anbieten", use: "helfen" },
    { instead_of: "aufgrund der Tatsache, dass", use: "weil" },
  ],
  emoji: "none",
};
