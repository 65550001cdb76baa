import type { ChatMessage } from "@copydesk/contracts";

/** It is being answered, or will be. */
export const isUnderWay = ({ status }: Pick<ChatMessage, "status">): boolean => status === "queued" || status === "streaming";
