import type { FieldSpec } from "@copydesk/contracts";
import type { CampaignDocument, LanguageDocument, PartDocument, PieceDocument } from "./document.ts";

interface Sample {
  name: string;
  native: string;
  rtl?: true;
  headline: string;
  text: string;
  tags: string[];
}

/** One sentence or two in every script that an export must get right. */
export const samples: Record<string, Sample> = {
  en: {
    name: "English",
    native: "English",
    headline: "The kettle that expects to break",
    text: "Most kettles are made to be thrown away. Ours comes apart with one coin, and every part has a price of its own: the lid is €4, the heater €11. We “promise” 15 years — no office waffle 😀.",
    tags: ["#RightToRepair", "#Kettle"],
  },
  de: {
    name: "German",
    native: "Deutsch",
    headline: "Der Wasserkocher, der mit dem Schlimmsten rechnet",
    text: "Größe spielt keine Rolle: Über 90 % der Teile lassen sich mit einer Münze lösen. Lebensmittelüberwachungsbehörden prüfen jährlich, ob das Gerät weiß, was heißes Wasser heißt.",
    tags: ["#Reparieren", "#Wasserkocher"],
  },
  el: {
    name: "Greek",
    native: "Ελληνικά",
    headline: "Ο βραστήρας που περιμένει να χαλάσει",
    text: "Καλημέρα σε όλους. Κάθε εξάρτημα έχει τη δική του τιμή και αλλάζει με ένα νόμισμα.",
    tags: ["#επισκευή"],
  },
  ru: {
    name: "Russian",
    native: "Русский",
    headline: "Чайник, который готов сломаться",
    text: "Съешь ещё этих мягких французских булок, да выпей чаю. Каждая деталь снимается монетой.",
    tags: ["#ремонт"],
  },
  vi: {
    name: "Vietnamese",
    native: "Tiếng Việt",
    headline: "Chiếc ấm biết mình sẽ hỏng",
    text: "Mỗi bộ phận đều có giá riêng và được thay bằng một đồng xu. Nguyễn Trường Tộ đã ở đây, giữa những điều ấy.",
    tags: ["#sửachữa"],
  },
  ar: {
    name: "Arabic",
    native: "العربية",
    rtl: true,
    headline: "الغلاية التي تتوقع أن تتعطل",
    text: "مرحبا بالعالم! كل قطعة لها سعر خاص (الغطاء 4 يورو) ويمكن تغييرها بعملة معدنية واحدة. زوروا Copydesk في 12:30 يوم 9 مارس 2026، والضمان ١٥ سنة.",
    tags: ["#إصلاح", "#غلاية"],
  },
  he: {
    name: "Hebrew",
    native: "עברית",
    rtl: true,
    headline: "הקומקום שמצפה להתקלקל",
    text: "שלום עולם! לכל חלק יש מחיר משלו (המכסה 4 אירו) ואפשר להחליף אותו במטבע אחד. בקרו ב-Copydesk בשעה 12:30.",
    tags: ["#תיקון"],
  },
  hi: {
    name: "Hindi",
    native: "हिन्दी",
    headline: "केतली जो टूटने की उम्मीद रखती है",
    text: "हर हिस्से की अपनी कीमत है और उसे एक सिक्के से बदला जा सकता है। विद्यार्थी, क्षत्रिय, प्रार्थना, ज्ञान, द्वारा, कार्य: सब ठीक दिखना चाहिए, ₹500 में।",
    tags: ["#मरम्मत"],
  },
  th: {
    name: "Thai",
    native: "ไทย",
    headline: "กาน้ำที่รู้ว่าวันหนึ่งจะพัง",
    text: "ชิ้นส่วนทุกชิ้นมีราคาของตัวเองและเปลี่ยนได้ด้วยเหรียญเพียงเหรียญเดียว ผู้เชี่ยวชาญกำลังทำงานเพื่อให้น้ำร้อนถึงมือคุณโดยที่ไม่ต้องทิ้งของเก่าที่ยังใช้ได้",
    tags: ["#ซ่อมได้"],
  },
  "zh-Hans": {
    name: "Chinese (simplified)",
    native: "简体中文",
    headline: "预料到会坏的水壶",
    text: "大多数水壶生来就是要被扔掉的。我们的水壶只需一枚硬币就能拆开，每个零件都有自己的价格：“壶盖4欧元”，加热器11欧元——保修十五年……《维修手册》随附。",
    tags: ["#维修权"],
  },
  ja: {
    name: "Japanese",
    native: "日本語",
    headline: "壊れることを見越したやかん",
    text: "ほとんどの電気ケトルは捨てられるために作られています。私たちのケトルは硬貨一枚で分解でき、「ふた」は4ユーロ、ヒーターは11ユーロです。十五年間、部品をお届けします。",
    tags: ["#修理する権利"],
  },
  ko: {
    name: "Korean",
    native: "한국어",
    headline: "고장을 예상한 주전자",
    text: "대부분의 주전자는 버려지기 위해 만들어집니다. 우리 주전자는 동전 하나로 분해되며 부품마다 값이 있습니다: 뚜껑 4유로, 히터 11유로. 15년 보증.",
    tags: ["#수리할권리"],
  },
};

const field = (key: string, label: string, format: FieldSpec["format"]): FieldSpec => ({
  key,
  label,
  format,
  required: true,
  unit: "graphemes",
  max: 5_000,
});
const fields: FieldSpec[] = [
  field("subject", "Subject", "plain"),
  field("body", "Body", "markdown"),
  { ...field("hashtags", "Hashtags", "list"), required: false, countMax: 5 },
];

/** A piece whose body is Markdown with a list, a link and a quotation. */
export function samplePiece(code: string, channel = "LinkedIn post"): PieceDocument {
  const { name, headline, text, tags, rtl } = sampleOf(code);
  const slug = channel.toLowerCase().replaceAll(" ", "-");
  return {
    block_id: `block-${code}-${slug}`,
    language_code: code,
    language_name: name,
    direction: rtl ? "rtl" : "ltr",
    channel_code: slug,
    channel_name: channel,
    field_specs: fields,
    values: {
      subject: headline,
      body: `## ${headline}\n\n${text}\n\n- **${headline}**\n- ${text}\n\n1. Copydesk 2026\n2. [${headline}](https://example.com/kettle)\n\n> ${text}`,
      hashtags: tags,
    },
    version: 3,
    model: "gpt-5-mini",
    updated_at: "2026-03-02T10:30:00.000Z",
  };
}

function sampleLanguage(code: string, channels: readonly string[] = ["LinkedIn post", "Email newsletter"]): LanguageDocument {
  const { name, native, headline, text, rtl } = sampleOf(code);
  const pieces = channels.map((channel) => samplePiece(code, channel));
  const codes = pieces.map((piece) => piece.channel_code);
  return {
    code,
    name,
    native_name: native,
    direction: rtl ? "rtl" : "ltr",
    outline: {
      title: headline,
      summary: text,
      audience: headline,
      key_messages: [headline, text, headline],
      sections: [
        { heading: headline, points: [text, headline] },
        { heading: headline, points: [text] },
      ],
      call_to_action: headline,
      facts: [text],
      angles: codes.map((channel) => ({ channel, angle: text })),
    },
    outline_version: 2,
    pieces,
    schedule: {
      version: 1,
      plan: {
        time_zone: "Europe/Berlin",
        based_on: codes,
        posts: codes.map((channel, index) => ({
          id: `post-${code}-${index}`,
          title: headline,
          channel,
          date: `2026-03-${String(10 + index).padStart(2, "0")}`,
          time: "09:30",
          angle: text,
          reason: "",
          status: index === 0 ? "confirmed" : "suggested",
          locked: false,
          notes: "",
        })),
        repairs: [],
      },
    },
  };
}

/** The outline or the schedule of a language by itself. */
export function samplePart(code: string, kind: "outline" | "schedule"): PartDocument {
  const { name, direction, outline, schedule, pieces } = sampleLanguage(code);
  if (!outline || !schedule) throw new Error("Every sample has both.");
  return {
    language_code: code,
    language_name: name,
    direction,
    content: kind === "outline" ? { kind, outline } : { kind, plan: schedule.plan },
    version: 2,
    updated_at: "2026-03-02T10:30:00.000Z",
    channels: new Map(pieces.map((piece) => [piece.channel_code, piece.channel_name])),
  };
}

/** A campaign with two pieces, an outline and a schedule in each language. */
export function sampleCampaign(codes: readonly string[] = Object.keys(samples), channels?: readonly string[]): CampaignDocument {
  return {
    name: "Spring launch: the kettle",
    description: "A kettle that is made to be repaired, for people who are tired of throwing things away.",
    status: "needs_attention",
    privacy: "shared",
    owner: "Jana Nováková",
    from_date: "2026-03-09",
    to_date: "2026-04-06",
    time_zone: "Europe/Berlin",
    voice: "Plain and warm",
    objectives: ["Product launch", "Brand awareness"],
    main_story: `# ${sampleOf("en").headline}\n\n${sampleOf("en").text}\n\n- Lid: **€4**\n- Heater: *€11*\n\n<script>alert(1)</script>`,
    audience: "People who repair things",
    key_messages: ["Every part can be replaced", "Fifteen years of parts"],
    call_to_action: "See the parts list",
    links: ["https://example.com/kettle"],
    generated_at: "2026-03-04T08:15:00.000Z",
    languages: codes.map((code) => sampleLanguage(code, channels)),
  };
}

function sampleOf(code: string): Sample {
  const sample = samples[code];
  if (!sample) throw new Error(`No sample text in ${code}`);
  return sample;
}

const built = (name: string) => new URL(`../../../apps/server/dist/${name}.js`, import.meta.url);

/** Entries of the built program, which every run of the tests begins with: from its source each start would cost seconds. */
export const builtEntries = { exportWorker: built("export-worker"), reader: built("reader") };
