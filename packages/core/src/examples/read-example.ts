import type { ExampleDetail } from "@copydesk/contracts";
import type { Actor, Core } from "../kernel/index.ts";
import { type ExampleRow, exampleNotFound, findExample } from "./access.ts";
import { readItems } from "./list-examples.ts";

/** One example with its whole text. @throws NOT_FOUND */
export async function readExample(core: Core, actor: Actor, id: string): Promise<ExampleDetail> {
  return toDetail(core, actor, await findExample(core, actor, { id, action: "view" }));
}

/** An example as whoever just wrote it gets to see it. */
export async function toDetail(core: Core, actor: Actor, { id, text, created_at }: Pick<ExampleRow, "id" | "text" | "created_at">) {
  const [item] = await readItems(core, actor, [id]);
  if (!item) throw exampleNotFound();
  return { ...item, text, created_at: created_at.toISOString() };
}
