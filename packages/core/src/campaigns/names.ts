import type { Core } from "../context.ts";

export async function isNameTaken(_core: Core, _name: string, _exceptId?: string): Promise<boolean> {
  throw new Error("not written yet");
}
