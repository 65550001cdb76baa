import { expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";

const told = (language: string, story: string, channel: string) => askContent({ language, story }, channel);

const tales = `4ο Φεστιβάλ Παραμυθιού «Μια φορά στη λίμνη»
Τέσσερις ημέρες με αφηγήσεις, μουσική και εργαστήρια για μικρούς και μεγάλους

Για τέταρτη χρονιά ο Σύλλογος «Το Λυχνάρι» διοργανώνει το Φεστιβάλ Παραμυθιού «Μια φορά στη λίμνη», από την Πέμπτη 11 έως και την Κυριακή 14 Δεκεμβρίου. Δεκαεπτά αφηγητές θα βρεθούν στα Ιωάννινα.

Η είσοδος είναι ελεύθερη. Μόνο για τα εργαστήρια απαιτείται κράτηση θέσης, έως την Τετάρτη 10 Δεκεμβρίου, στη σελίδα www.limni.example.`;

test.each(["x", "threads"])("a short text has the days of its matter, and not the last day of a booking alone: %s", (channel) =>
  expect(told("el", tales, channel).text).toContain("από την Πέμπτη 11 έως και την Κυριακή 14 Δεκεμβρίου"),
);

test("a day that holds for another way is none of the call's", () => {
  const story = `Покупатели собрали 8,4 млн рублей для детей

Сеть «Ромашкино» и фонд «Тёплый дом» подвели итоги акции. С 1 марта по 30 ноября покупатели перечислили 8 412 600 рублей.

Поддержать подопечных фонда можно и сейчас: на сайте dom.example в разделе «Помочь» или в ящиках для пожертвований, которые стоят у касс до 15 января включительно.`;
  for (const channel of ["x", "linkedin", "sms"]) expect(told("ru", story, channel).text).not.toMatch(/Поддержать \(до 15 января\)/u);
});

test("what is to be had elsewhere is not had at the address of something else", () => {
  const story = `시민 앱 ‘충주톡톡’ 14일 정식 서비스 시작

충주시는 시민 앱 ‘충주톡톡’을 오는 14일(월) 오전 9시부터 정식으로 제공한다고 8일 밝혔다. 불편 신고와 체육시설 예약을 할 수 있다.

앱은 앱스토어에서 ‘충주톡톡’을 검색해 무료로 내려받을 수 있으며, 자세한 내용은 안내 누리집(www.toktok.example)에서 확인하면 된다.`;
  for (const channel of ["x", "threads", "sms"]) expect(told("ko", story, channel).text).not.toContain("내려받기: www.toktok.example");
});

const boat = `เจ้าพระยาสายลม เปิดเดินเรือไฟฟ้าเส้นทางใหม่ “ปากเกร็ด–นนทบุรี–บางโพ” 14 ธันวาคมนี้ นั่งฟรี 2 สัปดาห์แรก

นนทบุรี – บริษัท เจ้าพระยาสายลม จำกัด จะเปิดเดินเรือไฟฟ้าเส้นทางใหม่ ปากเกร็ด–นนทบุรี–บางโพ ตั้งแต่วันจันทร์ที่ 14 ธันวาคม 2569 ผู้โดยสารทุกท่านทดลองนั่งได้ฟรีถึงวันที่ 27 ธันวาคม

ดูรายละเอียดได้ที่ www.sailom.example`;

test("a long headline in Thai ends at a blank, and in front of no figure", () => {
  expect(told("th", boat, "email").values.subject).toBe("เจ้าพระยาสายลม เปิดเดินเรือไฟฟ้าเส้นทางใหม่");
  expect(told("th", boat, "youtube").values.title).toMatch(/14 ธันวาคมนี้$/u);
});

test("who already has something, or has no other way, is asked in no short text", () => {
  const story = `Hofkäserei Tannau ruft Bergkäse zurück

Die Hofkäserei Tannau ruft den Bergkäse „Würzig“ in der 200-Gramm-Packung zurück. Einzelne Packungen können Kunststoffteilchen enthalten.

Bitte verzehren Sie den Käse nicht. Sie können die Packung in jeder Verkaufsstelle zurückgeben. Wer keine Verkaufsstelle in der Nähe hat, schickt uns ein Foto der Packung an rueckruf@tannau.example.

Fragen beantwortet unsere Hotline unter 0800 0004718.`;
  for (const channel of ["x", "threads", "sms"]) {
    expect(told("de", story, channel).text).not.toContain("Wer keine Verkaufsstelle");
    expect(told("de", story, channel).text).toContain("verzehren Sie den Käse nicht");
  }
});

const succession = `Stabwechsel im Weberhof: Tochter übernimmt in vierter Generation

Nach 31 Jahren an der Spitze hat Konrad Weber (66) die Leitung der Weberei Weber GmbH zum Jahreswechsel an seine Tochter Judith Weber abgegeben. Sie führt den Betrieb mit 24 Beschäftigten.

Konrad Weber bleibt der Werkstatt erhalten. In seiner Zeit entstanden 48 neue Muster, unter anderem für Kirchen in Aalen und Bregenz.

Zur offiziellen Übergabe lädt die Familie Kunden und Nachbarn ein:

Samstag, 27. Februar 2027, 15 Uhr
Werkstatt, Becherweg 118, 73527 Schwäbisch Gmünd

Der Eintritt ist frei. Um Anmeldung bis zum 15. Februar wird gebeten: feier@weberhof.example.`;
const lecture = `한빛병원, 로봇 수술 1,000례 달성
- 평균 입원 기간 11일에서 7일로 줄어

한빛병원은 지난 2월 24일 로봇을 이용한 수술 1,000례를 달성했다고 2일 밝혔다. 전북 지역 종합병원 가운데서는 빠른 편에 속한다.

1,000번째 수술의 주인공은 완주군 봉동읍에 사는 김모(74) 씨다. 10년 넘게 생강 농사를 지으며 무릎 통증을 참아 온 김 씨는 수술 다음 날부터 걷기 시작했고, 일주일 만에 퇴원했다.

환자 평균 나이는 71.3세, 여성이 78%를 차지했다. 평균 입원 기간은 기존 11일에서 7일로 짧아졌고, 수혈을 받은 환자 비율도 14%에서 5%로 낮아졌다.

병원은 1,000례 달성을 기념해 시민 건강강좌를 연다.

▲ 일시: 2027년 3월 18일(목) 오후 2시~3시 30분
▲ 장소: 한빛병원 본관 5층 대강당
▲ 신청: 전화 063-270-5140 또는 홈페이지 www.hanbit.example`;

test.each([
  ["de", succession, "Zur offiziellen Übergabe lädt die Familie Kunden und Nachbarn ein:", "Samstag, 27. Februar 2027"],
  ["ko", lecture, "병원은 1,000례 달성을 기념해 시민 건강강좌를 연다.", "일시: 2027년 3월 18일(목)"],
])("rows of a day stand below the line that says of what: %s", (language, story, lead, row) => {
  for (const channel of ["x", "threads", "sms"]) {
    const { text } = told(language, story, channel);
    if (text.includes(row)) expect(text.indexOf(lead), channel).toBeGreaterThan(-1);
  }
  expect(told(language, story, "tiktok").text).toMatch(new RegExp(`${lead}\\s+${row.slice(0, 8)}`, "u"));
});
