import type { CheckResult } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { type SQL, sql } from "drizzle-orm";

/** Whether a check says that a text, or a part of it, is in another language than it should be. */
export const saysWrongLanguage = (checks: readonly CheckResult[]): boolean =>
  checks.some(({ code, level }) => code === "language" && level === "error");

const { checks } = schema.versions;
/** The same in a query that joins versions. */
export const inWrongLanguage: SQL<boolean> = sql<boolean>`exists (select 1 from json_each(coalesce(${checks}, '[]')) as one
  where one.value ->> 'code' = 'language' and one.value ->> 'level' = 'error')`.mapWith(Boolean);
