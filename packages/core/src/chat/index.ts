export {
  createConversation,
  deleteConversation,
  editSummary,
  listConversations,
  readConversation,
  updateConversation,
} from "./conversations.ts";
export { listMessages, rateMessage, readMessage, showMessage } from "./list-messages.ts";
export { chatLeftovers } from "./own-conversation.ts";
export { acceptProposal, discardProposal } from "./proposals/settle-proposal.ts";
export { retryMessage, sendMessage, stopAnswer } from "./send-message.ts";
export { type ChatWorker, startChatJob } from "./turn/chat-worker.ts";
export { type WatchedChatEvent, watchConversation } from "./watch-conversation.ts";
