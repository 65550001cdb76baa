/**
 * Whether a sentence takes up something that the one before it brings in: “As for the secret, …” below words about a secret, or “The
 * replacement …”, of which only the words before say what it replaces.
 */
export const takesUp = (text: string, before: string): boolean => replaces.test(text) || isAsFor(text, before);

function isAsFor(text: string, before: string): boolean {
  const [marker = ""] = asFor.exec(text) ?? [];
  if (marker === "") return false;
  const topic = topicOf(text.slice(marker.length));
  return topic !== "" && before.toLocaleLowerCase().includes(topic);
}

/** The word that a sentence turns to, without the ending by which its form differs from sentence to sentence. */
function topicOf(rest: string): string {
  if (unspaced.test(rest.slice(0, 1))) return rest.slice(0, shortestUnspaced);
  const words = rest.toLocaleLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const word = words.slice(0, mostArticles).find((one) => [...one].length >= shortestTopic) ?? "";
  return word.slice(0, word.length > fullTopic ? -2 : -1);
}
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;
const shortestUnspaced = 2;
const mostArticles = 3;
const shortestTopic = 4;
const fullTopic = 6;

const asFor = new RegExp(
  `^(?:${[
    "(?:as (?:for|to)|was(?=\\s[^,]{2,40}\\s(?:betrifft|angeht|anbelangt))|quant (?:à|aux?)|en cuanto a(?:l)?|quanto (?:a|al|alla|ai|alle|ao|à|aos|às)|wat(?=\\s[^,]{2,40}\\sbetreft)|vad gäller|co do|pokud jde o|cât despre)(?=\\s)",
    "quanto all['’]",
    "(?:(?:что|шта) (?:же )?(?:касается|се тиче)|що ж? ?(?:до|стосується)|щодо|колкото до|όσο για|όσον αφορά)(?=\\s)",
    "و?[أا]ما(?=\\s)|(?:ו?באשר|ו?אשר) ל|ו?לגבי(?=\\s)",
    "(?:जहाँ तक|जहां तक|रही बात|रहा सवाल)(?=\\s)",
    "至于|至於|说到|說到|ส่วน",
  ].join("|")})\\s*`,
  "iu",
);

/** A definite one, in the place of another. */
const replaces = new RegExp(
  `^(?:${[
    "(?:the|its|their|her|his) (?:replacements?|successors?)(?!\\p{L})",
    "(?:der|die|das|ihre?|seine?) (?:nachfolg|ersatz)\\p{L}+",
    "(?:le|la|les|son|sa) (?:remplaçant|successeur)\\p{L}*",
    "(?:el|la|los|las|su) (?:sustitut|reemplaz|suceso)\\p{L}+",
    "(?:il|la|lo|i|le) (?:sostitut|successor)\\p{L}+",
    "(?:o|a|os|as) (?:substitut|sucesso)\\p{L}+",
    "(?:de|het) (?:opvolg|vervang)\\p{L}+",
    "(?:преемни|смен(?:ивш|ит)|наступни(?:к|ця)|приемни)\\p{L}*",
    "(?:ο|η|το) (?:αντικαταστάτ|διάδοχ)\\p{L}*",
    "ال\\p{L}+ البديل(?:ة)?(?!\\p{L})|ה\\p{L}+ (?:ה(?:חלופי|מחליפ))\\p{L}*",
    "後継の?|代替の|接替它?的|替代它?的|后继的?|(?:후속|후임|대체) ",
  ].join("|")})`,
  "iu",
);
