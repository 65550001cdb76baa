import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";
import { offerTerms } from "./offer-terms.ts";

describe("the small print of an offer", () => {
  test.each([
    ["en", "* While stocks last. Cannot be combined with other vouchers.", "While stocks last. Cannot be combined with other vouchers."],
    [
      "de",
      "Alle Preise inkl. USt. Der Winterpreis gilt bis 28. Februar. Sie erhalten diese E-Mail, weil Sie Kunde sind. Abmelden: www.rad.example/ab",
      "Alle Preise inkl. USt. Der Winterpreis gilt bis 28. Februar.",
    ],
    ["ru", "Имеются противопоказания. Скидка не суммируется с другими.", "Имеются противопоказания. Скидка не суммируется с другими."],
    ["he", "* לא כולל ספרי לימוד. אין כפל מבצעים.", "לא כולל ספרי לימוד. אין כפל מבצעים."],
    ["ta", "* அறிமுகச் சலுகை இருப்பு உள்ளவரை மட்டுமே. அதிகபட்சம் 2.", "அறிமுகச் சலுகை இருப்பு உள்ளவரை மட்டுமே. அதிகபட்சம் 2."],
    ["ja", "数に限りがございます。他の割引との併用はできません。", "数に限りがございます。他の割引との併用はできません。"],
  ])("is told in %s", (_, paragraph, told) => expect(offerTerms(paragraph)).toBe(told));

  test.each([
    ["why somebody gets a letter", "You are receiving this message because you travelled with us."],
    ["a sentence of the story", "The mill opens on 3 May and sells flour from the first day."],
    ["what ends without a stop", "Terms and conditions apply to all"],
  ])("is not %s", (_, paragraph) => expect(offerTerms(paragraph)).toBeNull());
});

const service = `Betreff: Winterservice ab € 69,– – jetzt Termin sichern, im Frühling gleich losfahren

Liebe Kundin, lieber Kunde,

im März will jeder aufs Rad, und im März warten Sie bei uns bis zu drei Wochen auf einen Werkstatttermin. Im Jänner und Februar geht es schneller.

Von Montag, 12. Jänner, bis Samstag, 28. Februar 2026 gelten in unserer Werkstatt die Winterpreise:

• Basis-Service: € 69,– statt € 89,–
• Komplett-Service: € 129,– statt € 159,–

So geht's:
1. Termin buchen: online unter www.radwerk.example/winterservice oder telefonisch unter 0316/55 01 47
2. Rad vorbeibringen: Mo–Fr 9–18 Uhr

Kein Platz im Keller? Wenn Sie möchten, bleibt Ihr Rad nach dem Service bis 15. März bei uns im Trockenen. Das kostet pauschal € 25,–.

Wir freuen uns auf Sie!

Ihr Team vom Radwerk

Alle Preise inkl. USt. Der Winterpreis gilt, wenn das Rad bis 28. Februar 2026 abgegeben wird. Sie erhalten diese E-Mail, weil Sie Kunde bei uns sind.`;

describe("an offer in a letter", () => {
  const valuesOf = (channel: string) => askContent({ language: "de", story: service }, channel).values;

  test("has its terms wherever its prices are told, and not why somebody gets it", () => {
    for (const channel of ["facebook", "email", "blog", "press"]) {
      expect(JSON.stringify(valuesOf(channel))).toContain("Alle Preise inkl. USt. Der Winterpreis gilt");
      expect(JSON.stringify(valuesOf(channel))).not.toContain("Sie erhalten diese E-Mail");
    }
  });

  test("says in a text without its list from when to when it holds, and no price of something else", () => {
    for (const channel of ["x", "threads", "sms", "tiktok"]) {
      expect(JSON.stringify(valuesOf(channel))).toContain("Von Montag, 12. Jänner, bis Samstag, 28. Februar 2026");
      expect(JSON.stringify(valuesOf(channel))).not.toContain("Das kostet pauschal");
    }
  });

  test("is called by what its headline begins with", () => {
    expect(valuesOf("email").subject).toBe("Winterservice ab € 69,–");
    expect(valuesOf("x").hashtags).toEqual(["#Winterservice"]);
  });
});
