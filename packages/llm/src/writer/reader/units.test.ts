import { expect, test } from "vitest";
import { isUnit } from "./units.ts";

test.each([
  ["ล้านบาท", "มีรายได้ 540 ล้านบาท จาก 495 ล้านบาท", true],
  ["Млн грн", "Прибуток 3,2 млн грн, дохід 48,6 млн грн.", true],
  ["GWh", "The wheel made 4.1 GWh.", true],
  ["volunteers", "We need 40 volunteers. Last year 30 volunteers came, and volunteers had cake.", false],
  ["전년 동기 대비", "매출은 전년 동기 대비 6% 늘었다.", true],
  ["同比", "收入同比增长6%。", true],
  ["한 장", "사진 한 장이 온다.", true],
  ["한밭 도서관", "한밭 도서관이 문을 연다.", false],
  ["Mill", "Mill 2 and the mill.", false],
])("%s says only how much: %#", (word, text, is) => expect(isUnit(word, text)).toBe(is));
