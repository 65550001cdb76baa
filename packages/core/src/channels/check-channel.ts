import { AppError, type channelInput } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import type { Core } from "../kernel/index.ts";
import { demandWholePrompts } from "../prompts/index.ts";

export type ChannelFields = Omit<z.output<typeof channelInput>, "code">;
interface Before {
  model_id: string | null;
  icon: string;
}

/**
 * What a schema alone cannot know of a channel: that its prompts can be filled, its model is active and its picture is
 * there. What was so before may stay so.
 * @throws BAD_REQUEST beside the field.
 */
export async function checkChannel(core: Core, fields: ChannelFields, before: Before | null): Promise<void> {
  demandWholePrompts("channel", fields);
  if (fields.model_id !== null && fields.model_id !== before?.model_id) await checkModel(core, fields.model_id);
  if (fields.icon.startsWith("/") && fields.icon !== before?.icon) await checkIcon(core, fields.icon);
}

async function checkModel(core: Core, id: string): Promise<void> {
  const { models } = schema;
  const [model] = await core.db.select({ status: models.status }).from(models).where(eq(models.id, id));
  if (model?.status !== "active") throw refused("model_id", "This model is switched off or gone. Choose another one.");
}

async function checkIcon(core: Core, address: string): Promise<void> {
  const { files } = schema;
  const id = address.slice(address.lastIndexOf("/") + 1);
  const [file] = await core.db
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.id, id), eq(files.purpose, "channel_icon")));
  if (!file) throw refused("icon", "This picture is no longer there. Upload it again.");
}

const refused = (field: string, message: string) => new AppError("BAD_REQUEST", message, { fields: { [field]: [message] } });
