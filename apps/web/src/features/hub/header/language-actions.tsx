import { Button, cn, Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from "@copydesk/ui";
import { ArrowCounterClockwiseIcon } from "@phosphor-icons/react/dist/csr/ArrowCounterClockwise";
import { ArrowsClockwiseIcon } from "@phosphor-icons/react/dist/csr/ArrowsClockwise";
import { DownloadSimpleIcon } from "@phosphor-icons/react/dist/csr/DownloadSimple";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { XSquareIcon } from "@phosphor-icons/react/dist/csr/XSquare";
import { ActionsMenu } from "../../../lib/actions-menu.tsx";
import { useHub, useHubView } from "../../hub-kit/index.ts";
import { ExportItems } from "./export-items.tsx";
import { useHubActions } from "./use-hub-actions.ts";

/** What is wanted rarely, and takes something out or brings it back. */
function MoreOfLanguage() {
  const { language } = useHub();
  const { plan, removeLanguage } = useHubActions();
  return (
    <ActionsMenu label={`More for ${language.name}`} className="-ml-1" tooltip menuClassName="w-64">
      <MenuItem icon={<ArrowCounterClockwiseIcon size={16} />} onSelect={() => plan("removed")}>
        Removed languages and channels
      </MenuItem>
      {removeLanguage && (
        <>
          <MenuSeparator />
          <MenuItem danger icon={<XSquareIcon size={16} />} onSelect={removeLanguage}>
            Remove language
          </MenuItem>
        </>
      )}
    </ActionsMenu>
  );
}

/** What can be done to the language that is open. */
export function LanguageActions({ className }: { className?: string }) {
  const { campaign, language } = useHub();
  const { view } = useHubView();
  const { hasTexts, isUntouched, plan, regenerateLanguage } = useHubActions();
  // The overview shows all languages, so that none is the one that is meant.
  if (view === "overview") return null;
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
            <ExportItems languageCode={language.code} />
          </MenuContent>
        </Menu>
      )}
      {campaign.can.edit && (
        <>
          <Button variant="quiet" icon={<PlusIcon size={13} weight="bold" />} data-tour="add-channels" onClick={() => plan("add-channels")}>
            Add channels
          </Button>
          <MoreOfLanguage />
        </>
      )}
    </div>
  );
}
