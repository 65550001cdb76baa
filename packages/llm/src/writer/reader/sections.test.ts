import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";
import { findAddresses } from "./links.ts";
import { readStory } from "./read-story.ts";

const linkedin = (language: string, story: string) => String(askContent({ language, story }, "linkedin").values.body);

describe("numbered sections", () => {
  const story = `2026년 하반기 「골목 첫걸음」 창업팀 모집 공고

(재)솔내시경제진흥원은 빈 점포에서 가게를 열 창업팀을 모집합니다. 지금까지 31개 팀이 문을 열었습니다.

1. 모집 대상: 만 19세 이상 39세 이하 2~4명으로 구성된 팀
   ※ 팀 대표는 솔내시에 주민등록을 두어야 합니다.
2. 모집 규모: 총 8개 팀
3. 지원 내용
   - 사업화 자금: 팀당 최대 2,000만 원
   - 점포 임차료: 월 50만 원 한도
4. 신청 기간: 2026. 9. 28.(월) 09:00 ~ 10. 23.(금) 18:00
   ※ 마감 시각 이후에는 접수할 수 없습니다.
5. 제출 서류
   - 참가 신청서 1부
   - 주민등록초본 1부
6. 선정 절차: 서류 심사(10월 말) → 최종 발표(11. 20.(금))

누리집(www.golmok.example)에서 신청하세요.`;

  test("end where the next number begins", () => {
    const text = linkedin("ko", story);
    expect(text).toContain(
      "3. 지원 내용\n• 사업화 자금: 팀당 최대 2,000만 원\n• 점포 임차료: 월 50만 원 한도\n4. 신청 기간: 2026. 9. 28.(월)",
    );
    expect(text).toMatch(/제출 서류\n• 참가 신청서 1부\n• 주민등록초본 1부\n6. 선정 절차: 서류 심사/);
  });
});

test("what is set in below an item tells of it, where no small letter shows that it goes on", () => {
  const story = `10月1日（木）ダイヤ改正のお知らせ

当社では10月1日（木）より、市内線のダイヤ改正を実施いたします。夜間の便を増やします。

■ 主な内容
・12系統（駅前～緑が丘）
　平日10～15時台を毎時3本に増便します。
・7系統（駅前～港町）
　平日の最終便を22:25に繰り下げます。`;
  expect(linkedin("ja", story)).toContain(
    "• 12系統（駅前～緑が丘）：平日10～15時台を毎時3本に増便します。\n• 7系統（駅前～港町）：平日の最終便を22:25に繰り下げます。",
  );
});

test("a line without a label below rows of Thai is none of them", () => {
  const story = `แจ้งปรับเที่ยวเรือ ตั้งแต่ 1 พ.ย. 2569

บจก. ทะเลใส ขอแจ้งตารางเดินเรือใหม่ เริ่มวันอาทิตย์ที่ 1 พฤศจิกายน 2569 ดังนี้

ออกจากแหลมงอบ: 08.30 น. 11.00 น. และ 15.30 น.
ออกจากเกาะหมาก: 09.45 น. 12.15 น. และ 16.45 น.
ยกเลิกเที่ยว 13.00 น. จากแหลมงอบ

หากท่านจองเที่ยว 13.00 น. ไว้ โปรดเลือกเที่ยวใหม่ที่ www.talaysai.example/change โดยใช้หมายเลขการจอง`;
  const text = linkedin("th", story);
  expect(text).toMatch(/16\.45 น\.\n\s*ยกเลิกเที่ยว/);
  // Nothing follows “as follows” wherever the sentence is told alone, and who has booked is not asked to.
  expect(askContent({ language: "th", story }, "x").text).not.toContain("ดังนี้");
  expect(askContent({ language: "th", story }, "email").text).not.toMatch(/\[\[button\]\]\nจอง\n/);
});

test("a Chinese headline of few signs and a day is one", () => {
  const story = `【新聞稿】

「海上的家」特展10月17日登場
132件老照片，重現漁村的日常

（115年9月22日，基隆訊）海潮博物館將於10月17日推出特展「海上的家：漁村的一百年」，展出132件展品。

◎展覽資訊
展期：115年10月17日（六）至116年3月14日（日）
時間：10:00–17:30，週一休館

◎老漁民帶路導覽
展期前四個週六14:00，由退休漁民親自導覽，每場限25人。導覽免費，須另購當日門票。請於10月12日前至活動網頁報名：www.haichao.example/guide，額滿為止。`;
  expect(readStory(story, "").title).toBe("「海上的家」特展10月17日登場");
  // Nothing but the tour needs a seat.
  for (const channel of ["x", "threads", "google_ads", "sms"])
    expect(askContent({ language: "zh", story }, channel).text).not.toContain("報名");
  expect(linkedin("zh", story)).toContain("展期：115年10月17日");
});

test("who organises it stands among the rows below the headline", () => {
  const story = `শীতের পিঠা উৎসব ২০২৬
আয়োজক: ব্রহ্মপুত্র কারুশিল্পী সমিতি, ময়মনসিংহ
তারিখ: শুক্রবার, ১১ ডিসেম্বর ২০২৬
সময়: বেলা ৩টা থেকে রাত ৯টা
স্থান: সমিতি প্রাঙ্গণ, ১৮/২ নদীপাড় সড়ক, ময়মনসিংহ

৬৪ জন কারিগর এবার উৎসবে আসছেন। ৪০টি স্টলে থাকবে নকশিকাঁথা ও মাটির তৈজসপত্র।`;
  expect(linkedin("bn", story)).toMatch(/আয়োজক: ব্রহ্মপুত্র কারুশিল্পী সমিতি/);
  const { values } = askContent({ language: "bn", story }, "press");
  expect(String(values.body).startsWith(String(values.headline))).toBe(false);
});

test("a question right below rows is told with its answer", () => {
  const story = `Einladung zum Lehrlingstag 2026

Wann: Freitag, 9. Oktober 2026, 13 bis 17 Uhr
Wo: Werkstraße 14, Leoben

Worum geht's?
Ab September 2027 bilden wir wieder 12 Lehrlinge aus. Am Lehrlingstag kann man sich alles ansehen.

Programm
13 Uhr: Begrüßung
14 Uhr: Rundgang durch die Fertigung`;
  expect(linkedin("de", story)).toMatch(/Worum geht's\?\s+Ab September 2027 bilden wir wieder 12 Lehrlinge aus\./u);
  expect(askContent({ language: "de", story }, "tiktok").text).not.toMatch(/Worum geht's\?\n/);
  expect([askContent({ language: "de", story }, "linkedin").values.hashtags].flat()).not.toContain("#Einladung");
});

test("the subject of a mail is told without what only holds above that mail", () => {
  const story = `נושא: מ-1.11 פותחים מוקדם יותר – וגם המחירים מתעדכנים. כל הפרטים בפנים

מנויות ומנויים יקרים,

החל מיום א', 1.11.2026, נרחיב את שעות הפתיחה של המועדון בכפר סבא. רבים מכם ביקשו לשחות לפני העבודה.`;
  expect(readStory(story, "").title).toBe("מ-1.11 פותחים מוקדם יותר – וגם המחירים מתעדכנים");
});

test("a day in brackets is no telephone", () => expect(findAddresses("பெண்கள் (01.09.2026 அன்று உள்ளபடி)")).toEqual([]));
