import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";

const tagsOf = (language: string, story: string) => [askContent({ language, story }, "linkedin").values.hashtags ?? []].flat();

const hebrew = `הברז מטפטף? אנחנו בדרך
קואופרטיב "מברג שני" פותח שירות תיקונים בבאר יעקב

ביום שני, 8.6.2026, יוצא לדרך שירות חדש של "מברג שני", אגודה שיתופית בע"מ: שלושה רכבים, ובכל אחד מהם שולחן עבודה וחלפים.

קובעים שעה והתיקון נעשה אצלכם בבית, לרוב בביקור אחד.

קבעו ביקור באתר https://mavreg-sheni.example עד יום חמישי, 25.6.`;

const greek = `Μαθητεία στην υφαντική: οκτώ θέσεις στη Λήμνο

Η Α.Μ.Κ.Ε. «Υφάδι» αναζητά οκτώ άτομα που θέλουν να μάθουν να υφαίνουν σε ξύλινο αργαλειό. Προηγούμενη πείρα δεν απαιτείται.

Το πρόγραμμα διαρκεί έξι εβδομάδες, από τη Δευτέρα 7 Σεπτεμβρίου.

Αιτήσεις έως τις 17 Ιουλίου στο www.yfadi.example.`;

const chinese = `炉子要歇两周,面包不能断
——柳岸邻里面包房致全体街坊的一封信

面包房的老炉子用了十二年,去年冬天坏过三回。

理事会决定,3月30日至4月12日停炉改造。最要紧的是这两周怎么送面包。这两周我们每天要送出120份面包。

愿意来的,请在3月20日前登录 https://liuan-mianbao.example 报名。

柳岸邻里面包房理事会
2026年3月6日`;

describe("a name for a hashtag", () => {
  test("stands as the story writes it between straight marks, not as its address has it", () =>
    expect(tagsOf("he", hebrew)).toEqual(["#מברג_שני"]));
  test("stands in its first case behind an article and what it is", () => expect(tagsOf("el", greek)[0]).toBe("#Υφάδι"));
  test("is what signature and head begin with, where words have no blanks; how long something takes is none", () =>
    expect(tagsOf("zh", chinese)).toEqual(["#柳岸邻里面包房"]));
});

test("what leads to a price is no name", () => {
  const story = `வைகைச்சாரல் பால் உற்பத்தியாளர் நிறுவனம்
மதுரை

செய்திக் குறிப்பு                                    நாள்: 25.05.2027

2026-27 நிதியாண்டில் ரூ.218 கோடி விற்றுமுதல்: உறுப்பினர்களுக்கு ஊக்கத்தொகை

மதுரை, தேனி மாவட்டங்களைச் சேர்ந்த 11,400 பால் உற்பத்தியாளர்களுக்குச் சொந்தமான வைகைச்சாரல் நிறுவனம், கடந்த மார்ச் 31-ஆம் தேதியுடன் முடிவடைந்த நிதியாண்டில் ரூ.218 கோடி விற்றுமுதல் ஈட்டியுள்ளது.

முழு ஆண்டறிக்கை: www.vaigai.example/arikkai`;
  expect(tagsOf("ta", story).join(" ")).not.toMatch(/ரூ(?![\p{L}\p{M}])|நாள்(?![\p{L}\p{M}])/u);
  expect(askContent({ language: "ta", story }, "press").values.dateline).toBe("25.05.2027");
});
