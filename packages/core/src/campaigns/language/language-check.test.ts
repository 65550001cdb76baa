import type { FieldValues } from "@copydesk/contracts";
import { describe, expect, it } from "vitest";
import { paragraphsIn } from "../../declarations.fixture.ts";
import { detectorHere } from "../../kernel/detector/language-detector.ts";
import { checkLanguage, checkLanguageOf } from "./language-check.ts";

const here = { detector: detectorHere };

const texts: Record<string, string> = {
  en: "Northwind makes a kettle that expects to break. Every part can be ordered for twenty years.",
  de: "Northwind baut einen Wasserkocher, der damit rechnet, kaputtzugehen. Jedes Teil ist zwanzig Jahre lang erhältlich.",
  fr: "Northwind fabrique une bouilloire qui s'attend à tomber en panne. Chaque pièce peut être commandée pendant vingt ans.",
  "pt-BR": "A Northwind faz uma chaleira que já espera quebrar. Todas as peças podem ser encomendadas durante vinte anos.",
  ar: "تصنع نورثويند غلاية تتوقع أن تنكسر. يمكن طلب كل قطعة لمدة عشرين عامًا من الشركة نفسها.",
  ja: "ノースウィンドは壊れることを前提にしたケトルを作っています。すべての部品を二十年間注文できます。",
  "zh-Hans": "北风公司生产的水壶预料到自己会坏。每个零件都可以在二十年内订购，更换只需四分钟。",
  nb: "Northwind lager en vannkoker som regner med å gå i stykker. Alle deler kan bestilles i tjue år.",
  da: "Northwind laver en elkedel, der regner med at gå i stykker. Alle dele kan bestilles i tyve år.",
  id: "Northwind membuat ketel yang memang diperkirakan akan rusak. Setiap bagian dapat dipesan selama dua puluh tahun.",
};

describe("the language of a text", () => {
  it.each(Object.entries(texts))("is recognised: %s", async (code, text) => {
    expect(await checkLanguage(here, text, code)).toMatchObject({ code: "language", level: "ok" });
  });

  it.each([
    ["en", "de", "This reads like English, but German was asked for"],
    ["de", "ja", "This reads like German, but Japanese was asked for"],
    ["ja", "zh-Hans", "This reads like Japanese, but Chinese was asked for"],
    ["en", "ar", "This reads like English, but Arabic was asked for"],
  ])("is flagged when %s stands where %s was asked for", async (is, asked, message) => {
    expect(await checkLanguage(here, texts[is] ?? "", asked)).toEqual({ code: "language", level: "error", field: null, message });
  });

  it.each(["a", "A1", "a.", "来月四月五日、", "\n", "„", "{{", "[[", "> "])(
    "is looked for in a text of nothing but “%s”",
    { timeout: 20_000 },
    async (sign) => {
      const text = `${sign.repeat(Math.ceil(100_000 / sign.length))}x`;
      const content = { kind: "content" as const, fields: { body: text } };
      expect(await checkLanguageOf(here, content, "en")).toBeInstanceOf(Array);
    },
  );

  it("is not judged by a few words, links or hashtags", async () => {
    expect(await checkLanguage(here, "Five screws, one", "de")).toBeNull();
    expect(await checkLanguage(here, `https://example.com/${"kettle-that-breaks/".repeat(9)} #repair #kettle @northwind`, "de")).toBeNull();
  });

  it("is not judged where the detector knows nothing of it", async () => {
    expect(await checkLanguage(here, texts.en ?? "", "xx")).toBeNull();
  });

  it("is flagged when a part of a text is in another one, and not for a quotation", async () => {
    const body = (text: string) => checkLanguageOf(here, { kind: "content", fields: { body: text } }, "de");
    const german = `${texts.de} Wir haben die Ingenieurinnen gefragt, was sie beim Bauen gelernt haben und was sie anders machen würden.`;
    expect((await body(`${german}\n\n${texts.en} We asked the engineers what they had learned.`))[0]).toMatchObject({
      level: "error",
      message: expect.stringContaining("is not in German, which was asked for: “Northwind makes"),
    });
    expect(await body(`${german} „Built to break“ heißt das Motto.`)).toMatchObject([{ level: "ok" }]);
    // More is quoted than said, and nothing else is wrong.
    const quotation = `> «${`${texts.en} `.repeat(20)}»`;
    expect(await body(`${german}\n\n${quotation}`)).toMatchObject([{ level: "ok" }]);
    const arabic = { kind: "content", fields: { body: `${texts.ar}\n\n${quotation}` } } as const;
    expect(await checkLanguageOf(here, arabic, "ar")).toMatchObject([{ level: "ok" }]);
    // What says nothing by itself is what it quotes.
    expect(await body(`> „${texts.en}“`)).toMatchObject([{ level: "error" }]);
  });
});

describe("another script", () => {
  it.each([
    ["de", "Привет", "This is written in Cyrillic letters, but German was asked for"],
    ["ar", "buy now", "This is written in Latin letters, but Arabic was asked for"],
    ["hi", "أهلا", "This is written in Arabic letters, but Hindi was asked for"],
    ["ja", "안녕하세요", "This is written in Hangul letters, but Japanese was asked for"],
    ["sr", "Svaki deo može da se naruči", "This reads like Croatian, but Serbian was asked for"],
    ["ka", "საქართველო", null],
    ["el", "Northwind Kettle", null],
    ["uk", "Чайник Northwind Repairable Kettle 2", null],
    ["ja", "新しいケトル", null],
    ["xx", "whatever", null],
  ])("where %s was asked for: %s", async (asked, text, message) => {
    expect((await checkLanguage(here, text, asked))?.message ?? null).toBe(message);
  });

  it("counts vowel signs as the letters they belong to", async () => {
    // Without its vowel signs this would be too short to tell.
    expect(await checkLanguage(here, "हर हिस्सा बीस साल तक मिलता", "mr")).toMatchObject({ level: expect.stringMatching(/ok|error/) });
  });
});

describe("what cannot be checked", () => {
  const body = (text: string, code: string) => checkLanguageOf(here, { kind: "content", fields: { body: text } }, code);
  it("says so, and complains of nothing", async () => {
    expect(await body("Five screws", "de")).toMatchObject([{ level: "unknown", message: "Language not checked: too short to tell" }]);
    expect(await body(texts.en ?? "", "sw")).toMatchObject([
      { level: "unknown", message: "Language not checked: Swahili is not known to the check" },
    ]);
    expect(await body("#kettle https://example.com", "de")).toEqual([]);
  });
});

describe("a schedule", () => {
  const plan = (title: string, angle: string) => ({
    kind: "schedule" as const,
    plan: { posts: [post(title, angle), { ...post(title, angle), id: "2" }], channels: ["x"], based_on: [], repairs: [] },
  });
  const post = (title: string, angle: string) => ({
    ...{
      id: "1",
      channel: "x",
      date: "2026-12-01",
      time: "09:00",
      title,
      angle,
      reason: "",
      locked: false,
      status: "planned" as const,
      piece_version_id: null,
    },
  });
  it("is checked by the titles and angles of its posts", async () => {
    const german = plan("Der Wasserkocher, der damit rechnet", "Jedes Teil ist zwanzig Jahre lang erhältlich");
    expect(await checkLanguageOf(here, german as never, "de")).toMatchObject([{ level: "ok" }]);
    expect(await checkLanguageOf(here, german as never, "fr")).toMatchObject([{ level: "error" }]);
  });
});

/** Languages of the catalogue that the detector knows and the Declaration of Human Rights is there in. */
const tested =
  "am ar az be bg bn ca cs da de el en es et eu fa fi fr gu he hi hr hu hy is it ja ka kn ko lo lt lv ml mr nb nl pa pl pt ro ru sk sl sq sr sv ta te th fil tr uk ur vi yo zh-Hans zh-Hant".split(
    " ",
  );

/** A piece of each kind of channel, filled with the words of a real text from a place on. */
function piecesOf(code: string, from: number): FieldValues[] {
  const paragraphs = paragraphsIn(code).slice(from);
  let at = 0;
  const take = (length: number): string => {
    const text = paragraphs[at++ % paragraphs.length] ?? "";
    return text.length <= length ? text : text.slice(0, length).replace(/\s\S*$/u, "");
  };
  const several = (count: number, length: number) => Array.from({ length: count }, () => take(length));
  return [
    { body: take(110) },
    { body: take(240), hashtags: ["kettle", "Northwind", "repair"] },
    { body: [take(400), take(400)].join("\n\n"), hashtags: ["kettle"] },
    { headlines: several(8, 30), descriptions: several(3, 90), path: ["kettle", "parts"] },
    { subject: take(48), preheader: take(90), body: several(2, 400).join("\n\n"), button: take(18) },
    { title: take(60), body: several(3, 400).join("\n\n") },
    { hook: take(60), caption: take(200), script: take(400) },
  ];
}

const errors = async (fields: FieldValues, code: string) =>
  (await checkLanguageOf(here, { kind: "content", fields }, code)).filter((one) => one.level === "error").length;

describe("pieces of every channel in every language that is known", () => {
  it("are hardly ever flagged in their own language", async () => {
    let all = 0;
    const wrong: string[] = [];
    for (const code of tested)
      for (const from of [2, 20])
        for (const [i, piece] of piecesOf(code, from).entries()) {
          all += 1;
          if ((await errors(piece, code)) > 0) wrong.push(`${code} ${i}`);
        }
    console.info(`false alarms: ${wrong.length} of ${all} pieces ${wrong.join(", ")}`);
    expect(wrong.length / all).toBeLessThanOrEqual(0.01);
  });

  it("are flagged when they are, or a part of them is, in another one", async () => {
    let all = 0;
    const missed: string[] = [];
    for (const [at, asked] of tested.entries())
      for (const step of [7, 31]) {
        const is = tested[(at + step) % tested.length] ?? "";
        const own = piecesOf(asked, 2);
        for (const [i, piece] of piecesOf(is, 2).entries()) {
          all += 1;
          if ((await errors(piece, asked)) === 0) missed.push(`${is} for ${asked} ${i}`);
          // The longest part of a piece that has several, in the other language.
          const part = ["body", "script", "descriptions"].find((key) => Object.hasOwn(piece, key));
          if (part === undefined || Object.keys(piece).length < 3) continue;
          all += 1;
          if ((await errors({ ...own[i], [part]: piece[part] ?? "" }, asked)) === 0) missed.push(`${is} in ${asked} ${i} ${part}`);
        }
      }
    console.info(`found: ${all - missed.length} of ${all} pieces ${missed.join(", ")}`);
    expect((all - missed.length) / all).toBeGreaterThanOrEqual(0.98);
  });
});
