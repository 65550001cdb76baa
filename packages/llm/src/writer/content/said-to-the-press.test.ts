import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";

/** The end of a paragraph about somebody, said at a press conference; only a paragraph that says nothing else stays away. */
const stories = {
  bn: [
    "ঘাটে বিনা খরচে চোখের চিকিৎসা\n\nনদীঘাটে ১ জুন থেকে বিনা খরচে চোখ দেখা হবে। সেখানে বসবেন দুজন চিকিৎসক।",
    "তাঁদেরই একজন রোগী মাঝি করিম মিয়া। তিন বছর ধরে তিনি প্রায় কিছুই দেখতেন না।",
    "সংবাদ সম্মেলনে তিনি বলেন, ‘এখন ওপারের আলো দেখি।’",
    "নাম লেখান https://ghat.example ঠিকানায়।",
  ],
  en: [
    "Free eye clinic on the quay\n\nA free eye clinic opens on the quay on 1 June. Two doctors work there.",
    "One of its first patients is Karl Moss, a ferryman. For three years he saw next to nothing.",
    "At the press conference he thanked the two doctors who gave him back the lights of the other shore.",
    "Put your name down at https://quay.example.",
  ],
  uk: [
    "Безкоштовний огляд очей на пристані\n\nНа пристані з 1 червня безкоштовно перевірятимуть зір. Там працюватимуть два лікарі.",
    "Один із перших пацієнтів — поромник Карпо Мох. Три роки він майже нічого не бачив.",
    "На пресконференції він подякував лікарям, які повернули йому вогні того берега.",
    "Записуйтеся на https://prystan.example.",
  ],
  hi: [
    "घाट पर आँखों की मुफ़्त जाँच\n\nनाव घाट पर 1 जून से आँखों की मुफ़्त जाँच होगी। वहाँ दो डॉक्टर बैठेंगे।",
    "पहले मरीज़ों में से एक हैं मल्लाह करीम। तीन साल से उन्हें लगभग कुछ नहीं दिखता था।",
    "संवाददाता सम्मेलन में उन्होंने डॉक्टरों को उस पार की रोशनी लौटाने के लिए धन्यवाद दिया।",
    "https://ghat.example पर नाम दर्ज कराएँ।",
  ],
  ja: [
    "桟橋で無料の眼科検診\n\n桟橋で6月1日から無料の眼科検診を始めます。医師二名が診察します。",
    "最初の患者の一人は、船頭の森一郎さんです。三年間ほとんど見えませんでした。",
    "記者会見で森さんは、対岸の明かりが戻ったと医師に感謝しました。",
    "https://sanbashi.example からお申し込みください。",
  ],
} as const;

describe.each(Object.entries(stories))("what somebody said at a press conference in %s", (language, [head, about, said, call]) => {
  const glue = language === "ja" ? "" : " ";
  test.each(["linkedin", "facebook", "instagram", "youtube", "email", "blog"])("ends the paragraph about them: %s", (channel) =>
    expect(askContent({ language, story: [head, `${about}${glue}${said}`, call].join("\n\n") }, channel).text).toContain(said),
  );
});
