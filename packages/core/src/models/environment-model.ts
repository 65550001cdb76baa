import { foldName, type ModelProvider } from "@copydesk/contracts";
import { batch, schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import type { Core } from "../kernel/index.ts";
import { originOf, secretPurpose } from "./model-connection.ts";

/** What the environment says about a model; all of it optional. */
export interface EnvironmentModel {
  apiKey?: string;
  baseUrl?: string;
  model?: string;
}

export const environmentModelId = "environment";
const officialHost = "api.openai.com";
const defaultModel = "gpt-4o-mini";

/**
 * Makes a model from the environment the first time it is described there, as the default for content. Later starts only
 * follow a changed key or address of that model, so that what administrators set up stays.
 */
export async function makeEnvironmentModel(core: Core, given: EnvironmentModel): Promise<void> {
  if (!given.apiKey && !given.baseUrl) return;
  const { models } = schema;
  const id = environmentModelId;
  const endpoint_url = given.baseUrl ?? null;
  const model_name = given.model ?? defaultModel;
  const now = new Date(core.now());
  const key = given.apiKey ? { has_api_key: true, api_key_hint: given.apiKey.slice(-4) } : { has_api_key: false, api_key_hint: null };
  const connection = { provider: providerOf(endpoint_url), model_name, endpoint_url, ...key };
  const [known] = await core.db.select({ id: models.id, deleted_at: models.deleted_at }).from(models).where(eq(models.id, id));
  // Somebody does not want it: it stays away.
  if (known?.deleted_at) return;
  const name = known ? "" : await freeName(core, `${model_name} (environment)`);
  await batch(core.db, (tx) => [
    ...(known
      ? [
          tx
            .update(models)
            .set({ ...connection, updated_at: now })
            .where(eq(models.id, id)),
        ]
      : [
          tx.update(models).set({ is_default_content: false }).where(eq(models.is_default_content, true)),
          tx
            .insert(models)
            .values({ id, name, name_folded: foldName(name), ...connection, ...factorySettings, created_at: now, updated_at: now }),
        ]),
    tx.delete(schema.model_secrets).where(eq(schema.model_secrets.model_id, id)),
    tx.insert(schema.model_secrets).values({ model_id: id, ...sealed(core, id, given), updated_at: now }),
  ]);
}

const factorySettings = {
  deployment_name: null,
  api_version: null,
  parameters: {},
  capabilities: {},
  context_size: null,
  max_concurrency: 4,
  requests_per_minute: null,
  timeout_seconds: 120,
  status: "active",
  health: "unknown",
  is_default_content: true,
  is_default_chat: false,
} as const;

function sealed(core: Core, id: string, given: EnvironmentModel) {
  const origin = originOf(given.baseUrl ?? null);
  const encrypted_api_key = given.apiKey ? core.secrets.seal(given.apiKey, secretPurpose(id, origin)) : null;
  return { origin, encrypted_api_key, encrypted_headers: null };
}

const providerOf = (endpoint: string | null): ModelProvider =>
  endpoint === null || new URL(endpoint).hostname === officialHost ? "openai" : "openai_compatible";

async function freeName(core: Core, wanted: string): Promise<string> {
  const { models } = schema;
  const taken = new Set((await core.db.select({ name: models.name_folded }).from(models)).map((row) => row.name));
  for (let n = 1; ; n += 1) {
    const name = n === 1 ? wanted : `${wanted} ${n}`;
    if (!taken.has(foldName(name))) return name;
  }
}
