import { Button, cn, Menu, MenuContent, MenuItem, MenuTrigger } from "@copydesk/ui";
import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import { Link } from "react-router";
import { useHub } from "../hub-context.ts";
import { useHubActions } from "./use-hub-actions.ts";

const caret = <CaretDownIcon size={11} weight="bold" className="-ml-0.5 text-glyph" />;

/** What can be done to the whole campaign, in a row on wide screens. */
export function CampaignActions({ className }: { className?: string }) {
  const { can, id } = useHub().campaign;
  const { exportAs, hasTexts, isUntouched, regenerate, saveAsTemplate } = useHubActions();
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
            <MenuItem onSelect={() => exportAs("pdf")}>PDF</MenuItem>
            <MenuItem onSelect={() => exportAs("xlsx")}>Excel</MenuItem>
            <MenuItem onSelect={() => exportAs("ics")}>Calendar (.ics)</MenuItem>
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
    </div>
  );
}
