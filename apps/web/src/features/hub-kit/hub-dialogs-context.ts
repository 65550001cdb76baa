import type { BlockSummary, StartRunInput, VersionDetail, VersionSummary } from "@copydesk/contracts";
import { createContext, useContext } from "react";

export interface Question {
  /** Of texts that are written again, by what is left of them once some are kept; so is the description. */
  title: string | ((rewritten: readonly BlockSummary[]) => string);
  description: string | ((rewritten: readonly BlockSummary[]) => string);
  confirmLabel: string;
  destructive?: boolean;
  /** Texts are written again: offers a line to the writer, and to leave out what people edited of these. */
  rewrites?: readonly BlockSummary[];
  /** Says its own failures; the dialog closes when it is over. */
  onConfirm: (wish: Wish) => Promise<unknown>;
}

/** What somebody wants of texts that are written again. */
export type Wish = Pick<StartRunInput, "note" | "keep_edited">;

/** Which dialog about one version of a piece. */
export type VersionDialog =
  | { about: "label" | "example"; block: BlockSummary; version: VersionDetail }
  | { about: "why"; block: BlockSummary; version: VersionSummary };

/** Which dialog about the languages and channels. */
export type PlanDialogName = "add-language" | "add-channels" | "removed";

interface HubDialogs {
  /** Asks before something big. */
  ask: (question: Question) => void;
  saveAsTemplate: () => void;
  /** Opens a dialog about one version of a piece. */
  ofVersion: (dialog: VersionDialog) => void;
  /** Opens what changes the languages and channels. */
  plan: (dialog: PlanDialogName) => void;
  /** Opens a version of a block to be read. */
  read: (blockId: string, version: VersionSummary) => void;
  /** Opens the comparison of the versions of a block: of the selected one with the one before it, or with the one that is given. */
  compare: (blockId: string, versionId?: string) => void;
  /** Opens the advanced configuration of a block. */
  configure: (blockId: string) => void;
}

export const HubDialogsContext = createContext<HubDialogs | null>(null);

/** The dialogs that several menus open. */
export function useHubDialogs(): HubDialogs {
  const dialogs = useContext(HubDialogsContext);
  if (!dialogs) throw new Error("This belongs inside a campaign.");
  return dialogs;
}
