import { Button, cn, Menu, MenuContent, MenuItem, MenuTrigger } from "@copydesk/ui";
import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import { Link } from "react-router";
import { ActionsMenu } from "../../../lib/actions-menu.tsx";
import { useRight } from "../../../lib/rights.ts";
import { useHub } from "../../hub-kit/index.ts";
import { ExportItems } from "./export-items.tsx";
import { useHubActions } from "./use-hub-actions.ts";
import { WholeCampaignItems } from "./whole-campaign-items.tsx";

const caret = <CaretDownIcon size={11} weight="bold" className="-ml-0.5 text-glyph" />;

/** What is wanted rarely. */
function MoreOfCampaign() {
  const { can } = useHub().campaign;
  const mayCreate = useRight("campaigns.create");
  if (!mayCreate && !can.edit && !can.delete) return null;
  return (
    <ActionsMenu label="More for this campaign" tooltip menuClassName="w-52">
      <WholeCampaignItems />
    </ActionsMenu>
  );
}

/** What can be done to the whole campaign, in a row on wide screens. */
export function CampaignActions({ className }: { className?: string }) {
  const { can, id } = useHub().campaign;
  const { hasTexts, isUntouched, regenerate, saveAsTemplate } = useHubActions();
  return (
    <div className={cn("items-center gap-1", className)}>
      {can.generate && !isUntouched && (
        <Menu>
          <MenuTrigger>
            <Button variant="quiet" trailing={caret} data-tour="regenerate">
              Regenerate
            </Button>
          </MenuTrigger>
          <MenuContent>
            {regenerate.map((choice) => (
              <MenuItem key={choice.label} onSelect={choice.run} disabled={choice.disabled} trailing={choice.count}>
                {choice.label}
              </MenuItem>
            ))}
          </MenuContent>
        </Menu>
      )}
      {can.export && hasTexts && (
        <Menu>
          <MenuTrigger>
            <Button variant="quiet" trailing={caret} data-tour="export">
              Export
            </Button>
          </MenuTrigger>
          <MenuContent>
            <ExportItems />
          </MenuContent>
        </Menu>
      )}
      {can.save_template && (
        <Button variant="quiet" onClick={saveAsTemplate} data-tour="save-as-template">
          Save as template
        </Button>
      )}
      {can.edit && (
        <Button variant="quiet" asChild>
          <Link to={`/campaigns/${id}/edit`}>Edit</Link>
        </Button>
      )}
      <MoreOfCampaign />
    </div>
  );
}
