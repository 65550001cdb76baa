import { Button, cn, Menu, MenuContent, MenuItem, MenuTrigger } from "@copydesk/ui";
import { ArrowsClockwiseIcon } from "@phosphor-icons/react/dist/csr/ArrowsClockwise";
import { DownloadSimpleIcon } from "@phosphor-icons/react/dist/csr/DownloadSimple";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { Link } from "react-router";
import { useHub } from "../hub-context.ts";
import { useHubActions } from "./use-hub-actions.ts";

/** What can be done to the language that is open. */
export function LanguageActions({ className }: { className?: string }) {
  const { campaign, language } = useHub();
  const { exportAs, hasTexts, isUntouched, regenerateLanguage } = useHubActions();
  return (
    <div className={cn("shrink-0 items-center gap-2", className)}>
      {campaign.can.generate && !isUntouched && (
        <Button variant="quiet" icon={<ArrowsClockwiseIcon size={15} />} onClick={regenerateLanguage} data-tour="regenerate-language">
          Regenerate language
        </Button>
      )}
      {campaign.can.export && hasTexts && (
        <Menu>
          <MenuTrigger>
            <Button variant="quiet" icon={<DownloadSimpleIcon size={15} />} data-tour="export-language">
              Export language
            </Button>
          </MenuTrigger>
          <MenuContent>
            <MenuItem onSelect={() => exportAs("pdf", language.code)}>PDF</MenuItem>
            <MenuItem onSelect={() => exportAs("xlsx", language.code)}>Excel</MenuItem>
          </MenuContent>
        </Menu>
      )}
      {campaign.can.edit && (
        <Button variant="quiet" icon={<PlusIcon size={13} weight="bold" />} data-tour="add-channels" asChild>
          <Link to={`/campaigns/${campaign.id}/edit#channels`}>Add channels</Link>
        </Button>
      )}
    </div>
  );
}
