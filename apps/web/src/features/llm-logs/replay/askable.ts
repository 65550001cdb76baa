import type { LlmListItem } from "@copydesk/contracts";

/** What people say to the agent is not asked again, and neither is what has not ended. */
export const isAskable = ({ purpose, status }: Pick<LlmListItem, "purpose" | "status">): boolean =>
  purpose !== "chat" && purpose !== "title" && status !== "running";
