// A sentence that begins with one of these is not whole without its first part.
const conditions = new RegExp(
  `^(?:${[
    "in case of|bei (?:regen|schlechtem wetter|schlechtwetter|gewitter)|en cas d[e’']|en caso de|in caso di|em caso de|bij regen|vid regn|ved regn|w razie|v případě|eső esetén|в случае|у разі|в разі|σε περίπτωση|במקרה",
    "even (?:if|though)|if|when|while|as|because|although|unless|since|after|before|once(?! (?:a|an|again|more|upon))|provided|in case|should (?:the|you|we|it)",
    "wenn|falls|weil|als|sobald|sofern|solange|bevor|nachdem|obwohl|während",
    "si|s['’]il|quand|lorsque|dès que|tant que|puisque|cuando|porque|aunque|en cuanto|mientras|se|quando|perché|appena|finché|assim que|enquanto",
    "wanneer|zodra|zolang|indien|om|när|hvis|når|jeśli|jeżeli|gdy|kiedy|když|pokud|jakmile|jestli|ha|amint|dacă|când|după ce",
    "если|когда|как только|пока|чтобы|хотя|якщо|коли|щойно|доки|щоб|ако|когато|след като",
    "αν|όταν|εάν|εφόσον|μόλις|ενώ|καθώς|αφού|για να|إذا|عندما|لو|في حال|حالما|אם|כאשר|כש\\p{L}+|ברגע ש\\p{L}+",
    "अगर|यदि|जब|यद्यपि|যদি|যখন|თუ|როდესაც|եթե|երբ",
  ].join("|")})(?![\\p{L}\\p{M}])`,
  "iu",
);
export const isConditional = (text: string): boolean => conditions.test(text);

/** Words that say for whom something is asked. In Romance languages some of them mean something else without what follows here. */
const cases: Readonly<Record<string, string>> = {
  en: "if|unless|those who w(?:ant|ish)",
  de: "wenn|falls|sofern",
  fr: "si|s['’]ils?",
  es: "si",
  pt: "se (?:você|os?|as?|tiver|tem|não|for)",
  it: "se (?:hai|avete|il|la|lo|i|gli|le|non)",
  nl: "als|indien",
  sv: "om (?:du|ni)",
  da: "hvis",
  nb: "hvis",
  pl: "jeśli|jeżeli",
  cs: "pokud|jestli",
  hu: "ha",
  ro: "dacă",
  ru: "если",
  uk: "якщо",
  bg: "ако",
  el: "αν|εάν|όσοι|όσες",
  ar: "إذا",
  he: "אם",
  hi: "अगर|यदि|जो [^,]{3,60} (?:नहीं|न) [^,]{2,20}",
  bn: "যদি|হলে|না থাকলে|না পারলে",
  ka: "თუ",
  hy: "եթե",
};
// “신청하면 된다” says how.
const unspacedCases = /場合|如果|若|的话|的話|하면(?! ?(?:된|됩|되|돼))|경우|หาก|ถ้า/u;

/** “Call … if your heater has this number”: what is asked of some readers only, wherever it says of whom. */
export function isForACase(text: string, language: string): boolean {
  const words = cases[language];
  // Thai has no mark between sentences: behind the address another one begins.
  const asked = language === "th" ? (/^.*?https?:\S+/su.exec(text)?.[0] ?? text) : text;
  return (
    unspacedCases.test(asked) || (words !== undefined && new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, "iu").test(text))
  );
}
