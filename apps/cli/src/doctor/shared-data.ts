import { closeDatabase } from "@copydesk/db";
import { type Configuration, lookAtSharedData, type SharedLook } from "@copydesk/server";
import { type Finding, lookAt, note, right, wrong } from "./finding.ts";
import { examineServices } from "./services.ts";

/** A difference of clocks that is worth a word, in milliseconds. */
const worthSaying = 5_000;

/** What several processes share in Postgres, with model, mail and clock. Changes nothing, and may run beside them. */
export async function* examineSharedData(configuration: Configuration, signal: AbortSignal): AsyncGenerator<Finding> {
  let look: SharedLook | undefined;
  yield await lookAt("Database", async () => {
    look = await lookAtSharedData(configuration);
    return schemaOf(look);
  });
  if (look === undefined) return;
  yield { subject: "Secret", ...secretOf(look) };
  yield { subject: "Sharing", ...sharingOf(look, configuration.dataFolder) };
  const isReady = look.pending === 0 && look.secret !== "other";
  yield* examineServices(configuration, isReady ? { db: look.db, secret: configuration.secret ?? "" } : null, signal);
  if (!isReady) await closeDatabase(look.db);
  yield { subject: "Clock", ...clockOf(look) };
}

function schemaOf({ pending }: SharedLook) {
  if (pending === null) return note("Postgres answers, and there is nothing in the database yet; the first start sets it up.");
  if (pending > 0)
    return note("It is of an older program; the next start brings it up to date, once the processes of that one have ended.");
  return right("Postgres answers, and the database is of this version.");
}

function secretOf({ secret }: SharedLook) {
  if (secret === "new") return note("COPYDESK_SECRET becomes the one of this database with the first start.");
  if (secret === "same") return right("COPYDESK_SECRET is the one that this database was set up with.");
  return wrong(
    "COPYDESK_SECRET is not the one that this database was set up with, so stored keys cannot be read. Give every process the same one.",
  );
}

function sharingOf({ folder }: SharedLook, path: string) {
  if (folder === "new") return note(`${path} becomes the folder of uploads for all processes with the first start.`);
  if (folder === "same") return right(`${path} is the folder that all processes share.`);
  return wrong(
    `${path} is not the folder that the processes of this database share, so uploads would be missing. Mount that one, or set DATA_DIR to it.`,
  );
}

function clockOf({ behind_ms }: SharedLook) {
  if (Math.abs(behind_ms) <= worthSaying) return right("It agrees with that of the database.");
  const seconds = Math.round(Math.abs(behind_ms) / 1_000);
  return note(
    `It is ${seconds} s ${behind_ms > 0 ? "behind" : "ahead of"} that of the database, which is used for everything. Let the machine set it (timedatectl set-ntp true).`,
  );
}
