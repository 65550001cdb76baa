import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";
import { readStory } from "./read-story.ts";

const callOf = (text: string) => readStory(text, "").calls[0];

describe("what readers are asked for is said by the heading above it", () => {
  test("where the sentence has no word for it", () =>
    expect(
      callOf(
        "青禾果园水蜜桃预售6月1日开始\n\n首批水蜜桃预计6月18日开摘。\n\n【怎么订】\n1. 打开 www.taozi.example/yushou，选好规格，填写收货地址后付款；\n2. 不方便上网的，可拨打热线 0510-5550 3718。\n\n【坏果怎么办】\n签收后24小时内，把坏果拍照，发到 kefu@taozi.example，按坏果个数退款。",
      ),
    ).toMatchObject({ kind: "buy", address: "www.taozi.example/yushou" }));

  test("or asks what to do", () =>
    expect(
      callOf(
        "ימי משלוח חדשים מ-1 בנובמבר\n\nהחל מיום ראשון, 1.11.2026, אנחנו עוברים לארבעה ימי חלוקה.\n\nמה צריך לעשות?\nנכנסים לאזור האישי באתר www.meshek.example ובוחרים יום.\n\nמה קורה עד אז?\nהזמנות שיסופקו עד 31.10.2026 יחויבו במחירים הנוכחיים.",
      )?.address,
    ).toBe("www.meshek.example"));

  test("a recall asks first to send back what it calls back", () =>
    expect(
      callOf(
        "Kettle K2 recalled\n\nHollow Mill calls back its kettle K2. Return it at www.hollow.example/k2 by 3 May.\n\nThe kettles were sold by mail order.",
      )?.kind,
    ).toBe("return"));
});

describe("a call that names what it asks for by a pronoun", () => {
  const bus =
    "С 1 мая меняется расписание автобусов\n\nС пятницы, 1 мая 2026 г., компания «Заречье» вводит летнее расписание. Оно будет действовать по 30 сентября.\n\nСтоимость билета остаётся прежней: 62 руб.\n\nДачный абонемент\n\nК началу сезона мы выпустили абонемент на 40 поездок. Купить его можно с 20 апреля по 31 мая на сайте zarechye.example/dacha.\n\nОстальное расписание не меняется.";
  test.each(["x", "sms", "google_ads", "email"])("has no short form: %s", (channel) => {
    const { text } = askContent({ language: "ru", story: bus }, channel);
    expect(text.split("\n").filter((row) => /^Купить(?! его можно с 20 апреля по 31 мая на сайте)/u.test(row))).toEqual([]);
  });

  test("gives way to one that names it", () =>
    expect(
      callOf(`${bus}\n\nПожалуйста, проверьте время своего рейса: полное расписание опубликовано на сайте zarechye.example/leto.`)?.address,
    ).toBe("zarechye.example/leto"));
});
