import { expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";

const stories = {
  zh: `青石水碾房10月重新开放

青石水碾房将于10月16日(星期五)重新开放。老碾盘修了三年,木轮换成了新的。

碾房旁边添了展厅,展出三十件老农具。

现向社会征集老照片。愿意提供者,请于9月30日前登录 https://shuinian.example/zhaopian 填写登记表。

展厅免费开放,周一休息。开馆首周每日限额300人,10月8日上午9时起可在上述网站预约。`,
  en: `The mill at Corran Ford turns again

The mill at Corran Ford turns again from Friday 16 October. The stone was away for three years, and the wheel is new.

A room beside it shows thirty old tools of the valley.

We are looking for old photographs of the mill. Send yours by 30 September at https://corranmill.example/photos, where a form is waiting.

The room is free and closed on Mondays. In the first week only 300 people a day can come, and tickets are on the same site from 8 October.`,
};

test.each(["linkedin", "facebook", "youtube", "email", "blog", "press"])(
  "a site that is only called the same never stands before its name: %s",
  (channel) => {
    for (const [language, pointer] of [
      ["zh", "上述网站"],
      ["en", "the same site"],
    ] as const) {
      const { text } = askContent({ language, story: stories[language] }, channel);
      const at = text.indexOf(pointer);
      expect(at === -1 || text.lastIndexOf("https://", at) > 0, language).toBe(true);
    }
  },
);
