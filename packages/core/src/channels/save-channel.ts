import {
  AppError,
  type ChannelDetail,
  type channelInput,
  channelLimits,
  type channelStatusInput,
  type channelUpdateInput,
  foldName,
} from "@copydesk/contracts";
import { batch, countOf, holds, must, nextPosition, schema, uniqueViolation } from "@copydesk/db";
import { and, eq, lt } from "drizzle-orm";
import type { z } from "zod";
import { recordActivity } from "../audit/index.ts";
import type { Actor, Core } from "../kernel/index.ts";
import { channelChanges } from "./channel-changes.ts";
import { type ChannelFields, checkChannel } from "./check-channel.ts";
import { findChannel, readChannel, type StoredChannel } from "./read-channel.ts";

const { channels } = schema;

/** Adds a channel at the end of the list. @throws NAME_TAKEN for its name or code; BAD_REQUEST as `checkChannel`; RULE_BROKEN for one too many. */
export async function createChannel(core: Core, actor: Actor, input: z.output<typeof channelInput>): Promise<ChannelDetail> {
  await checkChannel(core, input, null);
  const id = core.newId();
  const time = new Date(core.now());
  const position = nextPosition(channels);
  const stamp = { created_at: time, created_by: actor.userId, updated_at: time, updated_by: actor.userId };
  const changes = channelChanges(null, input);
  await takingName(() =>
    batch(core.db, (tx) => [
      holds(tx, lt(countOf(channels), channelLimits.all), tooMany()),
      tx.insert(channels).values({ id, ...input, name_folded: foldName(input.name), position, ...stamp }),
      recordActivity(tx, core, { actor, action: "channel.created", entity: { type: "channel", id, name: input.name }, changes }),
    ]),
  );
  return readChannel(core, id);
}

/**
 * Changes a channel; the next text for it is written and checked by the new settings. A save that changes nothing
 * writes nothing.
 * @throws STALE_VERSION with `details.current`; NAME_TAKEN; BAD_REQUEST as `checkChannel`; NOT_FOUND.
 */
export async function updateChannel(core: Core, actor: Actor, input: z.output<typeof channelUpdateInput>): Promise<ChannelDetail> {
  const { id, version, ...fields } = input;
  const before = await findChannel(core, id);
  if (before.version !== version) throw await stale(core, id);
  await checkChannel(core, fields, before);
  return change(core, actor, { before, fields });
}

/** Offers a channel to campaigns, or no longer; those that have it keep it. @throws NOT_FOUND */
export async function setChannelStatus(
  core: Core,
  actor: Actor,
  { id, status }: z.output<typeof channelStatusInput>,
): Promise<ChannelDetail> {
  const before = await findChannel(core, id);
  return change(core, actor, { before, fields: { ...fieldsOf(before), status } });
}

async function change(
  core: Core,
  actor: Actor,
  { before, fields }: { before: StoredChannel; fields: ChannelFields },
): Promise<ChannelDetail> {
  const { id, version } = before;
  const changes = channelChanges(fieldsOf(before), fields);
  if (Object.keys(changes).length === 0) return readChannel(core, id);
  const conflict = new AppError("STALE_VERSION", staleWords);
  const set = { ...fields, name_folded: foldName(fields.name), version: version + 1, updated_at: new Date(core.now()) };
  try {
    await takingName(() =>
      batch(core.db, (tx) => [
        must(
          tx
            .update(channels)
            .set({ ...set, updated_by: actor.userId })
            .where(and(eq(channels.id, id), eq(channels.version, version))),
          conflict,
        ),
        recordActivity(tx, core, { actor, action: "channel.updated", entity: { type: "channel", id, name: fields.name }, changes }),
      ]),
    );
  } catch (error) {
    throw error === conflict ? await stale(core, id) : error;
  }
  return readChannel(core, id);
}

/** What of a stored channel a person sets. */
export function fieldsOf(channel: StoredChannel): ChannelFields {
  const { name, status, description, icon, kind, fields, attributes, unit, fold, limits_checked_on } = channel;
  const { system_prompt, user_prompt, model_id, parameters } = channel;
  return {
    name,
    status,
    description,
    icon,
    kind,
    fields,
    attributes,
    unit,
    fold,
    limits_checked_on,
    system_prompt,
    user_prompt,
    model_id,
    parameters,
  };
}

const tooMany = () => new AppError("RULE_BROKEN", `There are ${channelLimits.all} channels already. Delete one that is not used any more.`);

const staleWords = "Somebody else changed this channel in the meantime. Look at their version, then save yours again.";

async function stale(core: Core, id: string): Promise<AppError> {
  return new AppError("STALE_VERSION", staleWords, { details: { current: await readChannel(core, id) } });
}

async function takingName<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const columns = uniqueViolation(error);
    const taken = (field: "name" | "code") => {
      const message = `A channel with this ${field} already exists`;
      return new AppError("NAME_TAKEN", message, { fields: { [field]: [message] }, cause: error });
    };
    if (columns?.includes("channels.name_folded")) throw taken("name");
    if (columns?.includes("channels.code")) throw taken("code");
    throw error;
  }
}
