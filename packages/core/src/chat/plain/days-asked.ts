import { foldName } from "@copydesk/contracts";

/** Days from the first to the last, as 2026-03-09. */
export interface DaysAsked {
  from: string;
  to: string;
}

// In the languages that the built-in writer writes, without accents, as `foldName` leaves them.
const words: readonly [RegExp, (today: Date) => [Date, Date]][] = [
  [/\b(the day after tomorrow|ubermorgen|apres-demain|pasado manana|dopodomani|overmorgen)\b/, (today) => [plus(today, 2), plus(today, 2)]],
  [/\b(tomorrow|(?<!guten )morgen|demain|manana|domani|amanha)\b/, (today) => [plus(today, 1), plus(today, 1)]],
  [/\b(today|heute|aujourd.hui|hoy|oggi|hoje|vandaag)\b/, (today) => [today, today]],
  [
    /\b(next week|nachste[rn]? woche|kommende[rn]? woche|semaine prochaine|(?:la )?proxima semana|semana que viene|(?:la )?prossima settimana|settimana prossima|volgende week)\b/,
    (today) => weekOf(plus(today, 7)),
  ],
  [/\b(this week|diese[rn]? woche|cette semaine|esta semana|questa settimana|deze week)\b/, weekOf],
  [
    /\b(next month|nachste[rn]? monat|kommende[rn]? monat|mois prochain|proximo mes|mes que viene|prossimo mese|mese prossimo|volgende maand)\b/,
    (today) => monthOf(today, 1),
  ],
  [/\b(this month|diese[rn]? monat|ce mois|este mes|questo mese|deze maand)\b/, (today) => monthOf(today, 0)],
];

/** One, two, three and so on. */
const numbers = [
  /^(?:one|einen?|une?|uno?|una|um|uma|een)$/,
  /^(?:two|zwei|deux|dos|due|dois|twee)$/,
  /^(?:three|drei|trois|tres|tre|drie)$/,
  /^(?:four|vier|quatre|cuatro|quattro|quatro)$/,
  /^(?:five|funf|cinq|cinco|cinque|vijf)$/,
  /^(?:six|sechs|seis|sei|zes)$/,
  /^(?:seven|sieben|sept|siete|sette|sete|zeven)$/,
  /^(?:eight|acht|huit|ocho|otto|oito)$/,
  /^(?:nine|neun|neuf|nueve|nove|negen)$/,
  /^(?:ten|zehn|dix|diez|dieci|dez|tien)$/,
];
const numberOf = (word: string) => (/^\d+$/.test(word) ? Number(word) : numbers.findIndex((one) => one.test(word)) + 1);
const daysAhead =
  /\b(?:next|coming|following|nachste[nrm]?|kommende[nrm]?|prochains?|proximos|prossimi|komende|volgende)\s+(\d{1,3}|[a-z]{3,7})\s+(?:days?|tagen?|jours?|dias?|giorni|dagen)\b|\b(\d{1,3}|[a-z]{3,7})\s+(?:prochains jours|proximos dias|prossimi giorni)\b/;

/**
 * The days that a question asks about: by its words, as so many from today on, as one day of the calendar (2026-03-09, “9 March 2026”), or null for none.
 * @param today the day it is where the person is, as 2026-03-09
 */
export function daysAsked(question: string, today: string): DaysAsked | null {
  const named = namedDay(question);
  if (named !== null) return { from: named, to: named };
  const folded = foldName(question);
  const ahead = daysAhead.exec(folded);
  const count = numberOf(ahead?.[1] ?? ahead?.[2] ?? "");
  // The day it is counts: who asks for seven days wants a week of posts.
  if (count > 0) return { from: today, to: dayOf(plus(new Date(`${today}T00:00:00Z`), count - 1)) };
  const [, span] = words.find(([pattern]) => pattern.test(folded)) ?? [];
  if (span === undefined) return null;
  const [from, to] = span(new Date(`${today}T00:00:00Z`));
  return { from: dayOf(from), to: dayOf(to) };
}

const months = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat("en", { month: "long", timeZone: "UTC" }).format(new Date(Date.UTC(2026, month, 1))).toLowerCase(),
);

function namedDay(question: string): string | null {
  const iso = /\b(\d{4}-\d{2}-\d{2})\b/.exec(question)?.[1];
  const [, day = "", month = "", year = ""] = /\b(\d{1,2})(?:st|nd|rd|th)? ([a-z]{3,9})\.?,? (\d{4})\b/i.exec(question) ?? [];
  const at = months.findIndex((name) => month !== "" && name.startsWith(month.toLowerCase()));
  const found = iso ?? (at === -1 ? "" : `${year}-${String(at + 1).padStart(2, "0")}-${day.padStart(2, "0")}`);
  return Number.isNaN(Date.parse(`${found}T00:00:00Z`)) ? null : found;
}

const plus = (date: Date, days: number) => new Date(date.getTime() + days * 86_400_000);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** From Monday to Sunday. */
function weekOf(date: Date): [Date, Date] {
  const monday = plus(date, -((date.getUTCDay() + 6) % 7));
  return [monday, plus(monday, 6)];
}

function monthOf(date: Date, later: number): [Date, Date] {
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + later];
  return [new Date(Date.UTC(year, month, 1)), new Date(Date.UTC(year, month + 1, 0))];
}
