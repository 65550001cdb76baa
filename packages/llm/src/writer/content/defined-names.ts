// What opens a definition, at the beginning of its bracket or behind a comma in it: “(im Folgenden „…“)”, “（本社：…、以下「…」）”.
const opening = [
  "(?:hereinafter|hereafter|henceforth|from now on)\\s",
  '(?:im folgenden|nachfolgend|kurz)[:,]?\\s(?=[„“"»])',
  "(?:ci-après|en adelante|en lo sucesivo|di seguito|doravante|hierna|dále jen|dalej|zwan\\p{L}+ dalej|în continuare|далее|далі|по-нататък|у даљем тексту|στο εξής|εφεξής|(?:ו?ל)?הלן|فيما يلي|ويشار إليه\\p{L}* (?:بـ?|باسم)|आगे|इसके बाद|এরপর|எனவே இனி|இனி|ต่อไปนี้เรียก(?:ว่า)?)\\s*[:,—–-]?\\s*(?=[«„“\"”‘'「]|\\p{Lu}|\\p{sc=Hebrew}|\\p{sc=Arabic}|\\p{sc=Thai})",
  '以下(?:简称|簡稱|称|稱|、|,|，)*\\s*(?=[「『“"‘])',
  "이하\\s*(?=[‘“'\"「]|\\p{sc=Hangul}{2})",
];
const bracket = new RegExp(`\\s?[(（](?:[^()（）]*[,،、，;]\\s*)?(?:${opening.join("|")})([^()（）]{2,40})[)）]`, "giu");

/**
 * A text without brackets that only say what somebody is called from there on, where it calls them so no more: “the members’ council (hereafter
 * “the council”) has agreed”. What else stands in such a bracket is who leads a company and where it has its seat.
 */
export function withoutUnusedNames(text: string): string {
  return text.replace(bracket, (whole: string, defined: string, at: number) => {
    const name = defined.replace(/^[\s\p{P}]+|[\s\p{P}]+$/gu, "").replace(/^(?:the|die|der|das|la|le|el|il|η|ο|το)\s/iu, "");
    return name !== "" && text.slice(at + whole.length).includes(name) ? whole : "";
  });
}
