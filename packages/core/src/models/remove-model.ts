import { AppError, type ModelUse, type removeModelInput } from "@copydesk/contracts";
import { batch, chainFrom, must, plus, schema, type Transaction } from "@copydesk/db";
import { and, eq, ne, notExists, notInArray } from "drizzle-orm";
import type { z } from "zod";
import { type Changes, changesBetween, recordActivity } from "../audit/index.ts";
import { configurationsWithModel, replaceModelInConfigurations } from "../campaign-defaults/index.ts";
import { channelsWithModel, replaceModelInChannels } from "../channels/index.ts";
import type { Actor, Core } from "../kernel/index.ts";
import type { ModelRow } from "./effective.ts";
import { fallbacks } from "./fallback.ts";
import { findModel, living, modelNotFound } from "./find-model.ts";
import { formatUse, isUsed, modelUsers, readUse } from "./model-use.ts";

const { models, model_secrets } = schema;

/**
 * Deletes a model with its key and address; another one takes its place wherever it is chosen, texts that are waiting to
 * be written included. Texts and logs go on naming it.
 * @throws IN_USE with `details.used_by` when it is chosen somewhere and no other is named; BAD_REQUEST for another one
 *   that cannot take its place; NOT_FOUND.
 */
export async function removeModel(core: Core, actor: Actor, { id, replace_with }: z.output<typeof removeModelInput>): Promise<null> {
  const model = await findModel(core, id);
  const use = await readUse(core, model);
  const other = replace_with === undefined ? null : await findOther(core, id, replace_with);
  if (!other && isUsed(use)) throw inUse(model, use);
  const changes: Changes = {
    ...changesBetween({ name: model.name }, { name: null }),
    ...(other && isUsed(use) ? { replaced_by: { before: null, after: other.name } } : {}),
  };
  const deletedMeanwhile = modelNotFound();
  await batch(core.db, (tx) => [
    ...(other
      ? [...handOver(tx, core, { model, other }), ...replaceModelInConfigurations(tx, core, { actor, from: id, to: other.id })]
      : [nothingChooses(tx, model, inUse(model, use))]),
    must(
      tx
        .update(models)
        .set({
          ...nothingOfIt,
          deleted_at: new Date(core.now()),
          // The name is free for another one; no name that people enter looks like this.
          name_folded: `\u0000${id}`,
          updated_by: actor.userId,
          version: plus(models.version, 1),
        })
        .where(and(eq(models.id, id), living)),
      deletedMeanwhile,
    ),
    tx.delete(model_secrets).where(eq(model_secrets.model_id, id)),
    tx.update(models).set({ fallback_model_id: null }).where(eq(models.fallback_model_id, id)),
    // Whatever chose it in the very last moment is written by the default.
    ...modelUsers.of(core).flatMap((one) => one.forget(tx, id)),
    recordActivity(tx, core, { actor, action: "model.deleted", entity: { type: "model", id, name: model.name }, changes }),
  ]);
  return null;
}

const nothingOfIt = {
  status: "inactive" as const,
  is_default_content: false,
  is_default_chat: false,
  endpoint_url: null,
  has_api_key: false,
  api_key_hint: null,
  fallback_model_id: null,
  last_test: null,
  health_message: "",
};

/** Statements that put another model in its place. Whoever is changing one of these things meanwhile is told so. */
function handOver(tx: Transaction, core: Core, { model, other }: { model: ModelRow; other: ModelRow }) {
  const { id } = model;
  const to = other.id;
  const flags = {
    ...(model.is_default_content && { is_default_content: true }),
    ...(model.is_default_chat && { is_default_chat: true }),
  };
  return [
    must(
      tx
        .update(models)
        .set({ ...flags, id: to })
        .where(and(eq(models.id, to), eq(models.status, "active"), living)),
      replacementNotFound(),
    ),
    replaceModelInChannels(tx, { from: id, to }),
    ...modelUsers.of(core).flatMap((one) => one.replace(tx, { from: id, to })),
    // One that would stand in for itself, or round in circles, has nobody.
    tx
      .update(models)
      .set({ fallback_model_id: other.fallback_model_id === id ? null : other.fallback_model_id })
      .where(eq(models.id, to)),
    tx
      .update(models)
      .set({ fallback_model_id: to })
      .where(and(eq(models.fallback_model_id, id), ne(models.id, to), notInArray(models.id, chainFrom(fallbacks, to)))),
  ];
}

/** Guards the batch: nothing began to use the model since one looked. */
const nothingChooses = (tx: Transaction, { id }: ModelRow, error: AppError) =>
  must(
    tx
      .update(models)
      .set({ id })
      .where(
        and(
          eq(models.id, id),
          eq(models.is_default_content, false),
          eq(models.is_default_chat, false),
          notExists(channelsWithModel(id)),
          notExists(configurationsWithModel(id)),
        ),
      ),
    error,
  );

async function findOther(core: Core, id: string, otherId: string): Promise<ModelRow> {
  const other = await findModel(core, otherId).catch(() => null);
  if (other?.status !== "active" || other.id === id) throw replacementNotFound();
  return other;
}

function replacementNotFound(): AppError {
  const message = "Choose another model that is active";
  return new AppError("BAD_REQUEST", `${message}.`, { fields: { replace_with: [message] } });
}

function inUse({ name }: ModelRow, used_by: ModelUse): AppError {
  const words = `${name} is used for ${formatUse(used_by) ?? "something"}. Choose the model that takes its place.`;
  return new AppError("IN_USE", words, { details: { used_by }, fields: { replace_with: ["Choose the model that takes its place"] } });
}
