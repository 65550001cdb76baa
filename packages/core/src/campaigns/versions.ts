import type { VersionDetail, VersionSummary } from "@copydesk/contracts";
import type { Core } from "../context.ts";
import type { AuthorizedBlock, CampaignAction } from "./authorize-campaign.ts";

export async function listVersions(_core: Core, _allowed: AuthorizedBlock<CampaignAction>): Promise<VersionSummary[]> {
  throw new Error("not written yet");
}

export async function readVersion(_core: Core, _allowed: AuthorizedBlock<CampaignAction>, _versionId: string): Promise<VersionDetail> {
  throw new Error("not written yet");
}

export async function selectVersion(_core: Core, _allowed: AuthorizedBlock<"edit">, _versionId: string): Promise<null> {
  throw new Error("not written yet");
}

export async function removeVersion(_core: Core, _allowed: AuthorizedBlock<"edit">, _versionId: string): Promise<null> {
  throw new Error("not written yet");
}
