import { expect, test } from "vitest";
import { createFontLibrary } from "../pdf/font-files.ts";
import { piecePdf } from "../pdf/make-pdf.ts";
import { samplePiece, samples } from "../testing.ts";
import { extractText } from "./extract-text.ts";

const library = createFontLibrary(new URL("../../fonts", import.meta.url).pathname);

/** What is read of a PDF in which a text stands in as many lines as it needs. */
async function read(code: string, body: string): Promise<string> {
  const piece = samplePiece(code);
  const bytes = piecePdf({ ...piece, values: { ...piece.values, body } }, "Spring", { library, internal: true });
  return (await extractText({ name: "story.pdf", bytes: new Uint8Array(bytes) })).text;
}

test.each([
  ["th", "ชิ้นส่วนทุกชิ้นมีราคาของตัวเองและเปลี่ยนได้ด้วยเหรียญเพียงเหรียญเดียว"],
  ["lo", "ແຕ່ລະຊິ້ນສ່ວນມີລາຄາຂອງຕົນແລະປ່ຽນໄດ້ດ້ວຍຫຼຽນດຽວ"],
  ["km", "គ្រឿងនីមួយៗមានតម្លៃរៀងៗខ្លួនហើយអាចប្តូរដោយកាក់មួយ"],
  ["zh-Hans", "每个零件都有自己的价格并且可以用一枚硬币更换"],
  ["ja", "部品ごとに値段がついていてコイン一枚で交換できます。"],
])("lines are joined without a space where words have none between them: %s", async (code, words) => {
  expect(await read(code, words.repeat(5))).toContain(words.repeat(5));
});

test.each([
  ["ko", "부품마다 값이 있고 동전 하나로 바꿀 수 있습니다. "],
  ["en", "Every part has a price of its own and is changed with one coin. "],
  ["hi", "हर हिस्से की अपनी कीमत है और उसे एक सिक्के से बदला जा सकता है। "],
])("lines are joined with a space elsewhere: %s", async (code, words) => {
  expect(await read(code, words.repeat(5).trim())).toContain(words.repeat(5).trim());
});

test.each(["km", "zh-Hans", "ja"])("a short line of such writing ends its paragraph: %s", async (code) => {
  const { headline = "", text = "" } = samples[code] ?? {};
  expect(await read(code, `1. Copydesk\n2. ${headline}\n\n> ${text}`)).toContain(`2. ${headline}\n\n${text.slice(0, 12)}`);
});
