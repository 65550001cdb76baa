import { AppError } from "@copydesk/contracts";
import { mark, schema } from "@copydesk/db";
import { builtinConnection, defaultTimeouts, type ModelConnection } from "@copydesk/llm";
import { and, eq } from "drizzle-orm";
import { type Core, ofCore } from "../kernel/index.ts";
import { readModelChoice } from "./effective.ts";

/** Where the key of a model may be opened: bound to the model and to the origin it was entered for. */
export const secretPurpose = (modelId: string, origin: string) => `models:${modelId}:${origin}`;

/** Origin of an endpoint; the provider's own when none is given. */
export const originOf = (endpointUrl: string | null) =>
  endpointUrl && URL.canParse(endpointUrl) ? new URL(endpointUrl).origin : "default";

/**
 * Everything needed to call a model, its key in the clear: never log what this answers. Without an id, the active model
 * that is the default for content, and the built-in writer when there is none.
 * @throws NOT_FOUND for an unknown id; RULE_BROKEN for a model that is switched off, or whose key cannot be read.
 */
export async function connectionOf(core: Core, modelId: string | null): Promise<ModelConnection> {
  const [model] = modelId === null ? await defaultModel(core).execute() : await modelById(core).execute({ id: modelId });
  if (!model && modelId === null) return builtinConnection();
  if (!model) throw new AppError("NOT_FOUND", "This model no longer exists. Choose another one.");
  if (model.status !== "active") throw new AppError("RULE_BROKEN", `The model ${model.name} is switched off. Choose another one.`);
  if (model.provider === "builtin") return { ...builtinConnection(), id: model.id };
  return connectionWith(model, await openSecrets(core, model.id, originOf(model.endpoint_url)));
}

/** A model with its secrets in the clear, ready to be called. */
export const connectionWith = (
  model: Omit<ModelConnection, "api_key" | "extra_headers" | "timeouts"> & { timeout_seconds: number },
  { api_key, headers }: ModelSecrets,
): ModelConnection => ({
  id: model.id,
  provider: model.provider,
  model_name: model.model_name,
  deployment_name: model.deployment_name,
  endpoint_url: model.endpoint_url,
  api_version: model.api_version,
  api_key,
  extra_headers: headers,
  context_size: model.context_size,
  timeouts: { ...defaultTimeouts, first_token_ms: model.timeout_seconds * 1000 },
  capabilities: model.capabilities,
});

// Every call to a model begins here, so these are prepared.
const modelById = ofCore(({ db }) =>
  db
    .select()
    .from(schema.models)
    .where(eq(schema.models.id, mark("id")))
    .prepare(),
);
const defaultModel = ofCore(({ db }) =>
  db
    .select()
    .from(schema.models)
    .where(and(eq(schema.models.is_default_content, true), eq(schema.models.status, "active")))
    .limit(1)
    .prepare(),
);
const secretsOf = ofCore(({ db }) =>
  db
    .select()
    .from(schema.model_secrets)
    .where(eq(schema.model_secrets.model_id, mark("id")))
    .prepare(),
);

export interface ModelSecrets {
  api_key: string | null;
  headers: Record<string, string>;
}

/** What was entered for this origin, in the clear: never log what this answers. @throws UNAVAILABLE when it cannot be read. */
export async function openSecrets(core: Core, modelId: string, origin: string): Promise<ModelSecrets> {
  const [row] = await secretsOf(core).execute({ id: modelId });
  // A key entered for one origin is never sent to another.
  if (!row || row.origin !== origin) return { api_key: null, headers: {} };
  const purpose = secretPurpose(modelId, origin);
  const open = (sealed: string | null) => (sealed === null ? null : openOrExplain(core, sealed, purpose));
  const headers = open(row.encrypted_headers);
  return { api_key: open(row.encrypted_api_key), headers: headers === null ? {} : (JSON.parse(headers) as Record<string, string>) };
}

function openOrExplain(core: Core, sealed: string, purpose: string): string {
  try {
    return core.secrets.open(sealed, purpose);
  } catch (cause) {
    throw new AppError("RULE_BROKEN", "The key of this model cannot be read with this installation's secret. Enter the key again.", {
      cause,
    });
  }
}

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
