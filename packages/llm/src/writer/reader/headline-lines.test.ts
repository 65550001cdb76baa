import { expect, test } from "vitest";
import { headlineIn } from "./headline-lines.ts";
import { linesOf } from "./line-labels/story-lines.ts";
import { readStory } from "./read-story.ts";

test.each([
  ["one line", "Brandauer ruft Wasserkocher zurück", [], "Brandauer ruft Wasserkocher zurück", null],
  ["none", "", ["Ersatz oder Geld"], null, "Ersatz oder Geld"],
  ["one over two rows", "Brandauer ruft\nWasserkocher zurück", [], "Brandauer ruft Wasserkocher zurück", null],
  ["that goes on from what it is", "KOMUNIKAT\no przerwie w dostawie wody", [], "Komunikat o przerwie w dostawie wody", null],
  ["in capitals, above one in small letters", "CARTA CHE RESPIRA\nFiligrane e mulini", [], "CARTA CHE RESPIRA", "Filigrane e mulini"],
  ["behind what it is about, in capitals", "ΘΕΜΑ: Εγγραφές στους σταθμούς", [], "Εγγραφές στους σταθμούς", null],
  [
    "below what it is",
    "EXPOSITION TEMPORAIRE\n« Tenir bon » : quatre siècles de nœuds",
    [],
    "« Tenir bon » : quatre siècles de nœuds",
    null,
  ],
  ["behind what it is about", "Betreff: Wasser abgestellt", [], "Wasser abgestellt", null],
  [
    "below a kind of text",
    "Produktrückruf\n\nBrandauer ruft Wasserkocher zurück",
    ["Ersatz"],
    "Brandauer ruft Wasserkocher zurück",
    "Ersatz",
  ],
  [
    "above a line that adds to it",
    "Brandauer ruft alle Kocher zurück\n\nErsatz ab sofort im Handel",
    [],
    "Brandauer ruft alle Kocher zurück",
    "Ersatz ab sofort im Handel",
  ],
  ["below a line between signs", "〜月見の新定番へ〜\n「芋名月」を9月1日に発売", [], "「芋名月」を9月1日に発売", "月見の新定番へ"],
  [
    "taken for the second line of one between signs",
    "〜月見の新定番へ〜",
    ["「芋名月」を9月1日に発売"],
    "「芋名月」を9月1日に発売",
    "月見の新定番へ",
  ],
  [
    "below a line between signs and above another",
    "〜月見の新定番へ〜\n「芋名月」を発売",
    ["25日間の限定販売"],
    "「芋名月」を発売",
    "25日間の限定販売",
  ],
])("a headline of %s", (_, lines, seconds, headline, below) => {
  expect(headlineIn(linesOf(lines), seconds)).toEqual({ headline, below });
});

test.each([
  [
    "ko",
    "[행사 안내] 2027 새해 일자리 박람회",
    "2027 새해 일자리 박람회",
    "일자리센터는 1월 22일 체육관에서 박람회를 엽니다. 기업 46곳이 참여합니다.",
  ],
  [
    "ja",
    "【お知らせ】冬ダイヤと運賃改定について",
    "冬ダイヤと運賃改定について",
    "潮見フェリーは2月1日の始発便から運賃を改定いたします。冬ダイヤも同じ日からです。",
  ],
  ["ja", "【募集】市民カメラマン20名", "【募集】市民カメラマン20名", "市は写真を撮る市民を20名募集します。締め切りは3月1日です。"],
])("a headline in %s has no mark that only says that something is told: %s", (_, line, title, text) =>
  expect(readStory(`${line}\n\n${text}`, "").title).toBe(title),
);

test("a name between marks alone above a Thai text is its headline", () =>
  expect(
    readStory(
      "นิทรรศการ “ร้อยปีบนราง: รถไฟกับคนลำปาง”\n\nพิพิธภัณฑ์เรือนแก้วลำปางชวนชมภาพถ่ายเก่ากว่า 150 ภาพ ตั๋วรถไฟ เครื่องแบบ และของใช้ที่ชาวบ้านย่านสถานีช่วยกันนำมาให้ยืม หลายชิ้นไม่เคยจัดแสดงที่ไหนมาก่อน\n\n“ของเกือบทุกชิ้นมีเจ้าของที่ยังเล่าเรื่องได้ เราจึงอัดเสียงไว้ให้ฟังด้วย 12 เรื่อง” น.ส.พิมพ์ชนก วงศ์คำ ภัณฑารักษ์ กล่าว\n\nวันจัดแสดง: เสาร์ที่ 6 มิถุนายน – อาทิตย์ที่ 30 สิงหาคม 2569\nเวลา: 09.00–17.00 น. (ปิดทุกวันจันทร์)\nค่าเข้าชม: ผู้ใหญ่ 60 บาท นักเรียน นักศึกษา 30 บาท เด็กอายุไม่เกิน 12 ปี และผู้สูงอายุ 60 ปีขึ้นไป เข้าชมฟรี\nสถานที่: 89 ถ.ประสานไมตรี ต.สบตุ๋ย อ.เมือง จ.ลำปาง 52100",
      "",
    ).title,
  ).toBe("นิทรรศการ “ร้อยปีบนราง: รถไฟกับคนลำปาง”"));
