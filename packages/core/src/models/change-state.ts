import { AppError, type ModelDetail, type modelDefaultInput, type modelStatusInput } from "@copydesk/contracts";
import { batch, must, plus, schema } from "@copydesk/db";
import { and, eq, ne } from "drizzle-orm";
import type { z } from "zod";
import { changesBetween, recordActivity } from "../audit/index.ts";
import type { Actor, Core } from "../kernel/index.ts";
import { findModel, living } from "./find-model.ts";
import { readModel } from "./read-model.ts";

const { models } = schema;

/** Makes a model the one that writes, or chats, where no other is chosen. @throws RULE_BROKEN for an inactive one; NOT_FOUND. */
export async function setDefaultModel(core: Core, actor: Actor, { id, use }: z.output<typeof modelDefaultInput>): Promise<ModelDetail> {
  const model = await findModel(core, id);
  const flag = use === "content" ? "is_default_content" : "is_default_chat";
  if (model[flag]) return readModel(core, actor, id);
  const inactive = new AppError("RULE_BROKEN", `${model.name} is inactive. Make it active first.`);
  const changes = changesBetween({ [flag]: false }, { [flag]: true });
  await batch(core.db, (tx) => [
    must(
      tx
        .update(models)
        .set({ [flag]: true, updated_at: new Date(core.now()), updated_by: actor.userId, version: plus(models.version, 1) })
        .where(and(eq(models.id, id), eq(models.status, "active"), living)),
      inactive,
    ),
    tx
      .update(models)
      .set({ [flag]: false, version: plus(models.version, 1) })
      .where(and(eq(models[flag], true), ne(models.id, id))),
    recordActivity(tx, core, { actor, action: "model.updated", entity: { type: "model", id, name: model.name }, changes }),
  ]);
  return readModel(core, actor, id);
}

/**
 * Switches a model on or off; what it was chosen for is written by the default while it is off.
 * @throws RULE_BROKEN for the default; NOT_FOUND.
 */
export async function setModelStatus(core: Core, actor: Actor, { id, status }: z.output<typeof modelStatusInput>): Promise<ModelDetail> {
  const model = await findModel(core, id);
  if (model.status === status) return readModel(core, actor, id);
  const isDefault = new AppError("RULE_BROKEN", `${model.name} is the default. Make another model the default first.`);
  const mayGo = status === "active" ? undefined : and(eq(models.is_default_content, false), eq(models.is_default_chat, false));
  const changes = changesBetween({ status: model.status }, { status });
  await batch(core.db, (tx) => [
    must(
      tx
        .update(models)
        .set({ status, updated_at: new Date(core.now()), updated_by: actor.userId, version: plus(models.version, 1) })
        .where(and(eq(models.id, id), living, mayGo)),
      isDefault,
    ),
    recordActivity(tx, core, { actor, action: "model.updated", entity: { type: "model", id, name: model.name }, changes }),
  ]);
  return readModel(core, actor, id);
}
