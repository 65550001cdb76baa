import type { BlockSummary } from "@copydesk/contracts";
import { downloadWithNotice } from "../../../lib/download-with-notice.ts";
import { notifyFailure } from "../../../lib/stores/toast.ts";
import { formatNumber } from "../../../lib/time-words.ts";
import {
  blocksOf,
  closeEditors,
  isUntouched,
  notSavedYet,
  rewritable,
  useBegin,
  useBlocks,
  useEditing,
  useHub,
  useHubDialogs,
} from "../../hub-kit/index.ts";
import { useRemoveLanguage } from "../plan/use-remove-language.ts";

const fileWords = { pdf: "PDF", xlsx: "Excel workbook", ics: "calendar" } as const;

interface Choice {
  label: string;
  run: () => void;
  disabled?: boolean;
  count?: number;
}

/** The actions of campaign and language, shared by the row of buttons and the menu. */
export function useHubActions() {
  const { campaign, language } = useHub();
  const blocks = useBlocks();
  const { ask, plan, saveAsTemplate } = useHubDialogs();
  const removeLanguage = useRemoveLanguage(language);
  const { begin } = useBegin();
  const isReview = campaign.status === "outline_review";
  const missing = blocks.filter((block) => block.selected_version_id === null || (block.state === "failed" && !isReview)).length;
  const stale = blocks.filter((block) => block.out_of_date);
  const all = rewritable(blocks, campaign.brief);
  const inLanguage = blocksOf(all, language.id);
  async function beginAgain(rewritten: readonly BlockSummary[], input: NonNullable<Parameters<typeof begin>[0]>) {
    if (!(await closeEditors(rewritten, { keepEdited: input.keep_edited ?? false }))) return notifyFailure(notSavedYet);
    await begin(input);
  }

  const again: Choice = {
    label: "Regenerate campaign",
    run: () =>
      ask({
        title: "Write the whole campaign again?",
        description: formatRewriting,
        confirmLabel: "Regenerate campaign",
        rewrites: all,
        onConfirm: (wish) => beginAgain(all, { again: true, ...wish }),
      }),
  };
  const writeMissing: Choice = {
    label: isReview ? "Write the pieces" : "Write what is missing",
    run: () => void begin(isReview ? { stage: "content" } : {}).catch(() => undefined),
    disabled: missing === 0,
    count: missing,
  };
  const affected: Choice = {
    label: "Regenerate affected",
    run: () => {
      ask({
        title: ({ length }) => (length === 1 ? "Write one text again?" : `Write ${formatNumber(length)} texts again?`),
        description: (rewritten) => `The brief or an outline changed since they were written. ${formatRewriting(rewritten)}`,
        confirmLabel: "Regenerate affected",
        rewrites: stale,
        onConfirm: (wish) => beginAgain(stale, { scope: "out_of_date", ...wish }),
      });
    },
    disabled: stale.length === 0,
    count: stale.length,
  };

  return {
    /** Nothing was begun: there is nothing to write again. */
    isUntouched: isUntouched(blocks),
    /** There is something to take along. */
    hasTexts: blocks.some((block) => block.selected_version_id !== null),
    regenerate: [writeMissing, affected, again],
    regenerateLanguage: () =>
      ask({
        title: `Write ${language.name} again?`,
        description: formatRewriting,
        confirmLabel: "Regenerate language",
        rewrites: inLanguage,
        onConfirm: (wish) => beginAgain(inLanguage, { scope: "language", language_id: language.id, again: true, ...wish }),
      }),
    exportAs: (format: "pdf" | "xlsx" | "ics", { languageCode, internal }: { languageCode?: string | undefined; internal: boolean }) => {
      const query = new URLSearchParams({
        format,
        ...(languageCode ? { language: languageCode } : {}),
        ...(internal ? { internal: "true" } : {}),
      });
      void downloadWithNotice(`/api/campaigns/${campaign.id}/export?${query}`, fileWords[format]);
    },
    saveAsTemplate,
    affected,
    plan,
    /** Undefined while it is the only one. */
    removeLanguage,
  };
}

/** What writing these texts again means for what is there. */
function formatRewriting(blocks: readonly BlockSummary[]): string {
  const { editedBlocks } = useEditing.getState();
  const isOpen = blocks.some((block) => editedBlocks.includes(block.id));
  const isPlanned = blocks.some((block) => block.kind === "schedule" && block.selected_version_id !== null);
  return [
    `${blocks.length === 1 ? "The text gets" : "Each text gets"} a new version, which is then shown. Existing versions stay in the list.`,
    isPlanned ? "The schedule is planned again; posts that are locked, confirmed or published stay." : "",
    isOpen ? "Your edit is saved first, as a separate version." : "",
  ]
    .filter(Boolean)
    .join(" ");
}
