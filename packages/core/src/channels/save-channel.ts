import {
  AppError,
  type ChannelDetail,
  type channelInput,
  channelLimits,
  type channelStatusInput,
  type channelUpdateInput,
  foldName,
} from "@copydesk/contracts";
import { batch, changeVersion, countOf, holds, nextPosition, schema } from "@copydesk/db";
import { lt } from "drizzle-orm";
import type { z } from "zod";
import { recordActivity } from "../audit/index.ts";
import { type Actor, type Core, changedBy, createdBy, demandVersion, savingVersion, type Taken, takingUnique } from "../kernel/index.ts";
import { channelChanges } from "./channel-changes.ts";
import { type ChannelFields, checkChannel } from "./check-channel.ts";
import { findChannel, readChannel, type StoredChannel } from "./read-channel.ts";

const { channels } = schema;

/** Adds a channel at the end of the list. @throws NAME_TAKEN for its name or code; BAD_REQUEST as `checkChannel`; RULE_BROKEN for one too many. */
export async function createChannel(core: Core, actor: Actor, input: z.output<typeof channelInput>): Promise<ChannelDetail> {
  await checkChannel(core, input, null);
  const id = core.newId();
  const position = nextPosition(channels);
  const changes = channelChanges(null, input);
  await takingUnique(taken, () =>
    batch(core.db, (tx) => [
      holds(tx, lt(countOf(channels), channelLimits.all), tooMany()),
      tx.insert(channels).values({ id, ...input, name_folded: foldName(input.name), position, ...createdBy(core, actor) }),
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
  return savingVersion(savedAs(core, id), async () => {
    const before = await findChannel(core, id);
    demandVersion(before, version);
    await checkChannel(core, fields, before);
    return change(core, actor, { before, fields });
  });
}

/** Offers a channel to campaigns, or no longer; those that have it keep it. @throws NOT_FOUND */
export async function setChannelStatus(
  core: Core,
  actor: Actor,
  { id, status }: z.output<typeof channelStatusInput>,
): Promise<ChannelDetail> {
  return savingVersion(savedAs(core, id), async () => {
    const before = await findChannel(core, id);
    return change(core, actor, { before, fields: { ...fieldsOf(before), status } });
  });
}

async function change(
  core: Core,
  actor: Actor,
  { before, fields }: { before: StoredChannel; fields: ChannelFields },
): Promise<ChannelDetail> {
  const { id } = before;
  const changes = channelChanges(fieldsOf(before), fields);
  if (Object.keys(changes).length === 0) return readChannel(core, id);
  const set = { ...fields, name_folded: foldName(fields.name), ...changedBy(core, actor) };
  await takingUnique(taken, () =>
    batch(core.db, (tx) => [
      changeVersion(tx, channels, { row: before, set }),
      recordActivity(tx, core, { actor, action: "channel.updated", entity: { type: "channel", id, name: fields.name }, changes }),
    ]),
  );
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

const tooMany = () => new AppError("RULE_BROKEN", `There are ${channelLimits.all} channels already. Delete one you no longer use.`);

const savedAs = (core: Core, id: string) => ({ what: "this channel", read: () => readChannel(core, id) });

const taken: Taken = {
  "channels.name_folded": ["name", "A channel with this name already exists"],
  "channels.code": ["code", "A channel with this code already exists"],
};

const longestName = 60;
const longestCode = 40;

/** A copy of a channel under a name and code of its own, inactive until somebody has looked it over. @throws NOT_FOUND */
export async function duplicateChannel(core: Core, actor: Actor, id: string): Promise<ChannelDetail> {
  const original = await findChannel(core, id);
  const all = await core.db.select({ name: schema.channels.name_folded, code: schema.channels.code }).from(schema.channels);
  const names = new Set(all.map((one) => one.name));
  const codes = new Set(all.map((one) => one.code));
  for (let number = 1; ; number += 1) {
    const name = withEnding(original.name, number === 1 ? " copy" : ` copy ${number}`, longestName);
    const code = withEnding(original.code, number === 1 ? "_copy" : `_copy_${number}`, longestCode);
    if (names.has(foldName(name)) || codes.has(code)) continue;
    return createChannel(core, actor, { ...fieldsOf(original), name, code, status: "inactive" });
  }
}

/** Cut so that the ending fits. */
const withEnding = (text: string, ending: string, longest: number) =>
  `${text
    .slice(0, longest - ending.length)
    .toWellFormed()
    .trimEnd()}${ending}`;
