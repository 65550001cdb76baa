import type { saveVersionInput, VersionDetail } from "@copydesk/contracts";
import type { z } from "zod";
import type { Core } from "../context.ts";
import type { AuthorizedBlock } from "./authorize-campaign.ts";

export type VersionToSave = z.output<typeof saveVersionInput>;

export async function saveVersion(_core: Core, _allowed: AuthorizedBlock<"edit">, _input: VersionToSave): Promise<VersionDetail> {
  throw new Error("not written yet");
}
