import type { ObjectiveKind } from "./phrases/phrases.ts";

// Words that objectives of each kind are called by, in the languages the writer speaks.
const words: readonly (readonly [ObjectiveKind, RegExp])[] = [
  [
    "recruitment",
    /recruit|hiring|vacanc|bewerb|rekrut|stellen|personal(?:suche|gewinnung)|recrut|emploi|contratación|empleo|assun|lavoro|werving|vacature|توظيف/iu,
  ],
  ["event", /event|webinar|conference|fair|veranstaltung|messe|événement|salon|evento|feria|fiera|evenement|beurs|فعالية|مؤتمر/iu],
  [
    "sales",
    /sale|discount|promotion|offer|rabatt|angebot|aktion|verkauf|promo|soldes|oferta|rebaja|descuento|offerta|sconto|saldi|desconto|aanbieding|korting|تخفيض|عرض/iu,
  ],
  ["leads", /lead|contact|kontakt|anfrage|prospect|contacto|contatto|contato|عملاء محتمل/iu],
  ["retention", /retention|loyal|customer|kundenbindung|bestandskund|fidél|fidel|klantbehoud|ولاء/iu],
  [
    "education",
    /educat|teach|guide|how.?to|wissen|ratgeber|schulung|éducation|formation|educación|formación|educazione|formazione|educação|educatie|تعليم|توعية/iu,
  ],
  ["launch", /launch|new product|einführung|markteinführung|lancement|lanzamiento|lancio|lançamento|lancering|introductie|إطلاق/iu],
  ["announcement", /announce|change|news|ankündig|mitteilung|annonce|anuncio|annuncio|anúncio|aankondig|إعلان/iu],
  ["awareness", /aware|brand|bekannt|marke|notoriété|marque|marca|conoc|notorietà|merk|bekendheid|علامة/iu],
];

/** What a campaign is after: the first line of its objectives that says so, else its name. */
export function detectObjective(objectives: string, campaignName: string): ObjectiveKind {
  // Descriptions below a name are indented; the name alone decides.
  const names = objectives.split("\n").filter((line) => /^\S/.test(line));
  for (const text of [...names, campaignName]) {
    const found = words.find(([, pattern]) => pattern.test(text));
    if (found) return found[0];
  }
  return "awareness";
}
