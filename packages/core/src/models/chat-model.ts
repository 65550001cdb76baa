import { schema } from "@copydesk/db";
import { and, eq, ne } from "drizzle-orm";
import type { Core } from "../kernel/index.ts";
import type { ModelRow } from "./effective.ts";

/**
 * The model that answers in the chat where none is named; null in a database without models. The built-in writer answers where
 * nothing else can: a model that was connected for texts is the better colleague.
 */
export async function chatModel(core: Core): Promise<ModelRow | null> {
  const { models } = schema;
  const first = async (where: Parameters<typeof and>[0]) =>
    (
      await core.db
        .select()
        .from(models)
        .where(and(eq(models.status, "active"), where))
        .limit(1)
    )[0];
  const isReal = ne(models.provider, "builtin");
  return (
    (await first(and(eq(models.is_default_chat, true), isReal))) ??
    (await first(and(eq(models.is_default_content, true), isReal))) ??
    (await first(eq(models.provider, "builtin"))) ??
    null
  );
}
