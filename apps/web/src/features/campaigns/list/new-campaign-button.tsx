import { Button } from "@copydesk/ui";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { Link } from "react-router";
import { useRight } from "../../../lib/rights.ts";

/** Nothing for whoever may not make one. */
export function NewCampaignButton() {
  if (!useRight("campaigns.create")) return null;
  return (
    <Button asChild variant="primary" size="page" icon={<PlusIcon size={14} weight="bold" />}>
      <Link to="/campaigns/add" data-tour="add-button">
        New campaign
      </Link>
    </Button>
  );
}
