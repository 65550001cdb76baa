import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";
import { findCalls } from "../reader/calls.ts";
import { readDateline } from "../reader/dateline.ts";
import { namesTheDay } from "../reader/dates.ts";
import { findPhrases } from "../reader/find-phrases.ts";
import { shorterForms } from "./clauses.ts";
import { placedDay } from "./subject.ts";

const piece = (language: string, story: string, channel: string) => askContent({ language, story }, channel);
const listOf = (value: string | string[] | undefined) => [value ?? []].flat();

describe("a note of a few sentences", () => {
  const note =
    "The Friday market on Weir Square is cancelled on 9 October because the gas pipe is being mended. It comes back on 16 October. Bring bags and small change.";
  test.each(["x", "threads", "sms", "tiktok"])("is told whole on %s", (channel) => expect(piece("en", note, channel).text).toContain(note));
  test.each([
    ["tiktok", "hook"],
    ["email", "subject"],
    ["blog", "seo_title"],
  ])("is called by its news, not by a name: %s", (channel, key) =>
    expect(String(piece("en", note, channel).values[key])).toMatch(/^The Friday market on Weir Square is cancelled/),
  );
});

describe("news that stands in a list of sentences", () => {
  const list = `Museum öffnet sein Depot

Auf einen Blick:
- Ab 3. Mai 2027 zeigt das Museum Altheim jeden Sonntag sein Depot.
- 4.000 Dinge stehen dort, die meisten sah noch niemand.
- Der Besuch kostet nichts; nötig ist nur eine Anmeldung.

Die Regale haben Lehrlinge der Tischlerei Kolb gebaut.

Anmelden: www.museum-altheim.example/depot`;
  test.each(["linkedin", "x", "facebook", "email", "press", "sms"])("is told first on %s", (channel) => {
    const text =
      piece("de", list, channel)
        .text.split(/\[\[body\]\]/)
        .at(-1) ?? "";
    const news = text.indexOf("Ab 3. Mai 2027 zeigt das Museum Altheim");
    const later = text.indexOf("Die Regale haben Lehrlinge");
    expect(news).toBeGreaterThan(-1);
    expect(later === -1 || later > news).toBe(true);
  });
});

describe("what comes next in the middle of the last paragraph", () => {
  const farewell = `Farewell to Oda Brandt, the last net maker of Skarvik

She tied her first net at eleven and never used a pattern. Oda Brandt died on Tuesday 12 May at the age of 90.

She made more than 2,000 nets. The last one hangs in the school.

The harbour will carry her name. The ceremony is on Sunday 7 June at noon on the old pier.`;
  test.each(["facebook", "instagram"])("is told on %s with what leads to it", (channel) =>
    expect(piece("en", farewell, channel).text).toContain(
      "The harbour will carry her name. The ceremony is on Sunday 7 June at noon on the old pier.",
    ),
  );
  test("its headline may lose what it says of her", () =>
    expect(listOf(piece("en", farewell, "google_ads").values.headlines)).toContain("Farewell to Oda Brandt"));
});

describe("an answer with a day", () => {
  const talk = `Im Gespräch: Imkerin Rosa Kehl

Rosa Kehl hält in Aubach zwanzig Bienenvölker auf dem Dach der Feuerwache.

Warum auf dem Dach?
Weil dort Ruhe ist. Die Linden stehen gleich daneben.

Wie geht es weiter?
Am 14. Juni schleudern wir zum ersten Mal öffentlich Honig. Dazu kommen 40 Kinder.

Beginn ist um 10 Uhr im Hof der Feuerwache. Wer einen Platz möchte, meldet sich bis 10. Juni unter 05555 44 81.`;
  test.each(["x", "threads"])("is told on %s", (channel) =>
    expect(piece("de", talk, channel).text).toContain("Am 14. Juni schleudern wir"),
  );
});

describe("a lamp that must be unplugged", () => {
  const recall = `Отзыв настольных ламп «Искра»

Фирма «Тёплый дом» отзывает лампы «Искра» модели T-7, так как их провод может нагреваться.

Лампы продавались с 3 марта по 9 мая 2026 года в Туле и Калуге. Номер указан на подставке.

Покупателей просят отключить лампу от сети. Её можно сдать в любой магазин.

Вопросы можно задать по телефону 8 (800) 555-09-12 ежедневно.`;
  test.each(["x", "tiktok", "threads"])("is said to be so on %s", (channel) =>
    expect(askContent({ language: "ru", story: recall }, channel).text).toContain("отключить лампу от сети"),
  );
});

describe("small things", () => {
  test("one of two days is named", () => {
    expect(namesTheDay("Cortes los días 19 y 26 de noviembre", "19 de noviembre")).toBe(true);
    expect(namesTheDay("Cortes los días 19 y 26 de noviembre", "9 de noviembre")).toBe(false);
  });
  test("between two days is not on two days", () => {
    expect(namesTheDay("closed between 11 and 22 January", "11 January")).toBe(false);
    expect(placedDay("The road is closed between 11 and 22 January.")).toBeNull();
  });
  test("between two days keeps its word whole", () => {
    const story = `Quay Street closes on nine nights while the new crane is put together

Quay Street in Hale will be closed on nine nights between 11 and 22 January 2027. Buses turn round at the mill.

The crane came by ship from Bergen and stands in six pieces.

Questions: hale-quay.example`;
    expect(String(piece("en", story, "email").values.subject)).not.toMatch(/: (?!between)\p{Ll}/u);
  });
  test("a weekday keeps its day", () =>
    expect(
      shorterForms("Das Essen gibt es am Donnerstag, 3. Dezember, ab 12 Uhr in der Mensa für alle, die probieren möchten.", "de"),
    ).not.toContain("Das Essen gibt es am Donnerstag"));
  test("a button has no last day", () =>
    expect(findCalls([{ text: "ההרשמה לחוג פתוחה עד 1 במרץ בכתובת hug.example.", index: 3 }], "he")[0]?.label).not.toMatch(/במרץ/));
  test("what only tells is no button", () =>
    expect(findCalls([{ text: "Заявки принимаются на сайте fond.example до 1 марта.", index: 3 }], "ru")[0]?.label).toBe("Подать заявку"));
  test("a newspaper in brackets is no place", () =>
    expect(readDateline("【本报讯】县图书馆昨天重新开放,读者可以借书。")).toMatchObject({ dateline: { place: "" } }));
  test("what was done is no phrase", () => expect(findPhrases("古城墙完成修缮", ["古城墙昨日完成修缮。"], "zh")).not.toContain("完成修缮"));
  test("a preposition that is joined to its front shows in Hebrew", () =>
    expect(findPhrases("לילות של מוזיקה בגן העצמאות", ["העירייה מזמינה לקונצרט בגן העצמאות ביום שני."], "he")).not.toContain(
      "בגן העצמאות",
    ));
  test("a reason without a comma may go", () =>
    expect(shorterForms("The bridge is closed until May because the cables are worn.", "en")).toContain("The bridge is closed until May"));
});
