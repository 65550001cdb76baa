import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";
import { standsFree } from "./bounded-names.ts";

const tagsOf = (language: string, story: string) => {
  const piece = (channel: string) => askContent({ language, story }, channel).values;
  return [piece("linkedin").hashtags, piece("x").hashtags, piece("youtube").tags, piece("google_ads").paths]
    .flat()
    .filter((one) => one !== undefined);
};

const walks = `Night walks start again
Twelve evenings at Aldermoor Wood

Aldermoor Wood opens its gates after dark from 6 November. Last year the storm in February took forty trees, and the path has been closed since February.

Book a place at https://aldermoor.example by 30 October.`;

const hospital = `รพ.ธารวารี เปิดรับสมัคร “เพื่อนเดินทาง” รุ่นที่ 2
ชวนคนลำพูนสละเวลาสัปดาห์ละครึ่งวัน

โรงพยาบาลธารวารี จังหวัดลำพูน เปิดรับสมัครจิตอาสาโครงการ “เพื่อนเดินทาง” รุ่นที่ 2 จำนวน 40 คน

สมัครได้ที่ https://tharnwaree.example ภายในวันที่ 20 มีนาคม 2569`;

const ferry = `青浦渡船“中秋”加开夜航
末班船延至22时

（青浦，2026年9月1日）青浦渡船有限公司今日宣布，自9月25日起加开夜间班次，持“乡亲卡”的乘客减半。

“下班晚了也能回家。”青浦渡船的船长说。

请于9月20日前登录 https://qingpu.example 申领“乡亲卡”。`;

const hut = `雪見小屋の屋根を直したい

昨年の風で、会の小屋の屋根がめくれました。小屋の修理は七月に始めます。

ご寄付は6月30日までに https://yukimi.example へ。`;

const radio = `மலைச்சாரல் 91.2 வானொலிக்கு ஐந்து வயது
மே 14-இல் நேயர் விழா நடைபெறும்

மலைச்சாரல் சமுதாய வானொலி தனது ஐந்தாம் ஆண்டைக் கொண்டாடுகிறது. வளாகத்தில் நேயர் விழா நடைபெறும்.

மே 10-க்குள் https://malai.example தளத்தில் பதிவு செய்யுங்கள்.`;

const market = `시장 상인 절반이 “손님 말이 안 들린다”
군산 온귀의원, 청력 조사 결과 발표

군산, 3월 5일 – 온귀의원은 시장 상인 200명의 청력을 조사했다. 시장의 소음이 컸다.

검사 신청은 4월 10일까지 https://ongwi.example 에서 받는다.`;

describe("tags and paths are what the story shows the bounds of", () => {
  test.each([
    ["en", "a month", walks, /^#?february$/iu],
    ["th", "half of a name", hospital, /^#?(?:วารี|รับสมัคร)$/u],
    ["zh", "a whole headline", ferry, /中秋/u],
    ["ja", "a word of every day", hut, /^#?小屋$/u],
    ["ta", "the ending of another word", radio, /^#?இல்/u],
    ["ko", "a word of every day", market, /^#?시장$/u],
  ])("and none is, in %s, %s", (language, _, story, wrong) => {
    expect(tagsOf(language, story).filter((tag) => wrong.test(tag))).toEqual([]);
  });

  test.each([
    ["en", walks, "#AldermoorWood"],
    ["th", hospital, "#เพื่อนเดินทาง"],
    ["th", hospital, "#ธารวารี"],
    ["zh", ferry, "#青浦渡船"],
    ["ko", market, "#군산"],
  ])("in %s names in marks, firms, towns and names with capitals are", (language, story, tag) =>
    expect(tagsOf(language, story)).toContain(tag),
  );
});

describe("a name stands free where a blank or a mark is on both of its sides", () => {
  test.each([
    ["நேயர்", "14-இல் நேயர் சங்கமம்", true],
    ["இல் நேயர்", "14-இல் நேயர் சங்கமம்", false],
    ["Aldermoor", "The gates of ALDERMOOR open.", true],
    ["moor", "The gates of Aldermoor open.", false],
    ["Wood", "The Wood-path is closed.", false],
    ["Wood", "The Woods are closed, the wood too.", true],
    ["كرة السلة", "بطولة لكرة السلة", true],
    ["رة السلة", "بطولة لكرة السلة", false],
    ["aldermoor", "Book at https://aldermoor.example", false],
    ["", "Nothing is no name.", false],
  ])("“%s” in “%s”: %s", (name, text, isFree) => {
    expect(standsFree(name, text)).toBe(isFree);
  });
});
