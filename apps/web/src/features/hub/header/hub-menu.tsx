import { MenuItem, MenuLabel, MenuSeparator, MenuSub } from "@copydesk/ui";
import { ArrowCounterClockwiseIcon } from "@phosphor-icons/react/dist/csr/ArrowCounterClockwise";
import { ArrowsClockwiseIcon } from "@phosphor-icons/react/dist/csr/ArrowsClockwise";
import { DownloadSimpleIcon } from "@phosphor-icons/react/dist/csr/DownloadSimple";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { StampIcon } from "@phosphor-icons/react/dist/csr/Stamp";
import { XSquareIcon } from "@phosphor-icons/react/dist/csr/XSquare";
import { ActionsMenu, EditItem } from "../../../lib/actions-menu.tsx";
import { useHub } from "../../hub-kit/index.ts";
import { ExportItems } from "./export-items.tsx";
import { useHubActions } from "./use-hub-actions.ts";
import { WholeCampaignItems } from "./whole-campaign-items.tsx";

/** All actions of campaign and language in one menu, where there is no room for a row. */
export function HubMenu({ className }: { className?: string }) {
  const { can } = useHub().campaign;
  if (!can.generate && !can.export && !can.save_template && !can.edit) return null;
  return (
    <ActionsMenu label="Campaign actions" size="lg" className={className} data-tour="campaign-menu" tooltip menuClassName="w-64">
      <CampaignItems />
      <LanguageItems />
    </ActionsMenu>
  );
}

function CampaignItems() {
  const { id, can } = useHub().campaign;
  const { hasTexts, isUntouched, regenerate, saveAsTemplate } = useHubActions();
  return (
    <>
      <MenuLabel>Campaign</MenuLabel>
      {can.generate && !isUntouched && (
        <MenuSub label="Regenerate" icon={<ArrowsClockwiseIcon size={16} />}>
          {regenerate.map((choice) => (
            <MenuItem key={choice.label} onSelect={choice.run} disabled={choice.disabled} trailing={choice.count}>
              {choice.label}
            </MenuItem>
          ))}
        </MenuSub>
      )}
      {can.export && hasTexts && (
        <MenuSub label="Export" icon={<DownloadSimpleIcon size={16} />}>
          <ExportItems />
        </MenuSub>
      )}
      {can.save_template && (
        <MenuItem icon={<StampIcon size={16} />} onSelect={saveAsTemplate}>
          Save as template
        </MenuItem>
      )}
      {can.edit && <EditItem to={`/campaigns/${id}/edit`} />}
      <WholeCampaignItems />
    </>
  );
}

function LanguageItems() {
  const { campaign, language } = useHub();
  const { hasTexts, isUntouched, plan, regenerateLanguage, removeLanguage } = useHubActions();
  const { can } = campaign;
  if (!can.edit && !(can.generate && !isUntouched) && !(can.export && hasTexts)) return null;
  return (
    <>
      <MenuSeparator />
      <MenuLabel>{language.name}</MenuLabel>
      {can.generate && !isUntouched && (
        <MenuItem icon={<ArrowsClockwiseIcon size={16} />} onSelect={regenerateLanguage}>
          Regenerate language
        </MenuItem>
      )}
      {can.export && hasTexts && (
        <MenuSub label="Export language" icon={<DownloadSimpleIcon size={16} />}>
          <ExportItems languageCode={language.code} />
        </MenuSub>
      )}
      {can.edit && (
        <>
          <MenuItem icon={<PlusIcon size={16} />} onSelect={() => plan("add-channels")}>
            Add channels
          </MenuItem>
          <MenuItem icon={<ArrowCounterClockwiseIcon size={16} />} onSelect={() => plan("removed")}>
            Removed languages and channels
          </MenuItem>
          {removeLanguage && (
            <MenuItem danger icon={<XSquareIcon size={16} />} onSelect={removeLanguage}>
              Remove language
            </MenuItem>
          )}
        </>
      )}
    </>
  );
}
