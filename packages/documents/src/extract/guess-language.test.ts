import fc from "fast-check";
import { expect, test } from "vitest";
import { samples } from "../testing.ts";
import { guessLanguage } from "./guess-language.ts";

/** Of a code of ours, what the detector calls it; what it leaves open on purpose is null. */
const called: Record<string, string | null> = { "zh-Hans": "zh", "zh-Hant": "zh" };

test.each(Object.entries(samples))("%s is told from a sentence or two", (code, { text }) => {
  const wanted = code in called ? called[code] : code;
  expect([wanted, null]).toContain(guessLanguage(text));
});

test.each([
  ["en", "Most kettles are thrown away over a part that costs less than a cup of coffee, and nobody tells you so."],
  ["de", "Die meisten Wasserkocher werden wegen eines Teils weggeworfen, das weniger kostet als ein Kaffee."],
  ["fr", "La plupart des bouilloires sont jetées pour une pièce qui coûte moins cher qu’un café, et personne ne vous le dit."],
  ["es", "La mayoría de las teteras se tiran por una pieza que cuesta menos que un café, y nadie se lo dice."],
  ["pt", "A maioria das chaleiras é deitada fora por uma peça que custa menos do que um café, e ninguém lhe diz isso."],
  ["it", "La maggior parte dei bollitori viene buttata per un pezzo che costa meno di un caffè, e nessuno te lo dice."],
  ["nl", "De meeste waterkokers worden weggegooid om een onderdeel dat minder kost dan een kop koffie, en niemand zegt het je."],
  ["pl", "Większość czajników trafia do kosza przez część, która kosztuje mniej niż kawa, i nikt o tym nie mówi."],
  ["sv", "De flesta vattenkokare kastas för en del som kostar mindre än en kopp kaffe, och ingen säger det till dig."],
  ["da", "Vi har lært at vente på den anden kop kaffe af dagen, og det var meget bedre end at skynde os hver eneste gang."],
  ["no", "Vi har lært å vente på den andre koppen kaffe, og det var mye bedre enn å ta noe opp hver eneste gang."],
  ["cs", "Většina konvic se vyhodí kvůli dílu, který stojí méně než káva, a nikdo vám to neřekne, protože se to nevyplatí."],
  ["ro", "Cele mai multe fierbătoare sunt aruncate din cauza unei piese care costă mai puțin decât o cafea, și nimeni nu vă spune."],
  ["tr", "Çoğu su ısıtıcısı bir kahveden daha ucuz olan bir parça için atılıyor ve bunu size kimse söylemiyor, çünkü bu kadar basit."],
  ["vi", "Hầu hết ấm đun nước bị vứt đi vì một bộ phận rẻ hơn một tách cà phê, và không ai nói cho bạn biết điều này."],
  ["ms", "Sebagian besar ketel dibuang karena satu bagian yang lebih murah dari secangkir kopi, dan tidak ada yang memberi tahu anda."],
  ["fi", "Useimmat vedenkeittimet heitetään pois osan takia, joka maksaa vähemmän kuin kahvi, ja kukaan ei kerro sitä, kun se on rikki."],
  ["hu", "A legtöbb vízforralót egy olyan alkatrész miatt dobják ki, ami kevesebbe kerül, mint egy kávé, és ezt senki nem mondja el."],
  ["ar", "معظم الغلايات تُرمى بسبب قطعة تكلف أقل من فنجان قهوة، ولا أحد يخبرك بذلك."],
  ["ru", "Большинство чайников выбрасывают из-за детали, которая стоит меньше чашки кофе, и никто об этом не говорит. Мы были удивлены."],
  ["uk", "Більшість чайників викидають через деталь, яка коштує менше за каву, і ніхто про це не каже."],
])("%s", (code, text) => expect(guessLanguage(text)).toBe(code));

test.each(["", "OK 12 34", "Abc 123 def 456 ghi 789 jkl", "Lorem ipsum dolor sit amet consectetur adipiscing elit"])(
  "%j is left open",
  (text) => {
    expect(guessLanguage(text)).toBeNull();
  },
);

test("anything whatever has an answer", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => guessLanguage(text) === null || guessLanguage(text)?.length === 2),
  );
});
