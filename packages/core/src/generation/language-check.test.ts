import { describe, expect, it } from "vitest";
import { checkLanguage, checkLanguageOf } from "./language-check.ts";

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
    expect(await checkLanguage(text, code)).toMatchObject({ code: "language", level: "ok" });
  });

  it.each([
    ["en", "de", "This reads like English, but German was asked for"],
    ["de", "ja", "This reads like German, but Japanese was asked for"],
    ["ja", "zh-Hans", "This reads like Japanese, but Chinese was asked for"],
    ["en", "ar", "This reads like English, but Arabic was asked for"],
  ])("is flagged when %s stands where %s was asked for", async (is, asked, message) => {
    expect(await checkLanguage(texts[is] ?? "", asked)).toEqual({ code: "language", level: "error", field: null, message });
  });

  it("is not judged by a few words, links or hashtags", async () => {
    expect(await checkLanguage("Five screws, one coin", "de")).toBeNull();
    expect(await checkLanguage(`https://example.com/${"kettle-that-breaks/".repeat(9)} #repair #kettle @northwind`, "de")).toBeNull();
  });

  it("is not judged where the detector knows nothing of it", async () => {
    expect(await checkLanguage(texts.en ?? "", "xx")).toBeNull();
  });

  it("is flagged when a part of a text is in another one, and not for a quotation", async () => {
    const body = (text: string) => checkLanguageOf({ kind: "content", fields: { body: text } }, "de");
    const german = `${texts.de} Wir haben die Ingenieurinnen gefragt, was sie beim Bauen gelernt haben und was sie anders machen würden.`;
    expect((await body(`${german}\n\n${texts.en} We asked the engineers what they had learned.`))[0]).toMatchObject({
      level: "error",
      message: expect.stringContaining("is not in German, which was asked for: “Northwind makes"),
    });
    expect(await body(`${german} „Built to break“ heißt das Motto.`)).toMatchObject([{ level: "ok" }]);
  });
});
