import { hasNumber } from "./find-figures.ts";
import { isTelling } from "./keywords.ts";
import { tokens } from "./tokens.ts";

export interface RankedSentence {
  text: string;
  /** Place in the story, from 0. */
  index: number;
  /** How much of the story it carries; only to be compared with others of the same story. */
  score: number;
  /** Words that carry meaning, in lower case. */
  terms: ReadonlySet<string>;
  /** Begins with a word that points back (“It”, “But”), so that it means nothing alone. */
  pointsBack: boolean;
  hasNumber: boolean;
  hasName: boolean;
  hasQuote: boolean;
  /** Sends readers elsewhere, which the call to action does. */
  hasLink: boolean;
  /** Graphemes, roughly. */
  length: number;
}

export interface RankingContext {
  language: string;
  names: readonly string[];
  /** Sentences that begin a paragraph. */
  openings: ReadonlySet<number>;
}

/** Sentences in the story's order, each with what it is worth: shared terms, place, figures, names, quotations, length. */
export function rankSentences(sentences: readonly string[], context: RankingContext): RankedSentence[] {
  const terms = sentences.map(
    (sentence) =>
      new Set(
        tokens(sentence, context.language)
          .map((token) => token.toLowerCase())
          .filter((token) => isTelling(token, context.language)),
      ),
  );
  const frequency = new Map<string, number>();
  for (const set of terms) for (const term of set) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  return sentences.map((text, index) => {
    const own = terms[index] ?? new Set<string>();
    const facts = {
      hasNumber: hasNumber(text),
      hasName: context.names.slice(0, 8).some((name) => text.includes(name)),
      hasQuote: /[“”«»„"「]/.test(text),
      hasLink: /https?:|www\.|\S@\S+\.\p{L}/u.test(text),
      pointsBack: (pointingBack[context.language]?.test(text) ?? false) || (text.length < 90 && leaningBack.test(text)),
      length: [...text].length,
    };
    const weight = scoreOf({ ...facts, index, isOpening: context.openings.has(index), shared: shareOf(own, frequency) });
    return { text, index, terms: own, score: weight, ...facts };
  });
}

interface Facts {
  hasNumber: boolean;
  hasName: boolean;
  hasQuote: boolean;
  hasLink: boolean;
  pointsBack: boolean;
  length: number;
  index: number;
  isOpening: boolean;
  /** How often the story uses this sentence's words, on average. */
  shared: number;
}

function scoreOf(facts: Facts): number {
  const place = facts.index === 0 ? 1.1 : facts.index < 3 ? 0.6 : facts.isOpening ? 0.4 : 0;
  const extras = (facts.hasNumber ? 0.7 : 0) + (facts.hasName ? 0.5 : 0) + (facts.hasQuote ? 0.2 : 0);
  const shape = facts.hasLink ? 0.2 : facts.length < 25 ? 0.5 : facts.length > 280 ? 0.6 : 1;
  return (facts.shared + place + extras) * shape * (facts.pointsBack ? 0.7 : 1);
}

function shareOf(terms: ReadonlySet<string>, frequency: ReadonlyMap<string, number>): number {
  if (terms.size === 0) return 0;
  let sum = 0;
  for (const term of terms) sum += Math.log2(1 + (frequency.get(term) ?? 1));
  return sum / (terms.size + 2);
}

// Openings that need the sentence before them. Words that are articles as well are left out.
const pointingBack: Readonly<Record<string, RegExp>> = {
  en: opening(
    "it|its|this|that|these|those|they|their|them|he|his|she|her|but|and|so|also|however|therefore|then|there|such|both|instead|yet|or|most of them|some of them",
  ),
  de: opening(
    "er|sie|es|ihr|ihre|ihren|ihrem|seine|sein|seinen|dies|diese|dieser|dieses|diesen|dabei|dafür|daran|davon|damit|dazu|danach|deshalb|darum|daher|aber|und|doch|auch|so|denn|dann|dort|beide|außerdem|zudem|jedoch|stattdessen|sondern",
  ),
  fr: opening(
    "il|elle|ils|elles|son|sa|ses|leur|leurs|cet|cette|ces|cela|ceci|ce dernier|mais|et|donc|aussi|ainsi|puis|alors|pourtant|cependant|tous deux|toutes deux",
  ),
  es: opening(
    "él|ella|ellos|ellas|su|sus|este|esta|estos|estas|ese|esa|eso|esto|pero|y|así|también|entonces|además|sin embargo|por eso|ambos|ambas|allí",
  ),
  it: opening(
    "egli|ella|essi|esse|lui|lei|loro|il suo|la sua|i suoi|le sue|questo|questa|questi|queste|ciò|ma|e|ed|così|anche|quindi|poi|inoltre|tuttavia|invece|entrambi|lì",
  ),
  pt: opening(
    "ele|ela|eles|elas|seu|sua|seus|suas|isso|isto|esse|essa|esses|essas|este|esta|estes|estas|mas|e|assim|também|então|além disso|porém|por isso|ambos|lá|ali",
  ),
  nl: opening("hij|zij|ze|dit|deze|hun|maar|en|dus|ook|daarom|dan|daar|bovendien|echter|toch|beide"),
  ja: /^(?:これ|それ|あれ|この|その|また|しかし|そして|そのため|さらに|一方|ただし|ここ|そこ)/u,
  ar: opening("ولكن|لكن|كما|لذلك|وهذا|هذا|هذه|وهو|وهي|هو|هي|هم|وقد|وكان|ثم|أما"),
};

function opening(words: string): RegExp {
  return new RegExp(`^[“"«„]?(?:${words})(?![\\p{L}\\p{M}’'-])`, "iu");
}

// Short sentences that mean nothing without what they refer to.
const leaningBack =
  /(?<!\p{L})(?:of them|of these|of those|for this|because of this|the \p{L}+est one|this one|one of these|davon|daran|hierfür|d’entre eux|d’entre elles|pour cela|de ellos|de ellas|para ello|para eso|di loro|di essi|per questo|deles|delas|para isso|daarvan|daarvoor|hiervan|منهم|منها|لذلك)(?!\p{L})/iu;
