// What other features may use of this one.
export { useBlockOverview, useBlockTexts, usePrefetchTexts } from "./api/use-blocks.ts";
export { useCampaign, useFormOptions } from "./api/use-campaign.ts";
export { useStartRun, useStopRun } from "./api/use-generation.ts";
export { useKeepAsIs, useLabelVersion, useSelectVersion, useVersion, useVersions } from "./api/use-versions.ts";
export { closeEditors, notSavedYet } from "./autosave/close-editors.ts";
export { useEditingNote } from "./autosave/editing-note.ts";
export { useEditing, useIsEdited } from "./autosave/editing-store.ts";
export { type Content, readUnsavedText } from "./autosave/unsaved.ts";
export { type Autosave, useAutosave } from "./autosave/use-autosave.ts";
export { useBlockEditor } from "./autosave/use-block-editor.ts";
export { useOpensUnsaved } from "./autosave/use-opens-unsaved.ts";
export { BlockFailureNote } from "./block/block-failure-note.tsx";
export { BlockIcon, useBlockName } from "./block/block-name.tsx";
export { ConflictChoices, ConflictFailure } from "./block/conflict-choices.tsx";
export { ExportMenu, InternalCopyItem } from "./block/export-menu.tsx";
export { outlineOfStream } from "./block/outline-so-far.ts";
export { useBegin, useRegenerate } from "./block/use-regenerate.ts";
export { VersionMenu } from "./block/version-menu.tsx";
export { blocksOf, hasFailed, isBusy, isHeld, isUntouched, nextNumber, type Progress, progressOf, rewritable } from "./block-facts.ts";
export { showNewBlocks, useCampaignState, useIsOpen, useShownLanguages, useShownStatus } from "./campaign-store.ts";
export {
  BlocksProvider,
  type Hub,
  type HubDrawer,
  HubProvider,
  type HubViewName,
  HubViewProvider,
  useBlocks,
  useHub,
  useHubView,
} from "./hub-context.ts";
export {
  HubDialogsContext,
  type PlanDialogName,
  type Question,
  useHubDialogs,
  type VersionDialog,
  type Wish,
} from "./hub-dialogs-context.ts";
export { ConnectionNote } from "./live/connection-note.tsx";
export { isUnderWay, isWriting, type LiveTask } from "./live/live-state.ts";
export { LiveProvider, useLiveRun, useLiveTask, useLiveText } from "./live/live-store.ts";
export { useLiveCampaign } from "./live/use-live-campaign.ts";
export { draftWords } from "./words/draft-words.ts";
export { firstWords } from "./words/first-words.ts";
export { formatDayAndTime, formatWhen } from "./words/moment.ts";
export { formatTimeLeft } from "./words/time-left.ts";
export { formatAuthor, formatWhoCame } from "./words/version-words.ts";
export { formatHeld, formatWaiting } from "./words/waiting-words.ts";
