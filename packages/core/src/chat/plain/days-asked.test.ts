import { expect, test } from "vitest";
import { daysAsked } from "./days-asked.ts";

// A Thursday.
const today = "2026-11-26";

test.each([
  ["What goes out today?", "2026-11-26", "2026-11-26"],
  ["Was geht morgen raus?", "2026-11-27", "2026-11-27"],
  ["Und übermorgen?", "2026-11-28", "2026-11-28"],
  ["What goes out this week?", "2026-11-23", "2026-11-29"],
  ["Which posts are planned for next week?", "2026-11-30", "2026-12-06"],
  ["¿Qué sale la próxima semana?", "2026-11-30", "2026-12-06"],
  ["Was ist nächsten Monat geplant?", "2026-12-01", "2026-12-31"],
  ["What goes out this month?", "2026-11-01", "2026-11-30"],
  ["What goes out in the next seven days?", "2026-11-26", "2026-12-02"],
  ["Anything in the next 14 days?", "2026-11-26", "2026-12-09"],
  ["Was geht in den nächsten drei Tagen raus?", "2026-11-26", "2026-11-28"],
  ["Qu’est-ce qui sort dans les sept prochains jours ?", "2026-11-26", "2026-12-02"],
  ["¿Qué sale en los próximos cinco días?", "2026-11-26", "2026-11-30"],
  ["What goes out on 29 March 2027?", "2027-03-29", "2027-03-29"],
  ["Anything on 2027-03-29?", "2027-03-29", "2027-03-29"],
])("%s", (question, from, to) => expect(daysAsked(question, today)).toEqual({ from, to }));

test.each([
  "When do the posts go out?",
  "What goes out in the next few days?",
  "What goes out on 99 March 2027?",
  "Anything on 2027-13-45?",
  "",
])("no day: %s", (question) => expect(daysAsked(question, today)).toBeNull());
