import { builtinModelName } from "@copydesk/llm";
import type { Core } from "../../kernel/index.ts";
import { type ModelRow, readModelRows } from "../../models/index.ts";

/** The model that writes what is asked for with this choice: itself, the company's default, or the built-in writer. Null when there is none at all. */
export async function modelFor(core: Core, id: string | null): Promise<ModelRow | null> {
  const active = await readModelRows(core, "all", { is: { status: "active" } });
  const own = active.find((model) => model.id === id);
  return own ?? active.find((model) => model.is_default_content) ?? active.find((model) => model.provider === "builtin") ?? null;
}

export const modelView = (model: ModelRow | null) =>
  model ? { id: model.id, name: model.name, provider: model.provider } : { id: "", name: builtinModelName, provider: "builtin" as const };
