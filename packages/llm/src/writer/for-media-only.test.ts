import { expect, test } from "vitest";
import { askContent } from "./fixtures/ask.ts";

const stories: Record<string, [story: string, invitation: string]> = {
  en: [
    "Type from Marrow Lane finds a home\n\nThe Marrow Museum takes over four tonnes of lead type from a printer in Marrow Lane, and shows it from 9 July.\n\nA tour for journalists is on Tuesday 7 July at 10.30. Please confirm that you come.\n\nEvery Friday there is a workshop of two hours. Book a place by 30 June at https://marrow.example.",
    "journalists",
  ],
  he: [
    "אותיות עופרת מצאו בית\n\nמוזיאון הדפוס ביפו קיבל ארבעה טון של אותיות עופרת, ויציג אותן מ-9 ביולי.\n\nסיור מוקדם לעיתונאים ייערך ביום ג', 7 ביולי, בשעה 10:30. נא לאשר הגעה.\n\nבכל יום שישי תתקיים סדנה בת שעתיים. להזמנת מקומות עד 30 ביוני: https://otiyot.example",
    "לעיתונאים",
  ],
  uk: [
    "Літери знайшли дім\n\nМузей друку в Лубнах отримав чотири тонни свинцевих літер і покаже їх із 9 липня.\n\nОгляд для журналістів відбудеться у вівторок, 7 липня, о 10:30. Просимо підтвердити участь.\n\nЩоп’ятниці тут буде майстерня на дві години. Замовляйте місця до 30 червня на https://litery.example.",
    "журналістів",
  ],
};

test.each(Object.entries(stories))("an invitation for those who report is in the release alone: %s", (language, [story, invitation]) => {
  for (const channel of ["linkedin", "facebook", "instagram", "youtube", "email", "blog", "tiktok"])
    expect([channel, askContent({ language, story }, channel).text]).not.toEqual([channel, expect.stringContaining(invitation)]);
  expect(askContent({ language, story }, "press").text).toContain(invitation);
});

test("what the news says to those who report is news", () => {
  const story =
    "Journalists found a school in Marrow Lane\n\nSix journalists opened a school for writing in Marrow Lane on 9 July. It has forty places.\n\nBook one at https://school.example.";
  expect(askContent({ language: "en", story }, "facebook").text).toContain("Six journalists opened a school");
});
