import { expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";

const stories: [string, string, string][] = [
  [
    "ja",
    `雨の日も、傘いらずで学校へ
予約バス「かもめ号」、4月6日(月)運行開始

株式会社はまかぜ交通(本社:入江市)は、2026年4月6日(月)より、入江市の4地区で予約制のバス「かもめ号」の運行を開始いたします。

ご利用には事前の登録が必要です。サイト(https://kamome.example/touroku)でお申し込みください。`,
    "予約バス「かもめ号」、4月6日(月)運行開始",
  ],
  [
    "ta",
    `உங்கள் கைகள் ஒரு குளத்தின் கரையாகட்டும்!
குளத்தைத் தூர்வார 90 தன்னார்வலர்கள் தேவை – மார்ச் 10-க்குள் பதிவுசெய்யலாம்

கம்பம் அருகே உள்ள பெரியகுளத்தை மீட்டெடுக்கும் ‘நீர்வழி அறக்கட்டளை’, இந்த ஆண்டுக்கான தன்னார்வலர்களைத் தேர்ந்தெடுக்கிறது.

மார்ச் 10-க்குள் https://neer.example என்ற தளத்தில் பதிவு செய்யுங்கள்.`,
    "90 தன்னார்வலர்கள்",
  ],
];

test.each(stories)("a headline that names nothing is not all that a text message tells (%s)", (language, story, what) =>
  expect(askContent({ language, story }, "sms").text).toContain(what),
);
