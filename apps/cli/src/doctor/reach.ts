import { type Core, connectionOf } from "@copydesk/core";
import { type Look, note, right, wrong } from "./finding.ts";

/** Milliseconds: somebody is watching. */
const patience = { connect_ms: 5_000, first_token_ms: 10_000, silence_ms: 10_000, total_ms: 10_000 };

/** Asks the endpoint of the default model for its models: costs nothing, and shows address and key. */
export const lookAtModel =
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

export const lookAtMail =
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
