import { expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";

test.each(["threads", "tiktok"])("news that repeats the headline is told where it alone has the hours: %s", (channel) => {
  const story =
    "한결푸드시스템, 10월 24일 익산 공장서 ‘채용의 날’ 개최\n- 생산·품질·설비·물류 4개 분야 정규직 35명 채용\n\n식품 제조기업 한결푸드시스템은 오는 10월 24일(토) 오전 10시부터 오후 4시까지 전북 익산시 본사 공장에서 ‘채용의 날’을 연다. 내년 1월 가동을 앞둔 제2공장에서 일할 정규직 직원 35명을 뽑기 위한 자리다.\n\n참가를 원하는 사람은 10월 16일(금) 오후 6시까지 채용 홈페이지(www.hangyeol.example/recruit)에서 신청하면 된다.";
  expect(askContent({ language: "ko", story }, channel).text).toContain("오전 10시부터 오후 4시까지");
});

test("a video has its title once, right above its description", () => {
  const story =
    "Evening ferry to Salt Island\n\nTidewater runs a ferry to Salt Island every evening from 4 May. The crossing takes 25 minutes.\n\nSince 2011 nobody had a way back after dark, and many of those who live there rowed.\n\nBook a seat at www.tidewater.example.";
  const { title, description } = askContent({ language: "en", story }, "youtube").values;
  expect(String(description).startsWith(String(title))).toBe(false);
});
