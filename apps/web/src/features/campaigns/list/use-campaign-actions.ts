import type { CampaignListItem } from "@copydesk/contracts";
import { useState } from "react";
import { useCampaignDeeds } from "../deeds/use-campaign-deeds.tsx";

/** What can be done from the list. Deleting and naming a template first open their dialog. */
export function useCampaignActions({ onDone }: { onDone: () => void }) {
  const deeds = useCampaignDeeds({ onDone });
  const [doomed, setDoomed] = useState<CampaignListItem[]>([]);
  const [template, setTemplate] = useState<CampaignListItem | null>(null);
  return {
    ...deeds,
    remove: setDoomed,
    saveAsTemplate: setTemplate,
    dialogs: {
      doomed,
      keep: () => setDoomed([]),
      confirmRemove: () => deeds.remove(doomed),
      template,
      closeTemplate: () => setTemplate(null),
    },
  };
}
export type CampaignActions = ReturnType<typeof useCampaignActions>;
