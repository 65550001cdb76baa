import { type ChannelDetail, foldName } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import type { Actor, Core } from "../kernel/index.ts";
import { findChannel } from "./read-channel.ts";
import { createChannel, fieldsOf } from "./save-channel.ts";

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
