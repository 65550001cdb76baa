import type { CompanySettings } from "@copydesk/contracts";
import type { Core } from "../context.ts";

export async function readCompany(_core: Core): Promise<CompanySettings> {
  throw new Error("not written yet");
}
