import { isSaidByPronoun } from "./attribution.ts";
import { findDays, tellsWhen } from "./dates.ts";
import { hasNumber } from "./find-figures.ts";
import { isTelling } from "./keywords.ts";
import { findAddresses } from "./links.ts";
import { tellsWhere } from "./places.ts";
import { quotes, quotesSomebody } from "./speech.ts";
import { tokens } from "./tokens.ts";

/** A fact is a label with its value (“Where: Hall 3”), a list stands under the line that announces it. */
export type StatementKind = "sentence" | "fact" | "list";

export interface RankedSentence {
  text: string;
  kind: StatementKind;
  /** Place in the story, from 0. */
  index: number;
  /** How much of the story it carries; only to be compared with others of the same story. */
  score: number;
  /** Words that carry meaning, in lower case. */
  terms: ReadonlySet<string>;
  /** Begins with a word that points back (“It”, “But”), so that it means nothing alone. */
  pointsBack: boolean;
  /** The first of its paragraph: what it is about is not in a sentence before it. */
  isOpening: boolean;
  /** Stands in the story's first paragraph, which tells its news. */
  isAhead: boolean;
  hasNumber: boolean;
  hasName: boolean;
  hasQuote: boolean;
  /** Opens a paragraph with somebody whose words follow: “Dev Rana teaches 30 children. ‘They …’, he says.” */
  introducesSpeaker: boolean;
  /** Says when, or where, something happens. */
  hasWhen: boolean;
  hasWhere: boolean;
  /** Sends readers elsewhere, which the call to action does. */
  hasLink: boolean;
  /** Tells what readers must do with what they have, as recalls do. */
  isInstruction?: boolean;
  /** Names the day of what readers are asked for: the last day above the call. */
  isComing?: boolean;
  /** Says when, where or how, and its heading what: alone it would be said of the whole. */
  needsHeading?: boolean;
  /** A row of one part of the matter alone, such as a lecture beside an exhibition. */
  isOfPart?: boolean;
  /** Stands before the call in its paragraph, which may speak of it (“Those who want one call …”). */
  leadsToCall?: boolean;
  /** Graphemes, roughly. */
  length: number;
}

export interface RankingContext {
  language: string;
  names: readonly string[];
  /** Sentences that begin a paragraph. */
  openings: ReadonlySet<number>;
  /** Where the story is from; "" when it does not say. */
  place?: string;
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
      hasQuote: quotes(text),
      hasWhen: tellsWhen(text),
      hasWhere: tellsWhere(text) || isIn(text, context.place ?? ""),
      hasLink: findAddresses(text).length > 0,
      // Nothing stands before the first one: what it begins with points at its readers, or at what they know.
      pointsBack:
        (index > 0 && (opensBack(text, context.language) || (text.length < 90 && leaningBack.test(text)))) ||
        (index > 0 &&
          (!context.openings.has(index) || (text.length < 90 && !text.includes(",") && !hasNumber(text))) &&
          pointsInside(text, context.language)) ||
        namesByHalf(text, index, sentences, context.names) ||
        (quotes(text) && (!quotesSomebody(text) || isSaidByPronoun(text))),
      length: [...text].length,
    };
    const isOpening = context.openings.has(index);
    const weight = scoreOf({ ...facts, index, isOpening, shared: shareOf(own, frequency) });
    const introducesSpeaker =
      (isOpening || (!context.openings.has(index + 1) && opensInMarks.test(sentences[index + 1] ?? ""))) &&
      leadsToWords(index, sentences, context);
    const isAhead = ![...context.openings].some((at) => at > 0 && at <= index);
    return { text, kind: "sentence", index, terms: own, score: weight, isOpening, isAhead, introducesSpeaker, ...facts };
  });
}

/** “Dev Rana teaches 30 children. ‘They …’, he says.”: tells only who speaks; what names a day is news as well. */
function leadsToWords(index: number, sentences: readonly string[], { language, openings }: RankingContext): boolean {
  const [text = "", next = ""] = sentences.slice(index, index + 2);
  const isSaidByThem = opensBack(next, language) || isSaidByPronoun(next) || !quotesSomebody(next);
  // Words in a paragraph of their own, of which nothing there says whose they are: “…は、次のように述べています。”
  const isApart = openings.has(index + 1) && (hasNumber(text) || !opensInMarks.test(next) || quotesSomebody(next));
  return index > 0 && !isApart && quotes(next) && !quotes(text) && isSaidByThem && findDays(text).length === 0;
}
const opensInMarks = /^["“«„「『‘]/u;

/** Whether a text names a place; names are inflected, so their beginning must do. */
export const isIn = (text: string, place: string) => {
  const name = (place.split(/[\s,،、(]+/u)[0] ?? "").toLowerCase();
  return name.length > 2 && text.toLowerCase().includes(name.length > 5 ? name.slice(0, -2) : name);
};

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

/** “Mrs. Nair says …” means nothing without the sentence that names Priya Nair in full. */
function namesByHalf(text: string, index: number, sentences: readonly string[], names: readonly string[]): boolean {
  const first = /^(?:\p{Lu}\p{L}{0,4}\.?\s+|Herr\s+|Frau\s+)?(\p{Lu}[\p{L}\p{M}’'-]{2,})(?!\s+\p{Lu})/u.exec(text)?.[1];
  if (first === undefined) return false;
  const whole = names.find((name) => name.endsWith(` ${first}`) && !text.includes(name));
  return whole !== undefined && sentences.slice(0, index).some((one) => one.includes(whole));
}

// Openings that need the sentence before them. Words that are articles as well are left out.
const pointingBack: Readonly<Record<string, RegExp>> = {
  en: opening(
    "the rest|the remaining|the remainder|otherwise|in return|in exchange|one of them|the others|it|its|this|that|these|those|they|their|them|he|his|she|her|but|and|so|also|however|therefore|then|there|such|both|instead|yet|or|most of them|some of them",
  ),
  de: opening(
    "der rest|die übrigen|das übrige|andernfalls|sonst|im gegenzug|er|sie|es|ihr|ihre|ihren|ihrem|seine|sein|seinen|dies|diese|dieser|dieses|diesen|dabei|dafür|daran|davon|damit|dazu|danach|deshalb|darum|daher|aber|und|doch|auch|so|denn|dann|dort|beide|außerdem|zudem|jedoch|stattdessen|sondern",
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
  ja: /^(?:残り|そこで|こうして|このほか|代わりに|なかでも|うち(?=[\p{Nd}、])|同様に|これら|上記|下記|加えて|(?:ご)?(?:希望|興味|関心)(?:の|のある)(?:方|人)|当日(?=は|、)|あわせて|会場で|同(?:社|店|館|園)|これ|それ|あれ|この|その|また|しかし|そして|そのため|さらに|一方|ただし|ここ|そこ)/u,
  sv: opening("det|den|de|han|hon|detta|denna|dessa|men|och|också|därför|dessutom|där|då|så"),
  da: opening("det|den|de|han|hun|dette|denne|disse|men|og|også|derfor|desuden|der|så"),
  nb: opening("det|den|de|han|hun|dette|denne|disse|men|og|også|derfor|dessuten|der|så"),
  fi: opening("se|ne|hän|he|tämä|nämä|mutta|ja|myös|siksi|lisäksi|silloin|siellä"),
  pl: opening("to|ten|ta|te|on|ona|oni|one|jego|jej|ich|ale|i|a|także|dlatego|ponadto|tam|wtedy|jednak"),
  cs: opening("to|ten|ta|ty|on|ona|oni|jeho|její|jejich|ale|a|také|proto|navíc|tam|tehdy|však"),
  tr: opening("bu|bunlar|o|onlar|ama|ve|ayrıca|bunun|böylece|orada|ancak"),
  ru: opening(
    "остальн(?:ые|ое|ая)|иначе|взамен|среди них|зато|впрочем|он|она|оно|они|его|её|ее|их|это|этот|эта|эти|этого|этому|но|и|а|также|поэтому|кроме того|там|тогда|однако|при этом|такой|такая|такие|затем",
  ),
  uk: opening(
    "решта|решту|інакше|натомість|серед них|проте|водночас|отже|він|вона|воно|вони|його|її|їх|їхній|це|цей|ця|ці|цього|але|і|й|та|а|також|тому|крім того|там|тоді|однак|при цьому|потім",
  ),
  bg: opening("той|тя|то|те|това|този|тази|тези|но|и|а|също|затова|освен това|там|тогава|обаче"),
  sr: opening("он|она|оно|они|ово|овај|ова|то|тај|али|и|а|такође|зато|тамо|тада|међутим"),
  el: opening(
    "τα υπόλοιπα|οι υπόλοιποι|οι υπόλοιπες|το υπόλοιπο|διαφορετικά|αντίθετα|σε αντάλλαγμα|στα παραπάνω|στο παραπάνω|τα παραπάνω|αυτό|αυτός|αυτή|αυτά|αυτοί|αλλά|και|επίσης|έτσι|επιπλέον|εκεί|τότε|όμως|ωστόσο|γι’ αυτό|στη συνέχεια",
  ),
  he: opening(
    "אפשר גם|ניתן גם|היתר|השאר|הנותרים|הנותרות|אחרת|בתמורה|מנגד|לעומת זאת|ביום זה|באותו יום|באותו ערב|באותה עת|הוא|היא|הם|הן|זה|זו|זאת|אלה|אבל|אך|גם|לכן|בנוסף|שם|אז|עם זאת",
  ),
  hi: opening(
    "बाकी|शेष|बदले में|वरना|अन्यथा|मगर|परंतु|इसी तरह|उन्होंने|उन्हें|इन्होंने|वहीं|यहीं|यह|ये|वह|वे|इनका|इनकी|इनके|इसका|इसकी|उनका|उनकी|उसका|उसकी|इस|इसके|इससे|इसमें|इनमें|उन|उनके|उसके|लेकिन|और|साथ ही|इसलिए|वहां|वहीं|तब|हालांकि|इसी|इन",
  ),
  mr: opening("त्यानंतर|त्यातून|तिच्यात|मग|तेव्हा|हा|ही|हे|तो|ती|ते|त्या|त्यांच्या|पण|आणि|तसेच|म्हणून|यामुळे|यात"),
  bn: opening(
    "বাকি|অবশিষ্ট|বিনিময়ে|বিনিময়ে|নইলে|অন্যথায়|অন্যথায়|এভাবে|একইভাবে|তাঁর|তাঁদের|ওই|এদের|এঁদের|এরপর|তারপর|এসব|এটি|এই|এর|এতে|তিনি|তারা|তাঁরা|তার|তাদের|কিন্তু|এবং|তবে|তাই|এছাড়া|এছাড়া|সেখানে|এ|সে|সেই|ফলে",
  ),
  zh: /^(?:剩下的|余下|其余|剩余|未使用的|相应地|作为回报|否则|只是|可是|所以|于是|因而|上述|以上|活动(?:现场|免费|当天)?|活動(?:現場|免費|當天)?|现场|現場|为此|為此|从中|從中|届时|屆時|据此|需要注意的是|值得注意的是|需要说明的是|这|該|该|此|其|他|她|它|但|而|并|同时|因此|此外|另外|不过|然而|那里|之后|对此)/u,
  ko: opening(
    "이렇게|그렇게|이처럼|대신(?=\\s)|단(?=[,\\s])|나머지|그중|이 가운데|반면|한편|이 프로그램|이 사업|위의|아래의|다만|계기는|이들(?:은|이)?|이날|이 날|이는|이에|이번|그는|그녀는|이|그|또한|또|하지만|그러나|그리고|따라서|이를|여기|그곳",
  ),
  th: /^(?:ที่เหลือ|มิฉะนั้น|ไม่เช่นนั้น|แทนที่|เพราะฉะนั้น|เช่นเดียวกัน|ส่วน(?!ราชการ|ตัว|ลด)|นอกจากนี้|ทั้งนี้|แต่|และ|โดย|ซึ่ง|จึง|ดังนั้น|อย่างไรก็ตาม|พร้อมกันนี้|เขา|เธอ|มัน)/u,
  ka: opening("ის|ისინი|ეს|ამ|მისი|მათი|მაგრამ|და|ასევე|ამიტომ|იქ|თუმცა"),
  hy: opening("նա|նրանք|դա|սա|այս|այդ|նրա|նրանց|բայց|և|նաև|սակայն|այնտեղ|ուստի"),
  vi: opening("nó|điều này|đây|họ|ông|bà|nhưng|và|ngoài ra|do đó|tại đó"),
  ta: opening(
    "மீதமுள்ள|மீதி|இல்லாவிட்டால்|வராவிட்டால்|பதிலாக|இதற்காக|இவ்வாறு|அவ்வாறு|ஆயினும்|இதற்கிடையே|அது|அதை|அதன்|அதில்|அதற்கு|அவர்|அவரது|அவருடைய|அவர்கள்|அவர்களின்|அவை|அவற்றை|இது|இதை|இதன்|இதில்|இதற்கு|இவை|இவர்|இந்த|அந்த|ஆனால்|மேலும்|அதனால்|எனவே|பிறகு|அங்கு|இங்கு",
  ),
  te: opening("అది|అతను|ఆమె|వారు|ఇది|ఇవి|ఈ|ఆ|దీని|దీనికి|కానీ|అయితే|మరియు|అక్కడ|అందువల్ల"),
  gu: opening("તે|તેઓ|તેમના|તેના|આ|આમ|પરંતુ|અને|ત્યાં|તેથી"),
  fa: opening("او|آن‌ها|آنها|ایشان|این|آن|اما|ولی|و|همچنین|بنابراین|سپس|آنجا"),
  hu: opening("ez|ezt|ezek|azt|ő|ők|de|és|ezért|ott|azonban|emellett|továbbá|így"),
  ro: opening("el|ea|ei|ele|acesta|aceasta|acest|această|aceștia|acestea|dar|și|astfel|de asemenea|însă|acolo|apoi"),
  id: opening("ia|dia|mereka|ini|itu|namun|dan|tetapi|selain itu|karena itu|di sana"),
  ar: opening(
    "و?الباقي|و?البقية|و?الباقون|و?إلا|وإلا|في المقابل|وبذلك|غير أن|إلا أن|بيد أن|و?من جانب(?:ه|ها|هم)|و?من جهت(?:ه|ها|هم)|بدور(?:ه|ها|هم)|ولكن|لكن|كما|لذلك|وهذا|هذا|هذه|وهو|وهي|هو|هي|هم|وقد|وكان|ثم|أما|وأضاف|وأضافت|وأشار|وأشارت|وأوضح|وأوضحت|وأكد|وأكدت|وتابع|وتابعت|وذكر|وذكرت|ولفت|ولفتت",
  ),
};

/** Whether a sentence begins with a word that points at what stands before it. */
export const opensBack = (text: string, language: string): boolean => pointingBack[language]?.test(text) ?? false;

// Anywhere in a sentence, but for “this year” and the like.
const innerPointers: Readonly<Record<string, RegExp>> = {
  en: /\b(?:this|these|those|such|there were|there was)\b(?! (?:year|week|month|season|spring|summer|autumn|winter|morning|evening|weekend|is|are|time))/iu,
  el: /(?<!\p{L})(?:αυτ(?:ό|ός|ή|ά|οί|ές|ού|ής|ών|ούς|όν|ήν)|τέτοι\p{L}+)(?!\p{L})(?! (?:τον? (?:χρόνο|μήνα|καλοκαίρι)|την (?:εβδομάδα|άνοιξη|χρονιά)))/u,
  ja: /^[^「『]*(?<!\p{sc=Han})同(?:社|店|館|園|市|町|村|県|区|校|院)|^[^「『]{0,12}(?:この|その)(?!たび|ほか|他|後|まま|場で)/u,
  ko: /^[^“‘「]{0,20}(?<!\p{L})(?:이|그|이런|그런) (?=\p{sc=Hangul})/u,
  he: /(?<!\p{L})(?:לו|לה|להם|להן|כזו|כזה|כאלה|הזה|הזו|הזאת|אלה|אלו)(?!\p{L})/u,
  ar: /(?<!\p{L})و?(?:هذا|هذه|ذلك|تلك|هؤلاء)(?!\p{L})/u,
  fa: /(?<!\p{L})(?:این|آن|همان|همین|چنین)(?!\p{L})/u,
  hi: /(?<![\p{L}\p{M}])(?:इस|उस|इन|उन|इसी|उसी|यही|वही|[इउ]स(?:का|की|के|में|से|को|ने))(?![\p{L}\p{M}])(?! (?:साल|वर्ष|बार))/u,
  mr: /(?<![\p{L}\p{M}])(?:या|त्या|तोच|तीच|तेच|हाच|हीच)(?![\p{L}\p{M}])(?! (?:वर्षी|वर्षा))/u,
  bn: /(?<![\p{L}\p{M}])(?:এই|সেই|এসব|সেসব|ওই)(?![\p{L}\p{M}])(?! (?:বছর|মাস))/u,
  ta: /(?<![\p{L}\p{M}])(?:(?:இந்த|அந்த)[ப்சதகட]{0,3}|இதே|அதே|இதில்|அதில்|இவற்றில்|அவற்றில்)(?![\p{L}\p{M}])(?! ஆண்டு)/u,
  ru: /(?<!\p{L})(?:эт(?:от|а|о|и|ого|ой|их|ому|им|ими|ом|у)|так(?:ой|ая|ие|ого|их))(?!\p{L})(?! (?:год|недел|месяц|лет))/iu,
  uk: /(?<!\p{L})(?:ц(?:ей|я|е|і|ього|ієї|их|ьому|им|ими|ю)|так(?:ий|а|і|ого|их))(?!\p{L})(?! (?:ро[кц]|тиж|місяц))/iu,
};

/** Whether a sentence speaks of something by “this” or “such”, which is said elsewhere. */
export const pointsInside = (text: string, language: string): boolean => innerPointers[language]?.test(text) ?? false;

function opening(words: string): RegExp {
  return new RegExp(`^[“"«„]?(?:${words})(?![\\p{L}\\p{M}’'-])`, "iu");
}

// Short sentences that mean nothing without what they refer to.
const leaningBack =
  /^.{0,4}(?:その(?:一人|うち|一つ)|このうち|其中之一)|(?<![\p{L}\p{M}])(?:वहीं|वहाँ|वहां|সেখানেই|εκεί|هناك|dort|(?:is|are|be|found) there)(?![\p{L}\p{M}])|(?<!\p{L})(?:of them|of these|of those|for this|because of this|the \p{L}+est one|this one|one of these|davon|daran|dafür|dazu|hierfür|hierzu|d’entre eux|d’entre elles|pour cela|de ellos|de ellas|para ello|para eso|di loro|di essi|per questo|deles|delas|para isso|daarvan|daarvoor|hiervan|منهم|منها|لذلك)(?!\p{L})/iu;
