import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";

const tagsOf = (language: string, story: string, channel = "linkedin") =>
  [askContent({ language, story }, channel).values.hashtags ?? []].flat();
const headlinesOf = (language: string, story: string) => [askContent({ language, story }, "google_ads").values.headlines ?? []].flat();

const results = `Grain steadies Tarrow Mills through a dry summer
Results for the six months to 30 June 2026

Tarrow Mills plc, which grinds flour in four towns, today reports a first half in which bakers made up for missing brewers.

The Board expects a full-year profit at the upper end of the range, as long as wheat stays below £240 a tonne.

Shareholders are invited to put questions to the Board at an online meeting on Thursday 10 September. Please register at https://investors.tarrow.example.`;

const museum = `柳岸县陶瓷博物馆5月16日恢复开放
闭馆18个月，新增体验工坊

经过18个月的修缮，柳岸县陶瓷博物馆将于2026年5月16日（周六）上午9时恢复对外开放。此次修缮投入860万元，旧盐库主体结构得以保留，展厅面积增至2800平方米。

建议乘公交2路至“旧盐库”站，下车步行约100米。

实行实名预约，请登录https://liuantaoci.example预约。

特此公告。

柳岸县陶瓷博物馆
2026年4月20日

咨询电话：0570-000-5590`;

const trees = `أيدٍ خضراء لشارعنا
جمعية «ظل الزيتون» تفتح باب التطوع لغرس مئة شجرة في حي المنارة

عند الظهيرة لا يبقى في الشارع ظل، ويعود الأطفال بوجوه محمرة.

للمشاركة، املأ الاستمارة على https://dhill.example/tatawwu أو اتصل بنا على ٧٤/٤١٨٠٠٠٠ من الأحد إلى الخميس.`;

describe("what a reader would search for", () => {
  test("is no word that a story never says without its article", () => {
    expect(tagsOf("en", results)).toContain("#TarrowMills");
    expect(tagsOf("en", results)).not.toContain("#Board");
  });
  test("is whose name the headline has, before what is named on the way", () => {
    expect(tagsOf("zh", museum)).toContain("#柳岸县陶瓷博物馆");
    expect(tagsOf("zh", museum)).not.toContain("#旧盐库");
  });
  test("is the name between the marks of the second line, before the letters of an address", () =>
    expect(tagsOf("ar", trees)).toEqual(["#ظل_الزيتون"]));
});

test("a headline of an advertisement is nothing that only says when or how, and no such word", () => {
  const headlines = headlinesOf("en", results).map((one) => one.toLowerCase());
  expect(headlines).not.toContain("dry summer");
  expect(headlines).not.toContain("board");
});
