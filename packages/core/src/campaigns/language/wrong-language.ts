import type { CheckResult } from "@copydesk/contracts";
import { listsObject, schema } from "@copydesk/db";
import type { SQL } from "drizzle-orm";

/** Whether a check says that a text, or a part of it, is in another language than it should be. */
export const isInWrongLanguage = (checks: readonly CheckResult[]): boolean =>
  checks.some(({ code, level }) => code === "language" && level === "error");

const { checks } = schema.versions;
/** The same in a query that joins versions. */
export const inWrongLanguage: SQL<boolean> = listsObject(checks, { code: "language", level: "error" });
