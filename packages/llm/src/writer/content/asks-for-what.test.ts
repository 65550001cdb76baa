import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";

const text = (language: string, story: string, channel: string) => askContent({ language, story }, channel).text;

const baths = `The roof, the rent and your say
A letter to everybody who swims at Otterby Baths

4 September 2026

Dear swimmers,

When the mill closed in 2009, nine of us met in the chapel to ask whether a village of 3,000 could keep its baths. You answered that one. This summer 14,200 swims went through the gate, the most since we began.

What nobody sees from the water is the roof. It is 51 years old and our surveyor gives it two more winters.

A new one would cost £96,000. We propose a loan from all of us: £40 at least, back in five years.

Not everyone on the committee agrees. Two of us would rather close on weekdays and save up.

Under rule 9 we need the consent of half the membership, not half of those who bother. That is 412 of you, and silence counts as a no. So please vote by noon on Friday 2 October at https://vote.otterbaths.example, or ring Nell on 01632 960 114.`;

describe("a vote", () => {
  test.each(["linkedin", "x", "facebook", "instagram", "tiktok", "threads", "sms"])("says on %s on what", (channel) =>
    expect(text("en", baths, channel)).toContain("We propose a loan from all of us"),
  );
  test("whose call follows a word that is no abbreviation is asked for alone", () =>
    expect(text("en", baths, "threads")).toMatch(/[\n ]Please vote by noon on Friday 2 October/u));
  test("that the second line names needs nothing more", () => {
    const story = `Otterby Baths ends the year with £9,000 in hand
Swimmers to vote on a roof loan of £40 each; new lockers due next spring

Otterby Baths Society today reported that it ended its year with £9,000 in hand, against £2,000 a year before, and with 1,140 members.

The committee recommends a roof loan of £40 from each of the swimmers.

The meeting takes place at Otterby Chapel at 7pm on Thursday 8 October. Those who can't be there should cast their vote at https://vote.otterbaths.example by noon on Tuesday 6 October.`;
    expect(text("en", story, "x")).toContain("The meeting takes place at Otterby Chapel");
  });
});

const heating = `«Теплий двір» завершив рік із прибутком 1,8 млн грн
Товариство під’єднало 640 нових домівок і готується до морозів

Енергетичне товариство «Теплий двір» оприлюднило результати роботи за минулий рік. Дохід зріс на 11 % — до 21,4 млн грн, чистий прибуток становив 1,8 млн грн.

Головна причина зростання — котельня на соломі, яку запустили в березні.

Загальні збори відбудуться 17 жовтня 2026 року о 12:00. Ознайомтеся з повним звітом і зареєструйтеся для участі до 9 жовтня на сайті https://teplyidvir.example або за телефоном (0432) 00-01-14.`;

test.each(["x", "threads"])("%s says what one registers for rather than what stands below the headline", (channel) => {
  expect(text("uk", heating, channel)).toContain("Загальні збори відбудуться 17 жовтня 2026 року о 12:00.");
  expect(text("uk", heating, channel)).toMatch(/зареєструйтеся|Зареєструватися/u);
});

describe("what is to be sent", () => {
  test.each([
    [
      "pt",
      "Recolha do lote 2604 de sumo de maçã\n\nA Pomarina recolhe as garrafas de 75 cl do lote 2604.\n\nFotografe o rótulo e envie-nos a imagem para recolha@pomarina.example até 3 de maio.",
      /Candidatar-se/u,
    ],
    [
      "es",
      "Retirada del lote 2604 de zumo de manzana\n\nPomarina retira las botellas de 75 cl del lote 2604.\n\nFotografíe la etiqueta y envíenos la imagen a retirada@pomarina.example antes del 3 de mayo.",
      /Solicitar/u,
    ],
  ])("is no application: %s", (language, story, applying) => {
    expect(text(language, story, "email")).not.toMatch(applying);
    expect(text(language, story.replace(/a image[mn]|la imagen/u, language === "pt" ? "o currículo" : "el currículum"), "email")).toMatch(
      applying,
    );
  });
});
