import { AppError, exampleInput } from "@copydesk/contracts";
import type { AuthorizedBlock } from "../access/index.ts";
import { createExample } from "../examples/index.ts";
import type { Core } from "../kernel/index.ts";
import { readVersion } from "./versions.ts";

export interface ExampleOfVersion {
  version_id: string;
  /** Null: a general example. */
  voice_id: string | null;
  title: string;
}

/**
 * Keeps the text of a piece as an example, in the piece's language and for its channel.
 * @throws BAD_REQUEST for a text that is too short or too long to be one, and for a voice that is gone; RULE_BROKEN for
 *   outlines and schedules.
 */
export async function makeExampleOfVersion(
  core: Core,
  allowed: AuthorizedBlock<"view">,
  { version_id, voice_id, title }: ExampleOfVersion,
): Promise<{ id: string }> {
  const { block, actor } = allowed;
  if (block.kind !== "content") throw new AppError("RULE_BROKEN", "Only the text of a channel can become an example.");
  const { text } = await readVersion(core, allowed, version_id);
  const read = exampleInput.safeParse({ voice_id, title, text, language_id: block.language_id, channel_id: block.channel_id });
  if (!read.success) throw new AppError("BAD_REQUEST", read.error.issues[0]?.message ?? "This text cannot be an example.");
  const { id } = await createExample(core, actor, { ...read.data, source: "version" });
  return { id };
}
