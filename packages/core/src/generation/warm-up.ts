import type { Core } from "../context.ts";

export async function warmUp(_core: Core): Promise<null> {
  return null;
}
