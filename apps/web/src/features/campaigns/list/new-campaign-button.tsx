import { Button } from "@copydesk/ui";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { Link } from "react-router";

export const newCampaignPath = "/campaigns/add";

export function NewCampaignButton() {
  return (
    <Button asChild variant="primary" size="page" icon={<PlusIcon size={14} weight="bold" />}>
      <Link to={newCampaignPath} data-tour="add-button">
        New campaign
      </Link>
    </Button>
  );
}
