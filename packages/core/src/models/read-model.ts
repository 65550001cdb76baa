import type { ModelDetail } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { and, eq } from "drizzle-orm";
import { readBudgetUse } from "../budgets/index.ts";
import { readUserRows } from "../identity/index.ts";
import type { Actor, Core } from "../kernel/index.ts";
import { chatModel } from "./chat-model.ts";
import type { ModelRow } from "./effective.ts";
import { environmentModelId } from "./environment-model.ts";
import { living, modelNotFound } from "./find-model.ts";
import { mayChangeModels, modelRows, toItem } from "./list-models.ts";
import { openSecrets, originOf } from "./model-connection.ts";
import { readUse } from "./model-use.ts";
import { withoutPlace } from "./outcome.ts";

/**
 * One model with everything that may be known of it: never its key or the values of its headers, and where it is only
 * for whoever may change it.
 * @throws NOT_FOUND
 */
export async function readModel(core: Core, actor: Actor, id: string): Promise<ModelDetail> {
  const [row] = await modelRows(core).where(and(eq(schema.models.id, id), living));
  if (!row) throw modelNotFound();
  const { model } = row;
  return {
    ...toItem(actor, { ...row, answering: await chatModel(core) }),
    ...(mayChangeModels(actor) ? await readConnection(core, model) : nothingOfIt),
    version: model.version,
    has_api_key: model.has_api_key,
    parameters: model.parameters,
    capabilities: model.capabilities,
    context_size: model.context_size,
    price_cached: model.price_cached,
    monthly_budget: model.monthly_budget,
    budget_stops: model.budget_stops,
    budget: await readBudgetUse(core, model.id),
    max_concurrency: model.max_concurrency,
    requests_per_minute: model.requests_per_minute,
    timeout_seconds: model.timeout_seconds,
    fallback_model_id: model.fallback_model_id,
    last_test: mayChangeModels(actor)
      ? model.last_test
      : model.last_test && { ...model.last_test, steps: model.last_test.steps.map(withoutPlace) },
    used_by: await readUse(core, model),
    from_environment: model.id === environmentModelId,
    created_at: model.created_at.toISOString(),
    updated_by: await readAuthor(core, model),
  };
}

const nothingOfIt = { endpoint_url: null, api_version: null, api_key_hint: null, headers: [] };

async function readConnection(core: Core, { id, endpoint_url, api_version, api_key_hint }: ModelRow) {
  return { endpoint_url, api_version, api_key_hint, headers: await headerNames(core, id, endpoint_url) };
}

/** None when this installation cannot open them any more: they have to be entered again. */
async function headerNames(core: Core, id: string, endpoint: string | null): Promise<ModelDetail["headers"]> {
  const { headers } = await openSecrets(core, id, originOf(endpoint)).catch(() => ({ headers: {} }));
  return Object.keys(headers).map((name) => ({ name, has_value: true }));
}

async function readAuthor(core: Core, { updated_by }: ModelRow): Promise<ModelDetail["updated_by"]> {
  if (updated_by === null) return null;
  const [author] = await readUserRows(core, ["first_name", "last_name"], { ids: [updated_by] });
  return author ? { id: updated_by, name: `${author.first_name} ${author.last_name}`.trim() } : null;
}
