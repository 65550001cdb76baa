import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";

const story = (note: string) => `Mill of Alston turns again

The mill of Alston grinds flour again from 9 May. The wheel was mended by twelve volunteers.

Book a tour at https://mill.example by 3 May.

Press contact:
Nora Pell, 01632 960 711

${note}`;

describe("a note for those who print pictures", () => {
  test.each(["email", "blog", "linkedin"])("is not told to readers: %s", (channel) => {
    const { text } = askContent(
      { language: "en", story: story("Note: photos in print quality are at https://mill.example/photos.") },
      channel,
    );
    expect(text).not.toContain("print quality");
    expect(text).toContain("https://mill.example");
  });

  test("stands in the release", () => {
    const { text } = askContent(
      { language: "en", story: story("Note: photos in print quality are at https://mill.example/photos.") },
      "press",
    );
    expect(text).toContain("print quality");
  });

  test("is left out where it points to contacts above it, which stand in a field of their own", () => {
    const japanese = `水車がふたたび回る

アルストン水車小屋は5月9日、粉ひきを再開する。水車は12人の有志が直した。

見学は5月3日までに https://suisha.example からお申し込みください。

報道関係のお問い合わせ先
森 花子 電話 0575-00-0711

※写真をご希望の媒体さまは、上記までご連絡ください。`;
    for (const channel of ["email", "press"]) expect(askContent({ language: "ja", story: japanese }, channel).text).not.toContain("上記");
  });
});

test("opening hours in brackets end no sentence in Thai", () => {
  const thai = `กังหันเก่ากลับมาหมุน

กังหันน้ำบ้านริมธารจะเปิดให้เข้าชมวันเสาร์ที่ 9 พฤษภาคม 2570 หลังซ่อมนานสองปี

จองเข้าชมได้ที่ https://kanghan.example หรือโทร. 0-5300-0111 (จันทร์–ศุกร์ 09.00–17.00 น.) ภายในวันศุกร์ที่ 1 พฤษภาคม 2570`;
  expect(askContent({ language: "th", story: thai }, "facebook").text).toContain("17.00 น.) ภายในวันศุกร์ที่ 1 พฤษภาคม 2570");
});

describe("a paragraph for those who report, below the call", () => {
  const inn = `水車がふたたび回る

アルストン水車小屋は5月9日、粉ひきを再開する。水車は12人の有志が直した。

再開に先立ち、5月2日に見学会を催します。ご希望の方は4月25日までに https://suisha.example からお申し込みください。

なお、報道の皆さま向けの内覧は5月1日午後1時からです。お車の場合は下記へご一報ください。

報道関係のお問い合わせ先
森 花子 電話 0575-00-0711`;
  test.each(["linkedin", "facebook", "email", "blog", "tiktok"])("is not told to readers: %s", (channel) =>
    expect(askContent({ language: "ja", story: inn }, channel).text).not.toContain("内覧"),
  );
  test("stands in the release", () => expect(askContent({ language: "ja", story: inn }, "press").text).toContain("内覧"));
});
