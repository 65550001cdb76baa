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
      hasQuote: /[“”«»„"]/.test(text),
      pointsBack: pointingBack.test(text),
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
  pointsBack: boolean;
  length: number;
  index: number;
  isOpening: boolean;
  /** How often the story uses this sentence's words, on average. */
  shared: number;
}

function scoreOf(facts: Facts): number {
  const place = facts.index === 0 ? 1.5 : facts.index < 3 ? 0.6 : facts.isOpening ? 0.4 : 0;
  const extras = (facts.hasNumber ? 0.7 : 0) + (facts.hasName ? 0.5 : 0) + (facts.hasQuote ? 0.2 : 0);
  const shape = facts.length < 25 ? 0.5 : facts.length > 280 ? 0.6 : 1;
  return (facts.shared + place + extras) * shape * (facts.pointsBack ? 0.7 : 1);
}

function shareOf(terms: ReadonlySet<string>, frequency: ReadonlyMap<string, number>): number {
  if (terms.size === 0) return 0;
  let sum = 0;
  for (const term of terms) sum += Math.log2(1 + (frequency.get(term) ?? 1));
  return sum / (terms.size + 2);
}

// Openings that need the sentence before them, in the languages the writer speaks.
const pointingBack = new RegExp(
  `^[“"«„]?(?:${[
    "it|its|this|that|these|those|they|their|he|his|she|her|but|and|so|also|however|therefore|then|there|such|both|instead|yet|or",
    "er|sie|es|ihr|ihre|ihren|seine|sein|dies|diese|dieser|dieses|das|dabei|dafür|damit|dazu|deshalb|darum|daher|aber|und|doch|auch|so|denn|dann|dort|hier|beide|außerdem|zudem|jedoch|statt|stattdessen|sondern",
    "il|elle|ils|elles|son|sa|ses|leur|leurs|ce|cet|cette|ces|cela|ceci|mais|et|donc|aussi|ainsi|puis|alors|là|pourtant|cependant|or|ou|tous deux",
    "él|ella|ellos|ellas|su|sus|este|esta|estos|estas|ese|esa|eso|esto|pero|y|así|también|entonces|además|sin embargo|por eso|ambos|ahí|allí",
    "egli|ella|essi|esse|lui|lei|loro|suo|sua|suoi|sue|questo|questa|questi|queste|ciò|quello|quella|ma|e|ed|così|anche|quindi|poi|inoltre|tuttavia|invece|entrambi|lì",
    "ele|ela|eles|elas|seu|sua|seus|suas|este|esta|isso|isto|esse|essa|mas|e|assim|também|então|além disso|porém|por isso|ambos|lá|ali",
    "hij|zij|ze|het|dit|deze|die|dat|hun|zijn|haar|maar|en|dus|ook|zo|daarom|dan|daar|bovendien|echter|toch|beide",
  ].join("|")})(?![\\p{L}\\p{N}’'-])|^(?:ولكن|لكن|كما|لذلك|وهذا|هذا|هذه|وهو|وهي|هو|هي|وقد|وكان|ثم|أما|و)(?![\\p{L}])`,
  "iu",
);
