import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";

const show = `«Καπνός, χέρια, πόλη»: οι καπνεργάτριες του Βόλου σε νέα έκθεση
Φωτογραφίες, εργαλεία και ηχητικές μαρτυρίες στο Μουσείο Εργασίας

Το Μουσείο Εργασίας παρουσιάζει από την Πέμπτη 19 Μαρτίου έως την Κυριακή 14 Ιουνίου 2026 την έκθεση «Καπνός, χέρια, πόλη», αφιερωμένη στις γυναίκες που εργάστηκαν στις καπναποθήκες.

Τα εγκαίνια θα γίνουν την Πέμπτη 19 Μαρτίου, στις 7.30 μ.μ., με ελεύθερη είσοδο.

Ξεναγήσεις
Κάθε Σάββατο, από τις 21 Μαρτίου, στις 12.00 το μεσημέρι (έως 25 άτομα). Η ξενάγηση περιλαμβάνεται στο εισιτήριο, είναι όμως απαραίτητη η κράτηση θέσης στο www.mouseio.example/xenagiseis.

Πληροφορίες
• Διεύθυνση: Λαμπράκη 56, Βόλος
• Εισιτήρια: 5 € (κανονικό), 3 € (φοιτητές).`;
const written = (channel: string) => askContent({ language: "el", story: show }, channel);

describe("guided tours below a heading of their own", () => {
  test.each(["email", "press", "linkedin", "blog"])("keep it where they are told: %s", (channel) =>
    expect(written(channel).text).toMatch(/Ξεναγήσεις\n+Κάθε Σάββατο/u),
  );

  test.each(["x", "sms", "threads"])("are told by no short text: %s", (channel) =>
    expect(written(channel).text).not.toContain("Κάθε Σάββατο"),
  );

  test.each(["x", "sms", "google_ads"])("are booked by those who want them, and not the show: %s", (channel) =>
    expect(written(channel).text).not.toMatch(/^Κράτηση/mu),
  );
});

test("the first day of three months is none of the subject", () => expect(written("email").values.subject).not.toContain("19 Μαρτίου"));
