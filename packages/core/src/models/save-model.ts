import { AppError, foldName, type ModelDetail, type modelInput, type modelUpdateInput, type PriceOrigin } from "@copydesk/contracts";
import { batch, changeVersion, schema, type Transaction } from "@copydesk/db";
import { suggestPrice } from "@copydesk/llm";
import { and, eq, isNull, ne } from "drizzle-orm";
import type { z } from "zod";
import { type Changes, changesBetween, recordActivity } from "../audit/index.ts";
import { type Actor, type Core, changedBy, createdBy, demandVersion, savingVersion, type Taken, takingUnique } from "../kernel/index.ts";
import type { ModelRow } from "./effective.ts";
import { isSameTarget, plainTarget } from "./endpoint.ts";
import { checkFallback, noCircle } from "./fallback.ts";
import { findModel } from "./find-model.ts";
import type { ModelSecrets } from "./model-connection.ts";
import { type Outcome, untested } from "./outcome.ts";
import { readModel } from "./read-model.ts";
import { chooseSecrets, hintOf, writeSecrets } from "./secrets.ts";
import { rememberedTest } from "./tried-settings.ts";

type Uses = Record<"is_default_content" | "is_default_chat", boolean>;
type Fields = Omit<z.output<typeof modelInput>, keyof Uses> & Uses;
const { models } = schema;

/**
 * Adds a model; its key is sealed for its address.
 * @throws NAME_TAKEN; BAD_REQUEST by field for an address that may never be called, and for a fallback in circles.
 */
export async function createModel(core: Core, actor: Actor, given: z.output<typeof modelInput>): Promise<ModelDetail> {
  const id = core.newId();
  const input = usedFor(given, { is_default_content: await isFirst(core, given), is_default_chat: false });
  const target = plainTarget(input);
  const secrets = await chooseSecrets(core, { modelId: id, target, entered: input });
  await checkFallback(core, id, input.fallback_model_id);
  demandActiveDefault(input);
  const price_origin = await priceOriginOf(input);
  const columns = { ...settingsOf(input), ...target, ...keyColumns(secrets), price_origin };
  const outcome = rememberedTest(core, actor, { target, secrets, parameters: input.parameters }) ?? untested;
  const changes = {
    ...changesBetween({}, { ...settingsOf(input), ...target }),
    ...headerChanges([], secrets),
    ...keyChange(null, secrets),
  };
  await takingUnique(taken, () =>
    batch(core.db, (tx) => [
      ...defaultsAwayFrom(tx, id, input),
      tx.insert(models).values({ id, ...columns, ...outcome, name_folded: foldName(input.name), ...createdBy(core, actor) }),
      ...writeSecrets(tx, core, { modelId: id, target, secrets }),
      recordActivity(tx, core, { actor, action: "model.created", entity: { type: "model", id, name: input.name }, changes }),
    ]),
  );
  return readModel(core, actor, id);
}

const usedFor = <T extends Partial<Uses>>(given: T, { is_default_content, is_default_chat }: Uses): Omit<T, keyof Uses> & Uses => ({
  ...given,
  is_default_content: given.is_default_content ?? is_default_content,
  is_default_chat: given.is_default_chat ?? is_default_chat,
});

/** Whoever connects the first one wants it to write, also a program that does not say so. */
async function isFirst({ db }: Core, { provider, status }: z.output<typeof modelInput>): Promise<boolean> {
  if (provider === "builtin" || status !== "active") return false;
  const others = and(ne(models.provider, "builtin"), eq(models.status, "active"), isNull(models.deleted_at));
  return (await db.select({ id: models.id }).from(models).where(others).limit(1)).length === 0;
}

/**
 * Changes a model; the next call to it is made as it then is. A save that changes nothing writes nothing.
 * @throws STALE_VERSION with `details.current`; NAME_TAKEN; BAD_REQUEST by field for what has to be entered again, an
 *   address that may never be called and a fallback in circles; RULE_BROKEN for taking away the default; NOT_FOUND.
 */
export async function updateModel(core: Core, actor: Actor, input: z.output<typeof modelUpdateInput>): Promise<ModelDetail> {
  return savingVersion({ what: "this model", read: () => readModel(core, actor, input.id) }, async () => {
    const before = await findModel(core, input.id);
    demandVersion(before, input.version);
    return change(core, actor, { before, given: input });
  });
}

async function change(
  core: Core,
  actor: Actor,
  { before, given }: { before: ModelRow; given: z.output<typeof modelUpdateInput> },
): Promise<ModelDetail> {
  const { id } = before;
  const input = usedFor(given, before);
  const target = plainTarget(input);
  const secrets = await chooseSecrets(core, { modelId: id, target, entered: input });
  await checkFallback(core, id, input.fallback_model_id);
  demandActiveDefault(input);
  demandDefaultStays(before, input);
  const headers = (await readModel(core, actor, id)).headers.map((one) => one.name);
  const settings = settingsOf(input);
  const plain = {
    ...changesBetween({ ...settingsOf(before), ...plainTargetOf(before) }, { ...settings, ...target }),
    ...headerChanges(headers, secrets),
  };
  const isNewKey = input.api_key !== undefined && (input.api_key !== null || before.has_api_key);
  const newHeaders = input.headers.some((one) => one.value !== null);
  const tested = testedSince(before, rememberedTest(core, actor, { target, secrets, parameters: input.parameters }));
  const outcome = tested ?? (isSameTarget(before, target) && !isNewKey && !newHeaders ? outcomeBefore(before) : untested);
  if (Object.keys(plain).length === 0 && !isNewKey && !newHeaders && !tested) return readModel(core, actor, id);
  const set = {
    ...settings,
    ...target,
    ...keyColumns(secrets),
    ...outcome,
    price_origin: await priceOriginOf(input),
    ...(("monthly_budget" in plain || "currency" in plain) && { budget_warned: null }),
    name_folded: foldName(input.name),
    ...changedBy(core, actor),
  };
  const entity = { type: "model", id, name: input.name };
  await takingUnique(taken, () =>
    batch(core.db, (tx) => [
      changeVersion(tx, models, { row: before, set }),
      ...defaultsAwayFrom(tx, id, input),
      noCircle(tx, id),
      ...writeSecrets(tx, core, { modelId: id, target, secrets }),
      ...(Object.keys(plain).length > 0 ? [recordActivity(tx, core, { actor, action: "model.updated", entity, changes: plain })] : []),
      ...(isNewKey || newHeaders
        ? [recordActivity(tx, core, { actor, action: "model.key_changed", entity, changes: keyChange(before, secrets) })]
        : []),
    ]),
  );
  return readModel(core, actor, id);
}

/** What a test found out that is newer than what is known. */
function testedSince({ last_test }: ModelRow, tested: Outcome | null): Outcome | null {
  return tested && (!last_test || tested.last_test.at > last_test.at) ? tested : null;
}

const outcomeBefore = ({ capabilities, health, health_message, last_test }: ModelRow) => ({
  capabilities,
  health,
  health_message,
  last_test,
});

const plainTargetOf = ({ provider, model_name, deployment_name, endpoint_url, api_version }: ModelRow) => ({
  provider,
  model_name,
  deployment_name,
  endpoint_url,
  api_version,
});

const settingsOf = (fields: Omit<Fields, "api_key" | "headers"> | ModelRow) => ({
  name: fields.name,
  parameters: fields.parameters,
  context_size: fields.context_size,
  price_in: fields.price_in,
  price_out: fields.price_out,
  price_cached: fields.price_cached,
  currency: fields.currency,
  monthly_budget: fields.monthly_budget,
  budget_stops: fields.budget_stops,
  max_concurrency: fields.max_concurrency,
  requests_per_minute: fields.requests_per_minute,
  timeout_seconds: fields.timeout_seconds,
  fallback_model_id: fields.fallback_model_id,
  status: fields.status,
  is_default_content: fields.is_default_content,
  is_default_chat: fields.is_default_chat,
});

/** The administrator's price wins; one that is the catalogue's is said to be. */
async function priceOriginOf(input: Fields): Promise<PriceOrigin | null> {
  const { price_in, price_out, price_cached, currency } = input;
  if ([price_in, price_out, price_cached].every((price) => price === null)) return null;
  const known = await suggestPrice(input);
  const isKnown = known?.price_in === price_in && known.price_out === price_out && known.price_cached === price_cached;
  return isKnown && known.currency === currency ? "catalogue" : "administrator";
}

const keyColumns = ({ api_key }: ModelSecrets) => ({ has_api_key: api_key !== null, api_key_hint: hintOf(api_key) });

/** Names only: values are as secret as keys. */
const headerChanges = (before: readonly string[], { headers }: ModelSecrets): Changes =>
  changesBetween({ headers: before }, { headers: Object.keys(headers) });

const keyChange = (before: ModelRow | null, { api_key }: ModelSecrets): Changes =>
  before?.has_api_key || api_key !== null
    ? { api_key: { before: before?.has_api_key ? "•••" : null, after: api_key === null ? null : "•••" } }
    : {};

/** There is one default of each kind at most. */
function defaultsAwayFrom(tx: Transaction, id: string, { is_default_content, is_default_chat }: Fields) {
  return [
    ...(is_default_content
      ? [
          tx
            .update(models)
            .set({ is_default_content: false })
            .where(and(eq(models.is_default_content, true), ne(models.id, id))),
        ]
      : []),
    ...(is_default_chat
      ? [
          tx
            .update(models)
            .set({ is_default_chat: false })
            .where(and(eq(models.is_default_chat, true), ne(models.id, id))),
        ]
      : []),
  ];
}

function demandActiveDefault({ status, is_default_content, is_default_chat }: Fields): void {
  if (status === "active" || (!is_default_content && !is_default_chat)) return;
  const message = "The default model stays active. Make another one the default first";
  throw new AppError("RULE_BROKEN", `${message}.`, { fields: { status: [message] } });
}

function demandDefaultStays(before: ModelRow, { is_default_content, is_default_chat }: Fields): void {
  const lost =
    before.is_default_content && !is_default_content
      ? "is_default_content"
      : before.is_default_chat && !is_default_chat
        ? "is_default_chat"
        : null;
  if (lost === null) return;
  const message = "There is always a default. Make another model the default instead";
  throw new AppError("RULE_BROKEN", `${message}.`, { fields: { [lost]: [message] } });
}

const taken: Taken = { "models.name_folded": ["name", "A model with this name already exists"] };
