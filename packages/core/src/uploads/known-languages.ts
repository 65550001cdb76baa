import { schema } from "@copydesk/db";
import { asc, desc, eq } from "drizzle-orm";
import type { Core } from "../kernel/index.ts";

/** Codes under which the language detector knows languages that are called something else. */
const aliases: Record<string, string> = { nb: "no", nn: "no", id: "ms", fil: "tl", iw: "he" };

export interface KnownLanguages {
  /** Our language of a detector's code: the default one before the others; null when none is switched on. */
  idOf(code: string | null): string | null;
  /** Name of the language that texts were found to be in though it is not switched on; null when there is none. */
  notSwitchedOn(codes: readonly (string | null)[]): string | null;
}

export async function knownLanguages(core: Core): Promise<KnownLanguages> {
  const { languages } = schema;
  const rows = await core.db
    .select({ id: languages.id, code: languages.code })
    .from(languages)
    .where(eq(languages.status, "active"))
    .orderBy(desc(languages.is_default), asc(languages.position));
  const idOf = (code: string | null) => (code === null ? null : (rows.find((row) => detectorCode(row.code) === code)?.id ?? null));
  return {
    idOf,
    notSwitchedOn(codes) {
      const other = codes.find((code) => code !== null && idOf(code) === null);
      return other ? (names.of(other) ?? other) : null;
    },
  };
}

function detectorCode(code: string): string {
  const base = code.toLowerCase().split("-")[0] ?? "";
  return aliases[base] ?? base;
}

const names = new Intl.DisplayNames("en", { type: "language", fallback: "code" });
