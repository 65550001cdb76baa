import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";
import { readStory } from "./read-story.ts";

describe("a newsletter with its issue above its headline", () => {
  const seeds = `மருதம் இயற்கை வேளாண் கூட்டமைப்பு – மே மாதச் செய்திமடல்

கோவையில் பாரம்பரிய விதைத் திருவிழா
ஜூன் 13, 14 – சனி, ஞாயிறு

வணக்கம்!

இந்த ஆண்டின் விதைத் திருவிழா கோவை, பீளமேட்டில் உள்ள செல்வி மஹாலில் நடைபெறுகிறது. தமிழ்நாட்டின் 18 மாவட்டங்களிலிருந்து 65 விவசாயிகள் தங்கள் விதைகளைக் கொண்டு வருகிறார்கள்.

நிகழ்ச்சி நிரல்

13.06.2026, சனி
- காலை 10.00 – தொடக்க விழா
- பிற்பகல் 2.30 – மாடித்தோட்டப் பயிற்சி

நேரம்: இரு நாட்களும் காலை 10 மணி முதல் மாலை 6 மணி வரை

ஜூன் 8, திங்கட்கிழமைக்குள் www.marutham.example/vidhai என்ற இணையதளத்தில் பதிவு செய்யுங்கள்.`;
  const story = readStory(seeds, "");

  test("is no headline, and the days below that are its second line", () =>
    expect(story).toMatchObject({ title: "கோவையில் பாரம்பரிய விதைத் திருவிழா", subtitle: "ஜூன் 13, 14 – சனி, ஞாயிறு", dateline: null }));
  test("the day of a part of the programme stays above it", () =>
    expect(story.sentences.some(({ text }) => text.startsWith("13.06.2026, சனி"))).toBe(true));
});

test("where it is stays, at the end of a story that names nobody to ask", () => {
  const story =
    "धागों की ज़बानी: छपाई के 200 साल\nजयपुर के नीलगर वस्त्र संग्रहालय में नई प्रदर्शनी\n\nराजस्थान की ठप्पा छपाई की तीन परंपराएँ पहली बार हमारे संग्रहालय में एक साथ दिखाई जा रही हैं।\n\nटिकट संग्रहालय के काउंटर पर मिलेंगे; नकद और यूपीआई दोनों स्वीकार हैं।\n\nपता: नीलगर वस्त्र संग्रहालय, 27, रंगरेज़ मार्ग, आमेर रोड, जयपुर – 302002";
  expect(askContent({ language: "hi", story }, "facebook").text).toContain("रंगरेज़ मार्ग");
});

test("whom a question asks for is told with it, or not at all", () => {
  const story =
    "The subscription for 2026/27 is here\n\nFrom today the Lantern Theatre sells its subscription for the new season.\n\nExisting subscribers? Your seats are kept until 14 June 2026.\n\nBook at www.lantern.example/season by 30 June 2026.";
  for (const channel of ["x", "threads", "tiktok", "google_ads", "sms"])
    expect(askContent({ language: "en", story }, channel).text).not.toMatch(/(?<!subscribers\? )Your seats are kept/u);
});
