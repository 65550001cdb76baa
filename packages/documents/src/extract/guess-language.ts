/** What is looked at of a long text. */
const sample = 4_000;
/** Of the letters of a text, how many must be of a script before its language is taken from it. */
const mostly = 0.5;
/** Function words that must be found, their least share of all words, and how many times more than of any other language. */
const fewest = 3;
const leastShare = 0.15;
const clearLead = 1.25;

/**
 * The language of a text as a code of two letters (`no` for Norwegian, `ms` for Malay and Indonesian): by its script where
 * that is enough, else by its function words. Null when it is too short, or not clear.
 */
export function guessLanguage(text: string): string | null {
  const words = text
    .slice(0, sample)
    .replace(/https?:\/\/\S+|[#@][\p{L}\p{N}_]+/gu, " ")
    .toLowerCase();
  const letters = count(words, /\p{L}/gu);
  if (letters < 12) return null;
  const latin = count(words, /\p{Script=Latin}/gu);
  return latin >= letters * mostly ? byWords(words) : byScript(words, letters);
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

function byWords(text: string): string | null {
  const words = text.match(/\p{L}[\p{L}\p{M}'’]*/gu) ?? [];
  const scores = Object.entries(known()).map(([language, all]) => ({ language, hits: words.filter((word) => all.has(word)).length }));
  scores.sort((a, b) => b.hits - a.hits);
  const [best, second] = scores;
  if (!best || !second || best.hits < fewest || best.hits < words.length * leastShare) return null;
  if (best.hits >= second.hits * clearLead) return best.language;
  return closer(words, best.language, second.language);
}

/** Of two neighbours, such as Danish and Norwegian, the one whose own words are there. */
function closer(words: readonly string[], one: string, other: string): string | null {
  const own = (mine: string, theirs: string) => words.filter((word) => known()[mine]?.has(word) && !known()[theirs]?.has(word)).length;
  const [ofOne, ofOther] = [own(one, other), own(other, one)];
  if (ofOne >= 3 && ofOne >= ofOther * 3) return one;
  return ofOther >= 3 && ofOther >= ofOne * 3 ? other : null;
}

let sets: Record<string, Set<string>> | undefined;
const known = () =>
  (sets ??= Object.fromEntries(Object.entries(functionWords).map(([language, words]) => [language, new Set(words.split(" "))])));

/** Languages that share no script with another one here. */
const ownScripts: [string, RegExp][] = [
  ["th", /\p{Script=Thai}/gu],
  ["he", /\p{Script=Hebrew}/gu],
  ["el", /\p{Script=Greek}/gu],
  ["hi", /\p{Script=Devanagari}/gu],
  ["ko", /\p{Script=Hangul}/gu],
];

function byScript(text: string, letters: number): string | null {
  const is = (pattern: RegExp, share = mostly) => count(text, pattern) >= letters * share;
  const own = ownScripts.find(([, pattern]) => is(pattern));
  if (own) return own[0];
  // Japanese mixes its own letters with Chinese characters.
  if (is(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu))
    return is(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 0.1) ? "ja" : "zh";
  if (is(/\p{Script=Arabic}/gu)) return is(/[ٹڈڑںےھ]/gu, 0.02) ? "ur" : is(/[پچژگ]/gu, 0.015) ? "fa" : "ar";
  if (is(/\p{Script=Cyrillic}/gu)) return is(/[іїєґ]/gu, 0.015) ? "uk" : is(/[ыэё]/gu, 0.003) ? "ru" : null;
  return null;
}

/**
 * Words that stand in nearly every text of a language and say nothing about its subject. Enough to tell languages of the
 * same script apart, and some thousand times smaller than a trained model, which would hold more memory than the reading.
 */
const functionWords: Record<string, string> = {
  en: "the and of to in is that it for was on are as with his they at be this from have or had by not but what all were when we there can an your which their said if do will each how them then so some would into has more two him see could no than been who now over that's you a i my its our it's don't",
  de: "der die und in den von zu das mit sich des auf für ist im dem nicht ein eine als auch es an werden aus er hat dass sie nach wird bei einer um am sind noch wie einem über einen so zum war haben nur oder aber vor zur bis mehr durch man sein wurde sei wir ich ihr uns kann diese dieser",
  fr: "de la le et les des en un du une que est pour qui dans a par plus pas au sur ne se le ce il sont mais comme ou avec tout nous sa fait été aussi leur bien être ces ses cette on vous je elle son aux d'une c'est qu'il n'est l'on où",
  es: "de la que el en y a los del se las por un para con no una su al lo como más pero sus le ya o este sí porque esta entre cuando muy sin sobre también me hasta hay donde quien desde todo nos durante todos uno les ni contra otros ese eso es son está",
  pt: "de a o que e do da em um para é com não uma os no se na por mais as dos como mas foi ao ele das tem à seu sua ou ser quando muito há nos já está eu também só pelo pela até isso ela entre era depois sem mesmo aos ter seus quem nas você são",
  it: "di e il la che è un a per in una sono mi non si lo con ma ti ha le da cosa come del ho se io più questo al della i gli dei nel alla anche delle quando su o sul dalla suo sua loro essere questa ci perché dopo ogni nella tutto",
  nl: "de het een en van ik te dat die in je is niet met op aan zijn voor was er maar om hem dan zou of wat mijn men dit zo door over ze zich bij ook tot uit naar heb hoe heeft hebben deze want nog zal me zij nu geen werd wij meer worden kan",
  pl: "w i na z się do nie że to jest o po jak ale za od co by przez tym są dla już tylko był jego czy tak może lub oraz przy ich jej które który która być także ma ten ta te tego jako kiedy nad sobie ponieważ więc było",
  sv: "och i att det som en på är av för med till den har de inte om ett han men var jag från vi så kan när år under också efter eller nu sin där vid mot ska skulle kommer ut får finns vara hade alla andra mycket än här då sedan bara",
  da: "og i at det er en til af på som for med den de har ikke der et han men var jeg fra vi så kan når også efter eller nu sin hvor ved mod skal ville ud får være havde alle andre meget end her da siden blev bliver os man kun deres hvad hver ind op noget nogle vores hvis mange alt selv",
  no: "og i det at er en til av på som for med den de har ikke et han men var jeg fra vi så kan når også etter eller nå sin hvor ved mot skal ville ut får være hadde alle andre mye enn her da siden ble blir oss bare deres hva hver noe noen opp inn våre fordi mellom",
  cs: "a se v na je že o s z do i to k ve pro za by ale si po jako od jsem které který která jeho tak jsou nebo bylo byl ke už jen při co až aby jak než není může také má když před podle tím mezi více bude být toho této",
  ro: "de și în a la cu o pe nu că din un se care mai pentru este sunt au fost ca sa ce prin dar el ea sau fi ei lui după le cel cea foarte când doar acest această până fără între toate dacă despre avea era noi ai cum",
  tr: "ve bir bu da de için ile çok ne daha olarak gibi ama en o kadar sonra var olan her ben mi ya değil ki diye yok olduğu ise veya iki zaman kendi biz siz onun bana ancak bütün hiç yeni şey nasıl göre çünkü",
  vi: "và của là có trong cho được không một các với những người này đã để khi từ ở đến như về cũng ra nhưng tôi vào nhiều sẽ bị lại hay năm đó còn trên nào sau theo phải chúng thì rất tại mà gì làm nếu",
  ms: "yang dan di dengan untuk tidak ini itu dari dalam akan pada adalah juga ke karena kami saya mereka ada oleh telah kita sebagai dapat bisa atau lebih sudah anda harus setiap tetapi sangat seperti hanya jika hari lain secara para bahwa menjadi lagi",
  fi: "ja on ei että se hän oli ovat mutta kun joka tai myös niin mitä sen hänen olla ole nyt vain jos kuin ne voi minä me olen jo sekä kanssa mukaan vielä tämä tämän siitä hyvin sitä ennen jälkeen koska aina kaikki enemmän mikä",
  hu: "a az és hogy nem egy is van volt ez de ha már csak meg mint el azt ki vagy még nagyon lesz kell minden most ezt sem után aki ami lehet mert mi így több akkor pedig amely között olyan között által saját ezek",
};
