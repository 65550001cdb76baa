import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";

const piece = (language: string, story: string, channel: string) => askContent({ language, story }, channel);
const listOf = (value: string | string[] | undefined) => [value ?? []].flat();

describe("a call at the end of a paragraph that says for what", () => {
  const match = `Hallford Rovers reach the county final

Hallford Rovers beat Minster Town 2-1 at home on Saturday and reached the county final for the first time since 2008.

Goalkeeper Amy Lark saved a penalty in the 88th minute. The crowd of 1,150 was the largest of the season.

The final against Stoke Weir is on 12 June at Weir Park.

The club runs three coaches for its supporters. Seats are free, but there are only 140. Book one by 5 June on 01632 960 771.`;
  test.each(["x", "facebook", "instagram", "tiktok", "threads"])("tells on %s what is booked", (channel) => {
    const { text } = piece("en", match, channel);
    expect(text).toContain("The club runs three coaches for its supporters.");
    expect(text).toContain("by 5 June");
  });
});

describe("steps", () => {
  const steps = `The pottery lends its kiln

From 4 May anybody in Larkham can fire pots in the kiln of the old pottery, which has stood cold since 1987.

How it works

1. Choose a day at larkham-kiln.example.
2. Bring your dry pots to Mill Yard.
3. Fetch them two days later.`;
  test.each(["linkedin", "email", "blog", "press"])("are told once on %s, without the first one again", (channel) => {
    const { text } = piece("en", steps, channel);
    expect(text.split("Choose a day at larkham-kiln.example").length).toBe(2);
    expect(text).toContain("Fetch them two days later.");
  });
  test.each(["linkedin", "email", "blog", "press"])("have their address once on %s, whatever else the step says of it", (channel) => {
    const recall = `湯たんぽ「ほかまる」ご使用中止と無償交換のお知らせ

弊社が2026年9月に販売した陶器の湯たんぽ「ほかまる」の一部に、お湯が漏れるものがあると判明しました。対象の商品は、ただちに使用を中止してください。

交換の方法

1. 底面の刻印をご確認ください。
2. 専用ページ https://hokamaru.example/koukan または下記のお電話でお申し込みください。
3. 1週間ほどで栓が届きます。

お問い合わせ
電話 0120-000-414`;
    expect(piece("ja", recall, channel).text.split("hokamaru.example").length).toBe(2);
  });
  test("are asked for where there is no room for all", () =>
    expect(piece("en", steps, "sms").text).toContain("Choose a day at larkham-kiln.example"));
});

describe("a story that asks for nothing", () => {
  const tribute = `Hanne Voss, die Stimme des Hafens, ist gestorben

Vierzig Jahre lang hat sie im Hafen von Norderkoog die Fähren angesagt, und wer ihre Stimme kannte, wusste, dass er zu Hause war. Hanne Voss starb am 3. Februar im Alter von 79 Jahren.

Sie wurde 1946 in Norderkoog geboren und begann 1968 als Kassiererin. Ihre Ansagen sprach sie nie vom Band.

„Ohne sie wird es still“, sagt Hafenmeister Jens Petersen.

Eine Gedenkstunde findet am Samstag, 14. Februar, um 15 Uhr in der Wartehalle statt. Die Familie bittet um keine Blumen.`;
  test.each(["x", "facebook", "instagram", "tiktok", "threads"])("says on %s who it is about, and what comes next", (channel) => {
    const { text } = piece("de", tribute, channel);
    expect(text).toContain("Hanne Voss, die Stimme des Hafens");
    expect(text).toContain("am Samstag, 14. Februar, um 15 Uhr");
  });
  test("is advertised by what it calls its person", () =>
    expect(listOf(piece("de", tribute, "google_ads").values.headlines)).toContain("Die Stimme des Hafens"));
});

describe("a last day that the call names", () => {
  const call = `Appel à candidatures : dix jardins cherchent leurs jardiniers

La ville de Morlane confie dix jardins ouvriers du quai des Tanneurs à des habitants qui n'ont pas de terrain et qui aiment la terre.

Chaque jardin mesure 80 mètres carrés. L'eau est fournie, les outils aussi.

Les jardins seront remis le 2 avril pendant une fête.

Les candidatures sont reçues jusqu'au 15 mars sur morlane.example/jardins.`;
  test.each(["x", "threads", "facebook"])("is told on %s", (channel) => expect(piece("fr", call, channel).text).toContain("15 mars"));
});

describe("what must not be eaten", () => {
  const recall = `Rückruf: Kräutertee „Waldrast“ 100 g

Die Teemanufaktur Imbach ruft den Kräutertee „Waldrast“ in der Dose zu 100 g zurück, weil in einigen Dosen Glassplitter gefunden wurden.

Betroffen ist nur die Charge K77. Der Tee in Beuteln ist sicher.

Wer den Tee gekauft hat, soll ihn nicht trinken. Jede Filiale nimmt die Dose zurück und erstattet den Preis.

Auskunft gibt die Hotline 0800 555 01 42.`;
  test.each(["linkedin", "email", "blog", "press"])("stands on %s where the story says it", (channel) => {
    expect(piece("de", recall, channel).text).toContain(
      "Wer den Tee gekauft hat, soll ihn nicht trinken. Jede Filiale nimmt die Dose zurück und erstattet den Preis.",
    );
  });
  test.each(["x", "sms", "facebook"])("is said on %s", (channel) => expect(piece("de", recall, channel).text).toContain("nicht trinken"));
  test("is no order", () => expect(piece("de", recall, "email").values.button).not.toMatch(/Bestellen/));
});
