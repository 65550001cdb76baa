import { MenuItem, MenuSeparator } from "@copydesk/ui";
import { useState } from "react";
import { InternalCopyItem } from "../../hub-kit/index.ts";
import { useHubActions } from "./use-hub-actions.ts";

/** The formats that a campaign, or one language of it, is taken along in. What goes to a client is the rule; a tick asks for more. */
export function ExportItems({ languageCode }: { languageCode?: string }) {
  const { exportAs } = useHubActions();
  const [internal, setInternal] = useState(false);
  return (
    <>
      <MenuItem onSelect={() => exportAs("pdf", { languageCode, internal })}>PDF</MenuItem>
      <MenuItem onSelect={() => exportAs("xlsx", { languageCode, internal })}>Excel</MenuItem>
      {!languageCode && <MenuItem onSelect={() => exportAs("ics", { internal })}>Calendar (.ics)</MenuItem>}
      <MenuSeparator />
      <InternalCopyItem checked={internal} onChange={setInternal} />
    </>
  );
}
