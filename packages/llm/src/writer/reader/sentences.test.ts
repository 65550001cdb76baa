import { expect, test } from "vitest";
import { lastBorder, splitSentences } from "./sentences.ts";

test.each([
  ["de", "Sie folgt auf Dr. med. Beat Zurfluh. Er geht.", ["Sie folgt auf Dr. med. Beat Zurfluh.", "Er geht."]],
  ["de", "Neu ist Prof. Dr. rer. nat. Ada Frey.", ["Neu ist Prof. Dr. rer. nat. Ada Frey."]],
  ["en", "It cost €1.2 m. vs. nothing. Dr. Weiss agreed.", ["It cost €1.2 m. vs. nothing.", "Dr. Weiss agreed."]],
  [
    "de",
    "Es gibt 30 Plätze (ab 1. April 2027). Rufen Sie an (Mo.–Fr. 8–16 Uhr).",
    ["Es gibt 30 Plätze (ab 1. April 2027).", "Rufen Sie an (Mo.–Fr. 8–16 Uhr)."],
  ],
  ["de", "Am 12. März öffnen wir. „Endlich. Wirklich“, sagt sie.", ["Am 12. März öffnen wir.", "„Endlich. Wirklich“, sagt sie."]],
  [
    "ja",
    "要点をまとめました。「Saltmarsh Bakery opened. It is warm.」読んでください。",
    ["要点をまとめました。", "「Saltmarsh Bakery opened. It is warm.」", "読んでください。"],
  ],
  ["ja", "石は温かい。そして「本当です。信じて。」と彼は言った。", ["石は温かい。", "そして「本当です。信じて。」と彼は言った。"]],
  ["th", 'ดร.สุภาวดี แก้วคำ ผู้อำนวยการ กล่าวว่า "เด็กเรียนรู้ได้ดี"', ['ดร.สุภาวดี แก้วคำ ผู้อำนวยการ กล่าวว่า "เด็กเรียนรู้ได้ดี"']],
  [
    "th",
    "จึงขอเชิญท่านร่วมประชุมที่ศาลาวัดบ้านปากน้ำในวันเสาร์ที่ 6 มิถุนายน กรุณาแจ้งชื่อที่ https://wat.example หากมาไม่ได้ โทรบอกเราได้",
    ["จึงขอเชิญท่านร่วมประชุมที่ศาลาวัดบ้านปากน้ำในวันเสาร์ที่ 6 มิถุนายน", "กรุณาแจ้งชื่อที่ https://wat.example", "หากมาไม่ได้ โทรบอกเราได้"],
  ],
  ["th", "หากมีข้อสงสัยเรื่องการเดินทางหรือที่พัก กรุณาติดต่อเจ้าหน้าที่", ["หากมีข้อสงสัยเรื่องการเดินทางหรือที่พัก กรุณาติดต่อเจ้าหน้าที่"]],
  ["ta", "புடவைகளை ஆர்.எஸ். புரம் கடையில் கொடுக்கலாம். நன்றி.", ["புடவைகளை ஆர்.எஸ். புரம் கடையில் கொடுக்கலாம்.", "நன்றி."]],
  ["zh", "“等得太久了。”店主周敏说，“现在终于开门。”他笑了。", ["“等得太久了。”店主周敏说，“现在终于开门。”", "他笑了。"]],
  ["ta", "விருதுக்கு திரு. மா. செல்வராசு தேர்வானார். விழா 3 மே.", ["விருதுக்கு திரு. மா. செல்வராசு தேர்வானார்.", "விழா 3 மே."]],
  ["zh", "我们开门了。「", ["我们开门了。「"]],
  [
    "ko",
    "접수는 2025. 6. 18.(수) 18시까지 이메일로 받습니다. 결과는 6. 20.(금)에 알립니다.",
    ["접수는 2025. 6. 18.(수) 18시까지 이메일로 받습니다.", "결과는 6. 20.(금)에 알립니다."],
  ],
  ["ko", "전시는 6. 18. 오후 3시에 엽니다. 12명이 왔습니다.", ["전시는 6. 18. 오후 3시에 엽니다.", "12명이 왔습니다."]],
  ["en", "「", ["「"]],
  ["en", "", []],
])("%s: %s", (language, paragraph, sentences) => expect(splitSentences(paragraph, language)).toEqual(sentences));
test.each([
  ["en", "It is called back where it was sold between 3 Oct. 2024 and 28 Feb. 2026. The pin can work loose."],
  ["uk", "Принесіть його до ратуші, каб. 12. Побачити дзвони можна 25 квітня."],
  ["en", "The meeting is in the hall, Mill St. If you can't be there, send somebody."],
  ["en", "By then Maj. (Retd) Tull had a pump going. Nobody was hurt."],
  ["ta", "கண்காட்சி ஆக. 9: அனைவரும் வரலாம். அனுமதி இலவசம்."],
  ["ta", "நூலகச் சங்கம் (நூ.ச.) ஐந்தாம் ஆண்டைக் கொண்டாடுகிறது. அனுமதி இலவசம்."],
  ["uk", "Різьблення викладає канд. мист. Олена Коваль. Заняття безплатні."],
  ["ta", "ஓலை வகுப்புக்கு ஆக. 3-ஆம் தேதிக்குள் முன்பதிவு செய்வது கட்டாயம். அனுமதி இலவசம்."],
  ["ta", "விழாவை முனைவர் இரா. மலர்க்கொடி தொடங்கி வைப்பார். அனுமதி இலவசம்."],
  ["ta", "அதில் இருப்பது ஒரே ஒரு வரி. அனுமதி இலவசம்."],
  ["en", "That is 412 of you, and silence counts as a no. So please vote by noon."],
  ["mr", "वेळ मंगळवार ते रविवार, सायं. ६ पर्यंत. सोमवारी बंद राहील."],
  [
    "en",
    "Who still has the old key of the tower and never told a soul? We would love to hear from you at last. It opens nothing any more.",
  ],
])("a figure behind a short word, and an answer behind its question, belong to it: %s", (language, text) => {
  expect(splitSentences(text, language)).toHaveLength(2);
});

test("a list is introduced by its whole sentence, with the day that it names in brackets", () => {
  const text = "Der Eintritt ist frei. Zu besetzen sind 30 Plätze (Beginn: 1. April 2027), u. a. in diesen Bereichen:";
  expect(text.slice(lastBorder(text))).toMatch(/^Zu besetzen/u);
});
