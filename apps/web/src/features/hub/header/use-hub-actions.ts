import { useContext } from "react";
import { downloadFile } from "../../../lib/download.ts";
import { notifyFailure } from "../../../lib/stores/toast.ts";
import { useStartRun } from "../api/use-generation.ts";
import { useHub } from "../hub-context.ts";
import { HubDialogs } from "./hub-dialogs-context.ts";

interface Choice {
  label: string;
  run: () => void;
  disabled?: boolean;
  count?: number;
}

/** The actions of campaign and language, shared by the row of buttons and the menu. */
export function useHubActions() {
  const { campaign, language, blocks } = useHub();
  const { ask, saveAsTemplate } = useContext(HubDialogs);
  const start = useStartRun();
  const id = campaign.id;
  const written = blocks.filter((block) => block.selected_version_id !== null).length;
  const stale = blocks.filter((block) => block.out_of_date).length;
  const begin = (input: Partial<Parameters<typeof start.mutate>[0]> = {}) => start.mutateAsync({ campaign_id: id, ...input });

  const again: Choice = {
    label: "Regenerate campaign",
    run: () =>
      ask({
        title: "Write the whole campaign again?",
        description: "Every piece gets a new version and shows it. The versions there are now stay in their lists.",
        confirmLabel: "Regenerate campaign",
        onConfirm: () => begin({ again: true }),
      }),
  };
  const missing: Choice = {
    label: campaign.status === "outline_review" ? "Write the pieces" : "Write what is missing",
    run: () => void begin(campaign.status === "outline_review" ? { stage: "content" } : {}),
    disabled: written === blocks.length,
    count: blocks.length - written,
  };
  const affected: Choice = {
    label: "Regenerate affected",
    run: () => void begin({ scope: "out_of_date" }),
    disabled: stale === 0,
    count: stale,
  };

  return {
    regenerate: {
      verb: written === 0 ? "Generate" : "Regenerate",
      choices: written === 0 ? [{ ...missing, label: "Generate campaign" }] : [missing, affected, again],
    },
    regenerateLanguage: () =>
      ask({
        title: `Write ${language.name} again?`,
        description: `Every piece in ${language.name} gets a new version and shows it. The versions there are now stay in their lists.`,
        confirmLabel: "Regenerate language",
        onConfirm: () => begin({ scope: "language", language_id: language.id, again: true }),
      }),
    exportAs: (format: "pdf" | "xlsx" | "ics", languageCode?: string) => {
      const query = new URLSearchParams({ format, ...(languageCode ? { language: languageCode } : {}) });
      downloadFile(`/api/campaigns/${id}/export?${query}`).catch(notifyFailure);
    },
    saveAsTemplate,
  };
}
