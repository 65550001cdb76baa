import { type Core, connectionOf, unreadableKeys } from "@copydesk/core";
import type { Database } from "@copydesk/db";
import { type Configuration, wireCore } from "@copydesk/server";
import pino from "pino";
import { type Finding, type Look, lookAt, note, right, wrong } from "./finding.ts";

interface Ready {
  db: Database;
  secret: string;
}

/**
 * Keys, model and mail, as the domain reaches them.
 * @param ready null where there is no database of this version, or nothing to read its keys with; else it is closed at the end.
 */
export async function* examineServices(configuration: Configuration, ready: Ready | null, signal: AbortSignal): AsyncGenerator<Finding> {
  if (ready === null) {
    const words = "Looked at once the server has started and there is a database of this version.";
    yield { subject: "Model", ...note(words) };
    yield { subject: "Mail", ...note(words) };
    return;
  }
  const { core, close } = wireCore(configuration, pino({ level: "silent" }), ready);
  try {
    yield await lookAt("Keys", lookAtKeys(core));
    yield await lookAt("Model", lookAtModel(core, signal));
    yield await lookAt("Mail", lookAtMail(core));
  } finally {
    await close();
  }
}

const lookAtKeys =
  (core: Core): Look =>
  async () => {
    const names = await unreadableKeys(core);
    if (names.length === 0) return right("Every stored key can be read.");
    const whose = new Intl.ListFormat("en").format(names);
    return wrong(
      `The keys of ${whose} were stored under another secret. Set COPYDESK_SECRET as it was then, or enter them again under Settings → Models.`,
    );
  };

/** Milliseconds: somebody is watching. */
const patience = { connect_ms: 5_000, first_token_ms: 10_000, silence_ms: 10_000, total_ms: 10_000 };

/** Asks the endpoint of the default model for its models: costs nothing, and shows address and key. */
const lookAtModel =
  (core: Core, signal: AbortSignal): Look =>
  async () => {
    const connection = await connectionOf(core, null);
    if (connection.provider === "builtin")
      return note("None is connected: the built-in writer makes offline drafts. Add one under Settings → Models.");
    const name = `${connection.model_name} at ${connection.endpoint_url ?? connection.provider}`;
    const answer = await core.models.list({ ...connection, timeouts: patience }, { timeout_ms: patience.total_ms, signal });
    if (answer.http_status === 401 || answer.http_status === 403)
      return wrong(`${name} refuses the key. Enter it again under Settings → Models, and test the connection there.`);
    return right(`${name} answers.`);
  };

const lookAtMail =
  (core: Core): Look =>
  async () => {
    if (!core.mail.carries)
      return note("SMTP_URL is not set: mails are written to DATA_DIR/outbox, and links are shown to whoever makes them.");
    try {
      await core.mail.verify();
      return right("The mail server takes mails.");
    } catch (error) {
      return wrong(
        `The mail server does not take mails: ${wordsOf(error)}. Look at SMTP_URL, and whether the server can be reached from here.`,
      );
    }
  };

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).replace(/[.\s]+$/, "");
