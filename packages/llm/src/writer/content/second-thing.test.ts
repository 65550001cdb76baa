import { expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";

test.each([
  [
    "el",
    `Νέα εφαρμογή για τα λεωφορεία του Άργους

Η εφαρμογή «Στάση» δείχνει από τις 3 Μαΐου πότε φτάνει κάθε λεωφορείο.

Κατεβάστε τη «Στάση» από τη διεύθυνση https://stasi.example/app και ενεργοποιήστε τον λογαριασμό σας έως την Κυριακή 24 Μαΐου.`,
    /\(έως/u,
  ],
  [
    "en",
    `New app for the buses of Tarrow

The app Kerb shows from 3 May when each bus is due.

Download Kerb at https://kerb.example/app and activate your new account by Sunday 24 May.`,
    /\(by/u,
  ],
])("a short call has no day of what is asked besides (%s)", (language, story, day) => {
  for (const channel of ["x", "sms", "google_ads"]) expect(askContent({ language, story }, channel).text).not.toMatch(day);
});
