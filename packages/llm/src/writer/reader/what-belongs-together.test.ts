import { describe, expect, test } from "vitest";
import { readStory } from "./read-story.ts";
import { splitSentences } from "./sentences.ts";
import { quotes } from "./speech.ts";

const read = (text: string) => readStory(text, "");
const told = (text: string) => read(text).sentences.map((one) => one.text);

describe("a line of a story", () => {
  test("keeps numbers in brackets that name two things above it", () =>
    expect(
      told(
        "工場開放デーを10月17日に開催\n\n木工会社が10月17日に本社工場を開放します。\n\n■ 予約方法\n(1)と(2)は、9月14日10:00より専用ページで受け付けます。\nhttps://www.mokko.example/open",
      ).join("\n"),
    ).toContain("(1)と(2)は"));

  test("that has a value gets no second colon above what belongs to it", () => {
    const text = told(
      "골목가게 지원사업 점포 모집\n\n한빛센터는 동네 가게를 돕습니다.\n\n□ 신청 기간: 2026. 8. 24.(월) 09:00 ~ 9. 18.(금) 18:00\n ※ 마감 뒤에는 접수할 수 없습니다.\n\n□ 신청 방법: 누리집에서 온라인 신청\n ○ 제출 서류: 신청서 1부\n ○ 방문 접수는 받지 않습니다.",
    ).join("\n");
    expect(text).toContain("18:00\n");
    expect(text).not.toMatch(/18:00:|신청:\n/u);
  });

  test("that says what rows below it are stands above them", () =>
    expect(
      told(
        "New delivery days from November\n\nThe farm brings its boxes four days a week from 1 November.\n\nAnd the prices?\nThe boxes cost more for the first time since 2024:\nSmall box (5 kg): 99 crowns instead of 92\nFamily box (9 kg): 149 crowns instead of 139\nFruit box (4 kg): 85 crowns as before",
      ).join("\n"),
    ).toContain("And the prices? The boxes cost more for the first time since 2024:\n• Small box (5 kg): 99 crowns instead of 92"));

  test.each([
    ["골목가게 지원사업 점포 모집", "센터는 올해 동네 가게 45곳의 참여 점포를 다음과 같이 모집합니다.", "45곳의 참여 점포를 모집합니다."],
    [
      "秋の展示会を10月に開催",
      "株式会社みのわ木工は10月17日に下記のとおり展示会を本社で開催します。",
      "10月17日に展示会を本社で開催します。",
    ],
  ])("says nothing of what follows: %s", (title, text, without) =>
    expect(told(`${title}\n\n${text}\n\n${text}`).join("\n")).toContain(without),
  );
});

describe("lines above a text", () => {
  test("are headline and second line where both are long", () =>
    expect(
      read(
        "பத்திரிகைச் செய்தி\n\nஒரே ஆண்டில் 48,650 பேருக்கு இலவசக் கண் பரிசோதனை\nநொய்யல் கண் மருத்துவமனையின் 2025–26 ஆண்டறிக்கை வெளியீடு\n\nகோயம்புத்தூர், ஏப்ரல் 21, 2026: நொய்யல் கண் மருத்துவமனை நான்கு மாவட்டங்களில் 312 முகாம்களை நடத்தியுள்ளது. 48,650 பேர் பரிசோதனை செய்துகொண்டனர்.",
      ),
    ).toMatchObject({
      title: "ஒரே ஆண்டில் 48,650 பேருக்கு இலவசக் கண் பரிசோதனை",
      subtitle: "நொய்யல் கண் மருத்துவமனையின் 2025–26 ஆண்டறிக்கை வெளியீடு",
    }));

  test("are sender and headline where the first is said again below", () =>
    expect(
      read(
        "नर्मदा कौशल केंद्र, इंदौर\nरोज़गार मेला 2026: 38 कंपनियाँ, 1,150 पद\n\nनर्मदा कौशल केंद्र का छठा रोज़गार मेला शनिवार, 21 नवंबर 2026 को लगेगा। 38 कंपनियाँ उसी दिन इंटरव्यू लेंगी।\n\nस्थान: नर्मदा कौशल केंद्र, सांवेर रोड, इंदौर",
      ).title,
    ).toBe("रोज़गार मेला 2026: 38 कंपनियाँ, 1,150 पद"));
});

test("a line of Thai between a greeting and a longer paragraph is the headline, and thanks are none", () => {
  const letter = (line: string) =>
    read(
      `เรียน ลูกค้าคนสำคัญ\n\n${line}\n\nต้นปีนี้เราเปิดทริปเล็ก ๆ รับไม่เกินรอบละ 24 ท่าน พานั่งรถไฟสายธนบุรี–น้ำตก ข้ามสะพานข้ามแม่น้ำแคว แล้วค้างคืนบนเรือนแพที่ไทรโยค\n\nจองได้ที่ www.tour.example/train หรือโทร. 02-555-0147 ทุกวัน 09.00–18.00 น.`,
    ).title;
  expect(letter("นั่งรถไฟเที่ยวกาญจน์ นอนแพริมน้ำ 2 วัน 1 คืน เริ่มต้น 3,490 บาท")).toBe("นั่งรถไฟเที่ยวกาญจน์ นอนแพริมน้ำ 2 วัน 1 คืน เริ่มต้น 3,490 บาท");
  expect(letter("ขอบคุณที่ไว้วางใจเรามาตลอด 6 ปี")).toBeNull();
});

test("a line that asks all readers is nobody to ask", () => {
  const story = read(
    "เรื่อง: ปรับเวลาเรือ เริ่ม 1 พ.ย. 2569\n\nเรียน ลูกค้าทุกท่าน\n\nตั้งแต่วันอาทิตย์ที่ 1 พฤศจิกายน 2569 บริษัทจะเพิ่มเรือเป็น 3 เที่ยว โดยค่าโดยสารคงเดิม\n\nค่าโดยสาร\n- ผู้ใหญ่ 650 บาท\n- เด็ก ครึ่งราคา\n\nกรุณามาถึงท่าเรือก่อนเวลาออก 45 นาที\n\nขอแสดงความนับถือ\nฝ่ายบริการลูกค้า",
  );
  expect(story.contacts.join()).not.toContain("กรุณามาถึงท่าเรือ");
});

test("in Thai, who is asked stands in one sentence with what is asked", () =>
  expect(
    splitSentences("ท่านที่ซื้อตั๋วเที่ยว 11.00 น. ไว้สำหรับเดินทางตั้งแต่ 1 พ.ย. เป็นต้นไป โปรดเลือกเที่ยวใหม่ที่ www.ferry.example/change", "th"),
  ).toHaveLength(1));

test.each([
  ["Το Μουσείο παρουσιάζει την έκθεση «Στημόνι και υφάδι. Γυναίκες, αργαλειοί και εργοστάσια, 1900–2020».", false],
  ["The mill shows the exhibition “Warp and weft. Women, looms and mills, 1900–2020” from 25 April.", false],
  ["“Warp and weft are two sides of one thing,” says Ada Finch of the exhibition.", true],
])("the name of a work is said by nobody: %s", (text, isQuote) => expect(quotes(text)).toBe(isQuote));

test("that something is announced is no part of a headline, and a row that says “this day” stays", () => {
  const story = read(
    'إعلان: فتح باب التقديم لبرنامج "فنيّو الطاقة الشمسية"\n\nتعلن مؤسسة مسار عن فتح باب التقديم للدورة الرابعة من البرنامج.\n\nطريقة التقديم: تعبئة الطلب على الموقع www.masar.example/solar\nآخر موعد: الخميس 16 نيسان 2026. لا تُقبل الطلبات بعد هذا الموعد.\nالمقابلات: من 26 إلى 28 نيسان 2026',
  );
  expect(story.title).toBe('فتح باب التقديم لبرنامج "فنيّو الطاقة الشمسية"');
  expect(story.sentences.find(({ text }) => text.startsWith("آخر موعد"))?.pointsBack).toBe(false);
  expect(story.calls[0]?.label).toBe("قدّم طلبك");
});
