import { connectionOf } from "../configuration/model-connection.ts";
import type { Core } from "../context.ts";
import { ofCore } from "../of-core.ts";
import { readModelChoice } from "./effective.ts";
import { loadDetector } from "./language-check.ts";

const minute = 60_000;

/**
 * Opens the connection to the company's model ahead of the first call, at most once a minute for the whole server.
 * Never fails and does not wait for the endpoint.
 */
export async function warmUp(core: Core): Promise<null> {
  const last = lastTime(core);
  if (core.now() - last.at < minute) return null;
  last.at = core.now();
  void loadDetector();
  const model = (await readModelChoice(core)).modelOf({ kind: "outline", channel_id: null, overrides: {} });
  const connection = model && (await connectionOf(core, model.id).catch(() => null));
  if (connection) void core.models.warm(connection).catch(() => undefined);
  return null;
}

const lastTime = ofCore(() => ({ at: Number.NEGATIVE_INFINITY }));
