import { describe, expect, test } from "vitest";
import { findCalls } from "./calls.ts";
import { verbWithObject } from "./verb-and-object.ts";

const labelOf = (language: string, text: string) => findCalls([{ text, index: 0 }], language)[0]?.label;

describe("a button says the verb and the object of the clause that has the address", () => {
  test.each([
    ["uk", "Кав'ярні можуть подати замовлення на новий сорт до 5 травня на сторінці https://zerno.example/opt.", "Подати замовлення"],
    ["ru", "Жители могут передать показания до 25 мая на сайте https://voda.example.", "Передать показания"],
    ["es", "Los talleres pueden presentar una propuesta hasta el 4 de mayo en https://taller.example.", "Presentar una propuesta"],
    ["zh", "凡户口登记在北屿的居民，请于6月9日前登录 https://beiyu.example/piao 提交材料，逾期不再受理。", "提交材料"],
    ["hi", "इसलिए सभी किसान 5 जून तक अपना नाम और पता https://kisan.example पर मिला लें।", "अपना नाम मिला लें"],
  ])("in %s", (language, text, label) => expect(labelOf(language, text)).toBe(label));

  test("in Bengali, behind the address", () => {
    const text = "গ্রাহকেরা ৫ জুন পর্যন্ত নিজের মিটার নম্বর https://jol.example ঠিকানায় মিলিয়ে নিন।";
    expect(verbWithObject(text, "https://jol.example", "bn")).toBe("নিজের মিটার নম্বর মিলিয়ে নিন");
  });

  test.each([
    ["uk", "Заявку можна надіслати до 5 травня на сторінці ", "https://zerno.example"],
    ["zh", "请登录 ", "https://beiyu.example 下载表格并寄回，逾期不再受理。"],
    ["hi", "अधिक जानकारी के लिए ", "https://kisan.example पर जाएँ।"],
    ["fr", "Les habitants peuvent écrire jusqu'au 3 mai sur ", "https://rive.example."],
  ])("and nothing where they do not stand together: %s", (language, before, rest) =>
    expect(verbWithObject(`${before}${rest}`, rest.split(/[\s]/u)[0]?.replace(/\.$/u, "") ?? "", language)).toBeNull(),
  );
});
