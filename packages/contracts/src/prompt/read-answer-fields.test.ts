import { describe, expect, test } from "vitest";
import type { FieldSpec } from "../master-data.ts";
import { readAnswerFields } from "./read-answer-fields.ts";

const spec = (key: string, label: string, rules: Partial<FieldSpec> = {}): FieldSpec => ({
  key,
  label,
  format: "plain",
  required: true,
  unit: "utf16",
  ...rules,
});
const social = [spec("body", "Text"), spec("hashtags", "Hashtags", { format: "list" })];
const email = [spec("subject", "Subject"), spec("preview_text", "Preview text"), spec("body", "Body", { format: "markdown" })];
const text = "A kettle that expects to break.";
const post = { body: text, hashtags: ["#repair", "#kettle"] };

describe("what only wraps a text is taken away", () => {
  test.each([
    ["a greeting", `Sure! Here is the post you asked for:\n\n[[body]]\n${text}\n[[hashtags]]\n#repair #kettle`],
    ["a greeting and no markers", `Sure! Here is the post you asked for:\n\n${text}\n\n#repair #kettle`],
    ["a greeting and an offer in its paragraph", `Sure! Here is your text. ${text}\n\n#repair #kettle\n\nLet me know if you want changes.`],
    ["a greeting in German", `Gerne! Hier ist der Beitrag:\n\n${text}\n\n#repair #kettle`],
    ...(
      [
        ["French", "Bien sûr ! Voici le texte demandé :", "N’hésitez pas à me demander une autre version."],
        ["Spanish", "¡Claro! Aquí tienes la publicación:", "Espero que te guste."],
        ["Italian", "Certo! Ecco il post richiesto:", "Fammi sapere se vuoi modifiche."],
        ["Portuguese", "Claro! Aqui está o post:", "Me avise se quiser ajustes."],
        ["Dutch", "Natuurlijk! Hier is de tekst:", "Laat me weten als je iets wilt wijzigen."],
        ["Swedish", "Självklart! Här är inlägget:", "Säg till om du vill ändra något."],
        ["Danish", "Selvfølgelig! Her er opslaget:", "Sig til hvis du vil have en anden version."],
        ["Finnish", "Totta kai! Tässä on julkaisu:", "Kerro jos haluat muutoksia."],
        ["Polish", "Jasne! Oto post:", "Daj znać, czy coś zmienić."],
        ["Czech", "Samozřejmě! Zde je příspěvek:", "Dejte vědět, pokud chcete úpravy."],
        ["Hungarian", "Természetesen! Íme a bejegyzés:", "Tudasd, ha módosítanál."],
        ["Romanian", "Desigur! Iată postarea:", "Spune-mi dacă vrei modificări."],
        ["Turkish", "Tabii! İşte gönderi:", "Umarım beğenirsiniz."],
        ["Russian", "Конечно! Вот пост:", "Дайте знать, если нужны правки."],
        ["Ukrainian", "Звичайно! Ось допис:", "Дайте знати, якщо потрібні зміни."],
        ["Greek", "Φυσικά! Ορίστε η ανάρτηση:", "Πείτε μου αν θέλετε αλλαγές."],
        ["Arabic", "بالتأكيد! إليك المنشور المطلوب:", "أخبرني إذا كنت تريد تعديلات."],
        ["Persian", "البته! در ادامه متن پست آمده است:", "اگر مایل هستید آن را کوتاه‌تر کنم."],
        ["Hebrew", "בטח! הנה הפוסט שביקשת:", "אשמח לשנות לפי הצורך."],
        ["Hindi", "ज़रूर! यह रहा आपका पोस्ट:", "अगर आप चाहें तो मैं इसे बदल सकता हूँ।"],
        ["Thai", "แน่นอน! นี่คือโพสต์:", "หากต้องการแก้ไขบอกได้เลย"],
        ["Japanese", "はい、こちらがご依頼の投稿です：", "ご希望があれば修正いたします。"],
        ["Chinese", "好的，以下是您要的帖子：", "如需修改，请告诉我。"],
        ["Korean", "네, 다음은 요청하신 게시물입니다:", "필요하시면 수정해 드리겠습니다."],
        ["Vietnamese", "Chắc chắn! Dưới đây là bài đăng:", "Hy vọng bạn thích."],
        ["Indonesian", "Tentu! Berikut postingannya:", "Semoga membantu."],
      ] as const
    ).flatMap(([name, hello, bye]) => [
      [`a greeting and a farewell in ${name}`, `${hello}\n\n[[body]]\n${text}\n[[hashtags]]\n#repair #kettle\n\n${bye}`],
      [`a greeting in ${name} and no markers`, `${hello}\n\n${text}\n\n#repair #kettle`],
    ]),
    ["a greeting in Japanese and no markers", `承知しました。以下が投稿文です。\n\n${text}\n\n#repair #kettle`],
    ["“Here's”", `Here's a LinkedIn post about it:\n---\n${text}\n\n#repair #kettle`],
    ["a farewell", `[[body]]\n${text}\n[[hashtags]]\n#repair #kettle\n\nLet me know if you'd like another version!`],
    ["thoughts", `<think>The user wants a post.\n[[body]] maybe</think>\n[[body]]\n${text}\n[[hashtags]]\n#repair #kettle`],
    ["the end of thoughts", `The user wants a post.</think>\n[[body]]\n${text}\n[[hashtags]]\n#repair #kettle`],
    ["the answer's element", `<answer kind="content">\n[[body]]\n${text}\n[[hashtags]]\n#repair #kettle\n</answer>`],
    ["only its end", `[[body]]\n${text}\n[[hashtags]]\n#repair #kettle\n</answer>`],
    [
      "copied specifications",
      `[[body]] Text (required; plain; unit utf16; max 3000)\n${text}\n[[hashtags]] Hashtags (required; list; unit utf16)\n#repair #kettle`,
    ],
    ["invisible characters", `\ufeff[[body]]\nA ket\u200btle\u2060 that ex\u00adpects to break.\n[[hashtags]]\n#repair #kettle`],
    ["signs of a chat's template", `<|im_start|>assistant\n[[body]]\n${text}\n[[hashtags]]\n#repair #kettle<|im_end|>`],
    ["the header of a chat's template", `<|start_header_id|>assistant<|end_header_id|>\n\n${text}\n\n#repair #kettle<|eot_id|>`],
    [
      "a channel for thoughts",
      `<|channel|>analysis<|message|>[[body]] Hm<|end|><|start|>assistant<|channel|>final<|message|>[[body]]\n${text}\n[[hashtags]]\n#repair #kettle<|return|>`,
    ],
    ["the end of a sequence", `[[body]]\n${text}\n[[hashtags]]\n#repair #kettle</s>`],
    ["thoughts in other signs", `◁think▷Hm◁/think▷[[body]]\n${text}\n[[hashtags]]\n#repair #kettle`],
    ["thoughts that are told", `Thinking...\nA post.\n...done thinking.\n\n[[body]]\n${text}\n[[hashtags]]\n#repair #kettle`],
    ["the name of who speaks", `Assistant: ${text}\n\n#repair #kettle`],
    ["“Final answer”", `**Final answer:**\n${text}\n\n#repair #kettle`],
    ["a question to whoever asked", `${text}\n\n#repair #kettle\n\nIs there anything else I can help you with?`],
    [
      "a note to whoever asked",
      `[[body]]\n${text}\n[[hashtags]]\n#repair #kettle\n\n---\n*Note: I kept the text under 3,000 characters as requested.*`,
    ],
    ["entities of HTML", `[[body]]\nA kettle that&nbsp;expects to break.\n[[hashtags]]\n#repair #kettle`],
    ["doubled hashtags", `[[body]]\n${text}\n\n#repair #kettle\n[[hashtags]]\n#repair #kettle #Repair`],
  ])("%s", (_, answer) => expect(readAnswerFields(answer, social)).toEqual(post));
});

describe("what is only dressed otherwise is read", () => {
  test.each([
    ["JSON", JSON.stringify({ body: text, hashtags: ["#repair", "#kettle"] })],
    ["JSON in a fence, with labels, inside of an object", `\`\`\`json\n{"post":{"Text":"${text}","Hashtags":"#repair #kettle"}}\n\`\`\``],
    ["labels in bold", `**Text:** ${text}\n\n**Hashtags:** #repair #kettle`],
    ["labels as headings", `## Text\n${text}\n\n## Hashtags\n#repair #kettle`],
    ["bare labels", `Text: ${text}\nHashtags: #repair #kettle`],
    ["markers with spaces and capitals", `[[ Body ]]\n${text}\n[[ Hashtags ]]\n#repair #kettle`],
    ["markers that are closed", `[[body]]\n${text}\n[[/body]]\n[[hashtags]]\n#repair #kettle\n[[/hashtags]]`],
    ["markers in single brackets", `[body]\n${text}\n[hashtags]\n#repair #kettle`],
    ["markers as variables", `{{body}}\n${text}\n{{hashtags}}\n#repair #kettle`],
    ["elements", `<body>${text}</body>\n<hashtags>#repair #kettle</hashtags>`],
    ["elements on lines of their own", `<post>\n<body>\n${text}\n</body>\n<hashtags>\n#repair #kettle\n</hashtags>\n</post>`],
    ["YAML", `body: |\n  ${text}\nhashtags:\n  - "#repair"\n  - "#kettle"`],
    ["JSON that ends early", `{"body": "${text}", "hashtags": ["#repair", "#kettle"`],
    ["JSON with a comma too many", `{"body": "${text}", "hashtags": ["#repair", "#kettle",],}`],
    ["ends of lines as they are written in JSON", `[[body]]\n${text}\\n\\n#repair #kettle`],
    ["a marker behind the text", `[[body]]\n${text} [[hashtags]] #repair #kettle`],
    ["hashtags on a line of their own", `${text}\n\n#repair #kettle`],
  ])("%s", (_, answer) => expect(readAnswerFields(answer, social)).toEqual(post));

  test("hashtags of a channel that has no part for them", () => {
    expect(readAnswerFields(`[[body]]\n${text}\n[[hashtags]]\n#repair`, social.slice(0, 1))).toEqual({ body: `${text}\n#repair` });
  });

  test.each(["None", "none.", "N/A", "-", "(none)", "null", "Keine", "[]"])("no hashtags, said as %s", (none) => {
    expect(readAnswerFields(`[[body]]\n${text}\n[[hashtags]]\n${none}`, social)).toEqual({ body: text });
  });

  test("labels of several parts", () => {
    const answer = "**Subject:** The kettle\n**Preview text:** It expects to break\n**Body:**\nDear reader,\n\nhello";
    expect(readAnswerFields(answer, email)).toEqual({
      subject: "The kettle",
      preview_text: "It expects to break",
      body: "Dear reader,\n\nhello",
    });
  });
});

describe("what belongs to a text stays", () => {
  test.each([
    "Sure! We could throw it away.\nOr repair it.",
    "Here is what we learned: kettles break.",
    "はい、壊れます。\nだから直せるようにしました。",
    "Claro: se rompe.\nY se arregla.",
    "Конечно, он сломается.\nИ его можно починить.",
    "بالطبع سيتعطل.\nلكن إصلاحه سهل.",
    "以下の三つが違います。\n一、硬貨で開く。",
    "It lasts.\n\nDaj znać w komentarzu, ile lat ma twój czajnik.",
    "It lasts.\n\nご希望の方はお店までどうぞ。",
    "It lasts.\n\n如需更多信息，请访问我们的网站。",
    "It lasts.\n\nIch hoffe, wir sehen uns am Samstag.",
    "It lasts.\n\nEspero que vengan todos.",
    "It lasts.\n\nSemoga umur panjang, they say in Java, and mean kettles.",
    "Note: It costs 89 euros",
    "Of course it breaks.\nEverything does.",
    "می‌خواهم یک کتری",
    "👨‍👩‍👧 and 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
    "We use #repair in the middle\nof a text",
    "ภาษา\u200bไทย",
    '{"not": "a part"}',
    "The folder is C:\\new and the sign & is an ampersand",
    "Assistant wanted: apply until Friday",
    "Is there anything else a kettle needs?",
    "It lasts.\n\nNote: I kept mine for twenty years.",
    "Thinking... is what we do",
    "[Kettle]\nIt lasts.",
    "<3 kettles",
  ])("%s", (answer) => expect(readAnswerFields(answer, social)).toEqual({ body: answer }));
});

describe("what is said to whoever asked stands in the same paragraph", () => {
  test.each([
    [`Sure! Here is your text. ${text} Let me know if you want changes.`, text],
    [`Gerne! Hier ist der Beitrag: ${text} Lass mich wissen, ob du Änderungen möchtest.`, text],
    // Posts greet and offer, too.
    [`Sure, kettles break. ${text} Let me know if you want to join.`, `Sure, kettles break. ${text} Let me know if you want to join.`],
    [`Here is the text of the law: ${text}`, `Here is the text of the law: ${text}`],
  ])("%s", (answer, body) => {
    expect(readAnswerFields(answer, social)).toEqual({ body });
  });
});

test.each([
  ["line ends", "\n"],
  ["line ends of two signs", "\r\n"],
  ["blanks", " "],
  ["blanks and line ends", " \n"],
])("%s without end are no part of a text, and are read in no time", (_, unit) => {
  expect(readAnswerFields(`[[body]]\n${text}\n${unit.repeat(500_000)}\nAnd on.`, social)).toEqual({ body: `${text}\n\nAnd on.` });
});
