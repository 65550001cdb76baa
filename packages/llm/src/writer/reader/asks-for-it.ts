// “Buy it until 31 May at …”: what a call asks for stands in the sentence before it.

const patterns: readonly string[] = [
  "(?:get|buy|order|book|collect|claim|download|renew|redeem) (?:it|them)",
  "(?:(?:er|sie|es|diese[rs]?) (?:ist|sind|gibt es)|(?:ihn|sie|es|diese[nrs]?) (?:\\p{L}+ ){0,3}(?:kaufen|bestellen|buchen|erhalten|beantragen|abholen))",
  "(?:l['’]|les? |la )(?:acheter|commander|réserver|retirer|obtenir)",
  "(?:comprar|reservar|solicitar|pedir|recoger|adquirir)(?:lo|la|los|las)",
  "(?:acquistar|prenotar|ordinar|ritirar|richieder)(?:lo|la|li|le)",
  "(?:comprá|reservá|pedi|solicitá|adquiri)-?l[oa]s?",
  "(?:купить|заказать|приобрести|забронировать|оформить|получить|скачать) (?:его|её|ее|их)",
  "(?:купити|замовити|придбати|забронювати|оформити|отримати|завантажити) (?:його|її|їх)",
  "να (?:το|τη|την|τον|τα|τις|τους) (?:αγοράσ|κλείσ|παραγγείλ|προμηθευτ|κάν)\\p{L}*",
  "(?:شراؤ|حجز|طلب)(?:ه|ها)|الحصول عليها?",
  "(?:לרכוש|להזמין|לקנות|להשיג) (?:אותו|אותה|אותם|אותן)",
  "(?:इसे|उसे|इन्हें|उन्हें)",
  "(?:এটি|এগুলো|এটা) (?:কিন|সংগ্রহ|পাওয়া)\\p{L}*",
];
const found = new RegExp(`(?<![\\p{L}\\p{M}])(?:${patterns.join("|")})(?![\\p{L}\\p{M}])`, "iu");

/** Whether a call names what it asks for by a pronoun near its beginning, so that a few words of it say nothing. */
export const asksForIt = (text: string): boolean => (found.exec(text)?.index ?? nearBeginning) < nearBeginning;
const nearBeginning = 16;
