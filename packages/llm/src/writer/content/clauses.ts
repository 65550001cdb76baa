/** A sentence as a headline: without its full stop, and without quotation marks around the whole of it. */
export function asHeadline(sentence: string): string {
  const text = sentence.replace(/[.。]["”»“」]?$/u, (end) => end.replace(/[.。]/u, "")).trim();
  const isWholeQuote = /^[“„«"「][^“”„«»"「」]*[”“»"」]$/u.test(text);
  return isWholeQuote ? text.slice(1, -1).trim() : text;
}

/**
 * Beginnings of a sentence that are true and make sense alone, the longest first. What only holds under a condition, or
 * is taken back by what follows, gives none.
 */
export function clausesOf(sentence: string): string[] {
  const text = asHeadline(sentence);
  if (conditional.test(text)) return [];
  const ends = [...text.matchAll(/\s?[,;:،؛](?=\s)|\s[–—](?=\s)/gu)].map((match) => match.index);
  return ends
    .filter((end) => !takesBack.test(text.slice(end).replace(/^[\s,;:،؛–—]+/u, "")))
    .map((end) => text.slice(0, end).trim())
    .filter((clause) => clause.split(/\s+/).length >= 4 && !/[“„«"]/.test(clause))
    .reverse();
}

const anyOf = (words: string) => `^(?:${words})(?![\\p{L}\\p{N}])`;

// Openings that make what follows depend on something.
const conditional = new RegExp(
  [
    "if|when|whenever|unless|because|although|though|while|since|once|until|before|after|as|for|in|on|at|with|without|from|by|to",
    "wenn|falls|weil|obwohl|während|sobald|solange|bevor|nachdem|da|damit|um|für|in|im|am|bei|mit|ohne|seit|ab|nach|vor",
    "si|quand|lorsque|parce que|bien que|pendant|dès|avant|après|pour|dans|en|à|avec|sans|depuis",
    "cuando|porque|aunque|mientras|desde|hasta|antes|después|para|con|sin|tras",
    "se|quando|perché|sebbene|mentre|dopo|prima|per|nel|nella|con|senza|dal|da",
    "embora|enquanto|depois|antes|no|na|com|sem|ao",
    "als|indien|wanneer|omdat|hoewel|terwijl|zodra|voordat|nadat|voor|met|zonder|sinds|vanaf|bij|op",
    "إذا|عندما|لأن|رغم|بينما|منذ|حتى|قبل|بعد|في|من|مع|بدون",
  ]
    .map(anyOf)
    .join("|"),
  "iu",
);

// Continuations without which the beginning would say too much.
const takesBack = new RegExp(
  [
    "but|unless|except|if|only|provided|as long as|though|although|however|not|until|when|where|or",
    "aber|außer|wenn|falls|nur|sofern|solange|obwohl|jedoch|doch|nicht|sondern|bis|oder",
    "mais|sauf|si|seulement|à condition|bien que|cependant|pas|jusqu|quand|ou",
    "pero|salvo|excepto|si|solo|sólo|siempre que|aunque|sino|no|hasta|cuando|o",
    "ma|tranne|salvo|se|solo|purché|sebbene|però|non|fino|quando|o",
    "mas|exceto|salvo|se|só|somente|desde que|embora|porém|não|até|quando|ou",
    "maar|behalve|tenzij|als|alleen|mits|hoewel|echter|niet|tot|wanneer|of",
    "لكن|إلا|باستثناء|إذا|فقط|بشرط|رغم|وليس|حتى|عندما|أو",
  ]
    .map(anyOf)
    .join("|"),
  "iu",
);
