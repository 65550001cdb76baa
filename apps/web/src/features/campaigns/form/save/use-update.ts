import type { CampaignBrief, CampaignDetail } from "@copydesk/contracts";
import { useState } from "react";
import { useNavigate } from "react-router";
import { failureOf } from "../../../../lib/failure.ts";
import { notifySuccess } from "../../../../lib/stores/toast.ts";
import { useUpdateCampaign } from "../../api/use-update-campaign.ts";
import { type RemovedPieces, removedPieces } from "../brief/removed-pieces.ts";
import type { FormSource } from "../form-source.ts";

/** The other's campaign, and mine that could not be saved over it. */
export interface Conflict {
  theirs: CampaignDetail;
  mine: CampaignBrief;
}

/**
 * Saves a changed brief. Pieces that it takes out are asked about first; when somebody else has saved in between,
 * `conflict` holds both sides until one is chosen.
 */
export function useUpdate(source: FormSource, onSaved: () => void) {
  const updating = useUpdateCampaign();
  const navigate = useNavigate();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [removal, setRemoval] = useState<{ brief: CampaignBrief; pieces: RemovedPieces } | null>(null);
  const { base, campaign, options } = source;

  async function save(brief: CampaignBrief, version: number) {
    if (!campaign) return;
    try {
      await updating.mutateAsync({ id: campaign.id, version, brief });
    } catch (error) {
      const failure = failureOf(error);
      const theirs = failure.code === "STALE_VERSION" ? (failure.details.current as CampaignDetail | undefined) : undefined;
      setConflict(theirs ? { theirs, mine: brief } : null);
      if (!theirs) throw error;
      return;
    }
    onSaved();
    notifySuccess("Campaign saved");
    navigate(`/campaigns/${campaign.id}`);
  }

  async function update(brief: CampaignBrief) {
    if (!base) return;
    const pieces = removedPieces(base.brief, brief, options);
    if (pieces.count > 0) setRemoval({ brief, pieces });
    else await save(brief, base.version);
  }

  return {
    update,
    conflict,
    closeConflict: () => setConflict(null),
    /** Saves what was made of both sides over the other's version. */
    settle: (brief: CampaignBrief) => (conflict ? save(brief, conflict.theirs.version) : Promise.resolve()),
    removal,
    keepPieces: () => setRemoval(null),
    removePieces: () => (removal && base ? save(removal.brief, base.version) : Promise.resolve()),
  };
}
export type Update = ReturnType<typeof useUpdate>;
