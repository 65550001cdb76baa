import { MenuCheckboxItem, MenuItem, MenuSeparator } from "@copydesk/ui";
import { useState } from "react";
import { useHubActions } from "./use-hub-actions.ts";

/** The formats that a campaign, or one language of it, is taken along in. What goes to a client is the rule; a tick asks for more. */
export function ExportItems({ languageCode }: { languageCode?: string }) {
  const { exportAs } = useHubActions();
  const [internal, setInternal] = useState(false);
  return (
    <>
      <MenuItem onSelect={() => exportAs("pdf", { languageCode, internal })}>PDF</MenuItem>
      <MenuItem onSelect={() => exportAs("xlsx", { languageCode, internal })}>Excel</MenuItem>
      {!languageCode && <MenuItem onSelect={() => exportAs("ics", { internal: false })}>Calendar (.ics)</MenuItem>}
      <MenuSeparator />
      <InternalCopyItem checked={internal} onChange={setInternal} />
    </>
  );
}

/** Asks for status, versions and models in the file; the menu stays open for the format. */
export function InternalCopyItem({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  return (
    <MenuCheckboxItem
      checked={checked}
      onCheckedChange={onChange}
      onSelect={(event) => event.preventDefault()}
      title="With status, privacy, versions and models"
    >
      Internal copy
    </MenuCheckboxItem>
  );
}
