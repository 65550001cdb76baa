import { expect, test } from "vitest";
import { quotes } from "./speech.ts";

test.each([
  "달빛마을도서관은 오는 5월 9일 옛 역 앞 광장에서 ‘제3회 우리 동네 책 잔치’를 연다고 12일 밝혔다.",
  "달빛마을도서관은 “제3회 우리 동네 책 잔치”의 참가자를 모집한다고 밝혔다.",
  "月灯り図書館は5月9日、「第三回わたしたちの町の本まつり」を開くと発表し、参加者を募ると述べた。",
])("a name that a library says something of is nobody's words: %s", (text) => {
  expect(quotes(text)).toBe(false);
});

test.each([
  "김하늘 관장은 “책을 들고 오시는 분이라면 누구나 반갑다”라고 말했다.",
  "김하늘 관장은 “책 한 권이면 모두가 반가운 손님”이라며 웃었다고 전했다.",
  "館長の月森さんは「本を一冊持ってきてくだされば十分です」と述べた。",
])("words of somebody are words: %s", (text) => {
  expect(quotes(text)).toBe(true);
});
