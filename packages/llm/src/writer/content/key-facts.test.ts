import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";

const railway = `Pellow Valley Railway to run its first evening trains since 1964

Volunteers spent three winters restoring six carriages for a 22-date summer season

Passengers will be able to travel up the Pellow Valley after dark this summer for the first time in 62 years, when the volunteer-run railway opens an evening service between Halderwick and Scar Foot.

The Lamplighter will leave Halderwick at 7.15pm every Friday and Saturday from 5 June to 15 August, climbing nine miles to the moorland terminus, where there is an hour's stop for supper. Trains are back by 9.40pm.

All six carriages were found rotting in a Lincolnshire field in 2022. Forty-one volunteers gave more than 11,000 hours to rebuild them. The £186,000 bill was met by members and a single anonymous legacy.

Each train carries 210 passengers and has four wheelchair spaces. Tickets cost £24 for adults and £12 for under-16s.

Book from 9am on Monday 20 April at www.pellowvalleyrailway.example/lamplighter or by phone on 01632 960 418.`;

const camp = `반딧불이 만나러 가는 1박 2일, 가을 생태 캠프 참가 신청 안내

본교에서는 학생들이 생태계를 직접 보고 느낄 수 있도록 가을 생태 캠프를 운영하고자 합니다.

1. 일시: 2026. 10. 16.(금) 13:30 ~ 10. 17.(토) 12:00
2. 장소: 물빛골 생태학습원 (학교에서 버스로 50분)
3. 대상: 4~6학년 48명
4. 참가비: 38,000원 (숙박, 식사 3회, 보험료 포함)

참가를 희망하시는 가정에서는 9월 21일(월) 17시까지 학교 누리집(eunsol.example/camp)에서 신청하여 주시기 바랍니다.`;

const told = (story: string, language: string, channel: string) => askContent({ language, story }, channel).text;

describe("a short text says when, where and for how much, as far as it has room", () => {
  test.each(["x", "threads", "sms", "tiktok"])("the day that only a later paragraph names (%s)", (channel) => {
    expect(told(railway, "en", channel)).toContain("at 7.15pm every Friday and Saturday from 5 June to 15 August");
  });

  test("what it costs, where there is more room, and no amount that has nothing to do with that", () => {
    const text = told(railway, "en", "tiktok");
    expect(text).toContain("Tickets cost £24 for adults and £12 for under-16s.");
    expect(text).not.toContain("£186,000");
  });

  test.each(["threads", "tiktok"])("lines with labels (%s)", (channel) => {
    const text = told(camp, "ko", channel);
    expect(text).toContain("일시: 2026. 10. 16.(금) 13:30 ~ 10. 17.(토) 12:00\n장소: 물빛골 생태학습원");
  });
});
