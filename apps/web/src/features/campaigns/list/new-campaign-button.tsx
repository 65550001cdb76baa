import { Button } from "@copydesk/ui";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { Link } from "react-router";

export function NewCampaignButton() {
  return (
    <Button asChild variant="primary" size="page" icon={<PlusIcon size={14} weight="bold" />}>
      <Link to="/campaigns/add" data-tour="add-button">
        New campaign
      </Link>
    </Button>
  );
}
