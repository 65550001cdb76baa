import { type Core, ofCore } from "../kernel/index.ts";
import { readModelChoice } from "./effective.ts";
import { connectionOf } from "./model-connection.ts";

const minute = 60_000;

/**
 * Makes the next generation start fast: opens the connection to the company's model and loads what calling needs, at
 * most once a minute for the whole server. Never fails and does not wait for the endpoint.
 */
export async function warmUp(core: Core): Promise<null> {
  const last = lastTime(core);
  if (core.now() - last.at < minute) return null;
  last.at = core.now();
  try {
    const model = (await readModelChoice(core)).modelOf({ kind: "outline", channel_id: null, overrides: {} });
    if (model) void core.models.warm(await connectionOf(core, model.id)).catch(() => undefined);
  } catch (error) {
    core.log.debug({ err: error }, "warming up failed");
  }
  return null;
}

const lastTime = ofCore(() => ({ at: Number.NEGATIVE_INFINITY }));
