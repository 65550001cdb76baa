import { create } from "zustand";
import { useCampaignState } from "../campaign-store.ts";

interface EditingState {
  /** Blocks whose text is open for editing in this browser. */
  editedBlocks: readonly string[];
  /** Opens the text of a block for editing; it is unfolded with that. One that is open already is not added twice. */
  startEditing: (blockId: string) => void;
  stopEditing: (blockId: string) => void;
  stopAll: () => void;
}

export const useEditing = create<EditingState>()((set) => ({
  editedBlocks: [],
  startEditing(id) {
    useCampaignState.getState().showBlock(id);
    set((state) => (state.editedBlocks.includes(id) ? state : { editedBlocks: [...state.editedBlocks, id] }));
  },
  stopEditing: (id) => set((state) => ({ editedBlocks: state.editedBlocks.filter((one) => one !== id) })),
  stopAll: () => set({ editedBlocks: [] }),
}));

/** Whether the text of a block is open for editing. */
export const useIsEdited = (blockId: string): boolean => useEditing((state) => state.editedBlocks.includes(blockId));
