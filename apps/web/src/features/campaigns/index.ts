// What other features may use of this one. The screens themselves are loaded by their routes.
export { useEstimate } from "./api/use-estimate.ts";
export { CommandItems } from "./commands/command-items.tsx";
export { SaveTemplateDialog } from "./commands/save-template-dialog.tsx";
export { useCampaignCommands } from "./commands/use-campaign-commands.tsx";
export { formatCost, formatDuration, offlineWords } from "./form/brief/estimate-words.ts";
export { listWords } from "./form/brief/warnings.ts";
export { pasteWords } from "./form/story/paste-words.ts";
export { partTableCells } from "./form/story/pasted-tables.ts";
export { storyExtensions, typingRules } from "./form/story/story-extensions.ts";
export { protectMarkdown } from "./form/story/story-markdown.ts";
export { StoryToolbar } from "./form/story/story-toolbar.tsx";
export { useMarkdownOut } from "./form/story/use-markdown-out.ts";
export { CampaignLines } from "./list/campaign-lines.tsx";
export { deleteDescription, deleteTitle } from "./words/delete-words.ts";
export { privacyWords, statusDetail, statusKind, statusWords } from "./words/status-words.ts";
