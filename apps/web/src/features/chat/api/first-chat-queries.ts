import type { NamedQuery } from "@copydesk/contracts";
import type { FirstAnswers } from "../../../lib/first-answers.ts";

/** So many are drawn before the first words can be read: about what fits a high window. More come as the reader goes back. */
const firstPage = 12;
const pageSize = 30;
const listSize = 20;

/** A page of the branch in view, the newest message first. */
export const threadPage = (id: string, offset: number) =>
  ({ id, ordering: "-created_at", limit: offset === 0 ? firstPage : pageSize, offset }) as const;

/** A page of the list of conversations: pinned first, then the most recently updated. */
export const conversationsPage = (search: string, offset: number) =>
  ({ search, ordering: "-is_pinned,-updated_at", limit: listSize, offset }) as const;

/** What the chat asks first at an address; nothing where it is not there for this person. */
export function firstChatQueries({ pathname }: Pick<Location, "pathname">, known: FirstAnswers): NamedQuery[] {
  if (!mayChat(known)) return [];
  const id = /^\/chat\/([^/]+)\/?$/.exec(pathname)?.[1];
  const list: NamedQuery = ["conversations.list", conversationsPage("", 0)];
  return id === undefined ? [list] : [list, ["conversations.get", { id }], ["messages.list", threadPage(id, 0)]];
}

function mayChat({ company, person }: FirstAnswers): boolean {
  const rights = person?.answers[2];
  if (!company || !rights || "error" in company || "error" in rights) return false;
  return company.result.data.enable_chat_agent && (rights.result.data["chat.use"] ?? "none") !== "none";
}
