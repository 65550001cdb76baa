import { findDays, namesTheDay, tellsHour, tellsWhen } from "./dates.ts";
import { isDeadline } from "./deadlines.ts";
import { factOf } from "./facts.ts";
import type { Passage, Statement } from "./statements.ts";

/**
 * Places of rows that are of a part of the matter alone: a lecture beside an exhibition has its own day, room and booking below its own heading.
 * They are where the matter has its days in rows above, and the part another one with its hour. So are the hours of a telephone.
 */
export function rowsOfParts(passages: readonly Passage[], statements: readonly Statement[]): Set<number> {
  const rowsOf = ({ paragraphs }: Passage) => paragraphs.flat().filter((at) => statements[at]?.kind === "fact");
  const days = (rows: readonly number[]) => rows.flatMap((at) => findDays(statements[at]?.text ?? ""));
  const isOfPart = (passage: Passage, at: number) => {
    const rows = rowsOf(passage);
    const above = passages.slice(0, at).flatMap(rowsOf);
    const told = statements.slice(0, rows[0] ?? 0).map(({ text }) => text);
    return passage.heading !== null && days(above).length > 0 && rows.some((row) => isOnOtherDay(statements[row]?.text ?? "", told));
  };
  const ofLines = statements.flatMap(({ kind, text }, at) => (kind === "fact" && isHotline.test(factOf(text)?.label ?? "") ? [at] : []));
  return new Set([...passages.flatMap((passage, at) => (isOfPart(passage, at) ? rowsOf(passage) : [])), ...ofLines]);
}

/** When somebody answers a telephone says nothing without its number. */
const isHotline =
  /hotline|helpline|(?:customer|service) (?:line|desk)|servicetelefon|ligne d['’]appel|numéro vert|línea de atención|горяч\p{L}+ лини|гаряч\p{L}+ ліні|τηλεφωνικ\p{L}+ (?:κέντρο|γραμμή)|γραμμή εξυπηρέτησης|خط (?:خدمة|ساخن)|الخط الساخن|מוקד|קו (?:ה?שירות|חם)|हेल्पलाइन|হেল্পলাইন|হটলাইন|சேவை எண்|สายด่วน|热线|熱線|ホットライン|お客様相談|콜센터|상담 ?(?:전화|시간)/iu;

const isOnOtherDay = (row: string, told: readonly string[]) => {
  const days = findDays(row);
  return (
    days.length > 0 &&
    tellsHour(row) &&
    tellsWhen(row) &&
    !isDeadline(row) &&
    days.every((day) => !told.some((text) => namesTheDay(text, day)))
  );
};
