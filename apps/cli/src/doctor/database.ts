import { compareSchema, type Database, refuseDamage } from "@copydesk/db";
import { lookAtSecret, migrationsFolder, version } from "@copydesk/server";
import { type Look, note, right, wrong } from "./finding.ts";

/** @param db null where there is none yet. */
export const lookAtDatabase =
  (db: Database | null): Look =>
  async () => {
    if (!db) return note("There is none yet; the first start makes it.");
    refuseDamage(db);
    const { before, newest, pending, writtenBy } = compareSchema(db, migrationsFolder);
    if (before > newest) {
      const take = writtenBy ? `Take Copydesk ${writtenBy} or newer` : "Take the version that it was used with";
      return wrong(`It is of a newer program than this one (${version}). ${take}, or restore a backup made before the upgrade.`);
    }
    if (pending > 0) return note(`It is whole, and of an older program; the next start saves a copy and brings it up to date.`);
    return right("It is whole, and of this version.");
  };

export const lookAtInstallationSecret =
  (folder: string, { configured, hasData }: { configured: string | undefined; hasData: boolean }): Look =>
  async () => {
    if (configured) return right("It comes from COPYDESK_SECRET.");
    const { file, state } = lookAtSecret(folder);
    if (state === "there") return right(`It is in ${file}; keep a copy of it somewhere else.`);
    if (!hasData) return note("There is none yet; the first start makes it.");
    return wrong(
      `${file} is ${state}, so stored keys cannot be read. Put it back from where you keep a copy, or set COPYDESK_SECRET to a new one and enter the keys of your models again.`,
    );
  };
