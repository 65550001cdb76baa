import type { CampaignBrief } from "@copydesk/contracts";
import { useNavigate } from "react-router";
import { failureOf } from "../../../../lib/failure.ts";
import { notify, notifySuccess } from "../../../../lib/stores/toast.ts";
import { useCreateCampaign } from "../../api/use-create-campaign.ts";
import { useStartGeneration } from "../../api/use-start-generation.ts";

/** Makes the campaign, starts writing it when that is wanted, and opens it. `onSaved` runs as soon as it exists. */
export function useBeginCampaign(onSaved: () => void) {
  const creating = useCreateCampaign();
  const starting = useStartGeneration();
  const navigate = useNavigate();

  async function create(brief: CampaignBrief, { generate }: { generate: boolean }) {
    const { id } = await creating.mutateAsync(brief);
    onSaved();
    if (generate) await start(id);
    else notifySuccess("Campaign saved. Nothing is written until you generate it.");
    navigate(`/campaigns/${id}`);
  }

  /** The campaign exists already, so that a failure here is told where it is shown, not on the form. */
  async function start(id: string) {
    try {
      await starting.mutateAsync({ campaign_id: id, idempotency_key: `create-${id}` });
    } catch (error) {
      notify({ variant: "warning", title: "Saved, but not started", description: failureOf(error).message });
    }
  }

  return create;
}
