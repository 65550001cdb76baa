import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";

const stories = {
  en: {
    heading: "How to book",
    quoted: "“My father tied up here every evening",
    story: `Mill Lane ferry sails again

ALSTON, 4 May 2027 – The Mill Lane ferry sails again on Saturday 22 May after three years in dry dock. It takes forty people and, for the first time, bicycles.

What is new

The engine is electric and makes no sound. The deck was built from larch by a yard at Holme.

How to book

Places on the first crossing are free but few. Book yours at https://ferry.example by 15 May. Whoever comes without one waits for the second crossing.

“My father tied up here every evening,” says Ada Brook, who steers the ferry. “I never thought I would hear that bell again.”

Press: Al Reed, press@ferry.example`,
  },
  ja: {
    heading: "お申し込み",
    quoted: "船長の岡部まりは",
    story: `渡し船が三年ぶりに再開

小港町、2027年5月4日――小港渡船組合は5月22日（土）、三年ぶりに渡し船の運航を再開します。定員は40名で、初めて自転車も載せられます。

■新しくなった点
船は電動で、音がほとんどしません。甲板は町の造船所が唐松で造りました。

■お申し込み
初便の乗船は無料ですが、事前のお申し込みが必要です。5月15日（土）までに、特設サイト（https://watashi.example）からお申し込みください。結果はメールでお知らせします。

船長の岡部まりは、「父が毎晩ここに船をつないでいました。あの鐘をもう一度聞けるとは思いませんでした」と話しています。

【お問い合わせ】
小港渡船組合 担当：森
E-mail：koho@watashi.example`,
  },
};

describe("a heading above the paragraph of the call", () => {
  test.each(Object.entries(stories))("goes with it, not to what stood below it: %s", (language, { story, heading, quoted }) => {
    for (const channel of ["linkedin", "facebook", "instagram", "youtube"]) {
      const { text } = askContent({ language, story }, channel);
      expect(text).toContain(quoted);
      expect(text).toMatch(new RegExp(`\n■?${heading}\n+[^\n]*https://`, "u"));
    }
    const { body } = askContent({ language, story }, "blog").values;
    expect(body).toMatch(new RegExp(`\n## ${heading}\n\n[^\n]*https://`, "u"));
  });
});

test("a heading never parts the first sentence of its paragraph from the others", () => {
  const story = `Mill Lane ferry sails again
Forty people at a time, bicycles free

Back on the water

The Mill Lane ferry sails again on Saturday 22 May after three years in dry dock. It takes forty people and, for the first time, bicycles. The engine is electric and makes no sound.

The deck was built from larch by a yard at Holme. Twelve apprentices worked on it for two winters.

Book a place at https://ferry.example by 15 May. Whoever comes without one waits for the second crossing.`;
  for (const channel of ["linkedin", "facebook", "blog"])
    expect(String(askContent({ language: "en", story }, channel).values.body)).not.toMatch(/dry dock\.\n+(?:## )?Back on the water/u);
});

test("letters and releases keep each heading of the story, and all that its paragraph says", () => {
  const story = `Сдайте анализы дома: выездная медсестра теперь в Алматы

С 2 марта 2026 г. лаборатория «Мед» запускает в Алматы услугу «Анализы на дому». Медсестра приедет к вам в удобное время и возьмёт кровь.

Как это работает
1. Выберите анализы на сайте med.example/dom или позвоните по номеру +7 (727) 300-04-16.
2. Медсестра приедет в выбранный часовой интервал.

Сколько стоит
Выезд — 3 500 тг. Второй и каждый следующий человек по тому же адресу — 1 000 тг. Оплатить можно на сайте.

Где работаем
Алмалинский, Ауэзовский и Медеуский районы. С 1 июня планируем добавить Наурызбайский район.`;
  for (const channel of ["email", "press", "facebook"]) {
    const { text } = askContent({ language: "ru", story }, channel);
    expect(text).toMatch(/Сколько стоит\n+Выезд — 3 500 тг. Второй и каждый следующий/u);
    expect(text).toMatch(/Где работаем\n+Алмалинский/u);
  }
});
