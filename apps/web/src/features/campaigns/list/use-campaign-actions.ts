import type { CampaignListItem } from "@copydesk/contracts";
import { useState } from "react";
import { useCampaignCommands } from "../commands/use-campaign-commands.tsx";

/** What can be done from the list. Deleting and naming a template first open their dialog. */
export function useCampaignActions({ onDone }: { onDone: () => void }) {
  const actions = useCampaignCommands({ onDone });
  const [doomed, setDoomed] = useState<CampaignListItem[]>([]);
  const [template, setTemplate] = useState<CampaignListItem | null>(null);
  return {
    ...actions,
    remove: setDoomed,
    saveAsTemplate: setTemplate,
    dialogs: {
      doomed,
      keep: () => setDoomed([]),
      confirmRemove: () => actions.remove(doomed),
      template,
      closeTemplate: () => setTemplate(null),
    },
  };
}
export type CampaignActions = ReturnType<typeof useCampaignActions>;
