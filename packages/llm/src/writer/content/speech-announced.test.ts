import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";

const ferry = `足の向くまま、島めぐり
小型渡し船「なぎ号」、4月6日(月)就航

株式会社しおさい渡船は、2026年4月6日(月)より、入江町の3つの島を結ぶ渡し船「なぎ号」の運航を始めます。

船長の大槻は、次のように述べています。
「橋のない島に生まれて、毎朝船を待ちました。だからこの船は、待たせない船にしたいのです」

ご利用には事前の登録が必要です。登録はサイト(https://nagi.example/touroku)でお申し込みください。`;

const reading = `চরের শিশুদের গল্প শোনাবেন? চাই ৪০ জন পাঠক
নাম লেখানোর শেষ দিন ১০ মার্চ ২০২৬

নদীর চরের ছয়টি স্কুলে ১ এপ্রিল থেকে গল্প পড়ার আসর শুরু করছে ঢেউ পাঠাগার। প্রতিটি আসরে থাকবেন দুজন পাঠক।

আগের আসরে ছিলেন কলেজছাত্রী শিউলি আক্তার রিমি। তাঁর কথায়, “প্রথম দিন কেউ কথা বলেনি। শেষ দিনে সবাই আমার হাত ধরে ঘাট পর্যন্ত এসেছিল।”

আগ্রহীরা ১০ মার্চের মধ্যে https://dheu.example ঠিকানায় আবেদন করুন।`;

describe("a sentence that only announces somebody's words", () => {
  test.each(["x", "threads", "tiktok", "google_ads", "sms"])("does not stand without them on %s (ja)", (channel) => {
    const { text } = askContent({ language: "ja", story: ferry }, channel);
    if (!text.includes("橋のない島")) expect(text).not.toContain("次のように");
  });
  test("is no preheader (bn)", () =>
    expect(askContent({ language: "bn", story: reading }, "email").values.preheader).not.toContain("শিউলি"));
});
