// What members are asked to agree to, as sentences say it that put it to them.
const spaced = [
  "propos(?:e|es|ed|ing|als?)|recommend(?:s|ing)?|vorschlag\\p{L}*|vorschläge|(?:schlagen|schlägt)\\s[^.]+\\svor|propos(?:ons|ent|ition)|propon\\p{L}+|propuesta|proposta|propom\\p{L}+|voorstel\\p{L}*|föreslå\\p{L}*|förslag\\p{L}*|foreslå\\p{L}*|forslag\\p{L}*|propozycj\\p{L}+|navrh\\p{L}+|návrh\\p{L}*|javasl\\p{L}+",
  "предлага\\p{L}+|предложени\\p{L}+|пропону\\p{L}+|пропозиці\\p{L}+|предлаж\\p{L}+|προτείν\\p{L}+|πρότασ\\p{L}+|προτάσ\\p{L}+|εισηγ\\p{L}+",
  "[نيت]قترح\\p{L}*|(?:ال)?(?:اقتراح|مقترح)\\p{L}*|מציע\\p{L}*|ה?הצעה|הצעת",
  "प्रस्ताव[\\p{L}\\p{M}]*|প্রস্তাব[\\p{L}\\p{M}]*|முன்மொழி[\\p{L}\\p{M}]*|பரிந்துரை[\\p{L}\\p{M}]*",
];
const words = new RegExp(`(?<![\\p{L}\\p{M}])(?:${spaced.join("|")})(?![\\p{L}\\p{M}])`, "iu");
const joined = /提案|議案|提议|提議|建议|建議|제안|안건|เสนอ/u;

/** Whether a sentence puts something to those who are asked to vote: “We propose a share offer”. */
export const proposes = (text: string): boolean => words.test(text) || joined.test(text);
