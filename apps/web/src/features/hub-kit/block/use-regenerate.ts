import type { BlockSummary } from "@copydesk/contracts";
import { notifyFailure } from "../../../lib/stores/toast.ts";
import { useStartRun } from "../api/use-generation.ts";
import { closeEditors, notSavedYet } from "../autosave/close-editors.ts";
import { useEditing } from "../autosave/editing-store.ts";
import { useHub } from "../hub-context.ts";
import { useHubDialogs } from "../hub-dialogs-context.ts";
import { useBlockName } from "./block-name.tsx";

interface Regenerate {
  regenerate: (modelId?: string) => void;
  /** Asks first what the writer should know this time. */
  regenerateWithNote: () => void;
  isPending: boolean;
}

/** Writes a piece, or writes it again. While somebody edits it here, it asks first. */
export function useRegenerate(block: BlockSummary): Regenerate {
  const { campaign } = useHub();
  const { ask } = useHubDialogs();
  const name = useBlockName(block);
  const start = useStartRun();

  const isEdited = () => useEditing.getState().editedBlocks.includes(block.id);
  async function begin(wish: { model_id?: string; note?: string }) {
    if (!(await closeEditors([block], { keepEdited: false }))) return notifyFailure(notSavedYet);
    await start.mutateAsync({ campaign_id: campaign.id, scope: "block", block_id: block.id, again: block.version_count > 0, ...wish });
  }

  function regenerate(modelId?: string) {
    const wish = modelId === undefined ? {} : { model_id: modelId };
    if (!isEdited()) return void begin(wish).catch(() => undefined);
    ask({
      title: `Write ${name} again while you are editing it?`,
      description: `${savedFirst} The new text then takes its place; you can go back to yours at any time.`,
      confirmLabel: "Save and regenerate",
      rewrites: [block],
      onConfirm: (more) => begin({ ...wish, ...more }),
    });
  }

  const regenerateWithNote = () =>
    ask({
      title: `Write ${name} again?`,
      description: `It gets a new version, which is then shown. Existing versions stay in the list.${isEdited() ? ` ${savedFirst}` : ""}`,
      confirmLabel: isEdited() ? "Save and regenerate" : "Regenerate",
      rewrites: [block],
      onConfirm: begin,
    });
  return { regenerate, regenerateWithNote, isPending: start.isPending };
}

const savedFirst = "Your changes are saved as a separate version.";

/** Begins a run of the open campaign; failures are told. */
export function useBegin() {
  const { campaign } = useHub();
  const start = useStartRun();
  type Input = Omit<Parameters<typeof start.mutateAsync>[0], "campaign_id">;
  return { begin: (input: Input = {}) => start.mutateAsync({ campaign_id: campaign.id, ...input }), isPending: start.isPending };
}
