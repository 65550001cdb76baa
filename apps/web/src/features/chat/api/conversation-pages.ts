import type { ConversationItem, Page } from "@copydesk/contracts";
import type { InfiniteData } from "@tanstack/react-query";

/** What has been loaded of the list of conversations: pinned first, then the most recently updated. */
export type ConversationPages = InfiniteData<Page<ConversationItem>, number>;

/** The list after a conversation has changed, in its new place. One that belongs behind all that is loaded comes with a later page. */
export function withConversation(pages: ConversationPages, conversation: ConversationItem): ConversationPages {
  const all = pages.pages.flatMap((page) => page.results);
  const isWhole = all.length >= (pages.pages[0]?.count ?? 0);
  const item = asListed(conversation);
  const rest = pages.pages.map((page) => ({ ...page, results: page.results.filter(({ id }) => id !== item.id) }));
  const at = rest.findIndex((page) => page.results.some((one) => isBefore(item, one)));
  if (at === -1 && !(isWhole && all.some(({ id }) => id === item.id))) return { ...pages, pages: rest };
  const page = at === -1 ? rest.length - 1 : at;
  return { ...pages, pages: rest.map((one, i) => (i === page ? { ...one, results: placed(one.results, item) } : one)) };
}

/** The hits of a search after one of them has changed: where it stands is for the next search to say. */
export const withHit = (pages: ConversationPages, conversation: ConversationItem): ConversationPages => ({
  ...pages,
  pages: pages.pages.map((page) => ({
    ...page,
    results: page.results.map((one) => (one.id === conversation.id ? asListed(conversation) : one)),
  })),
});

/** One that moved up between two pages stands on both. */
export const withoutTwins = ({ pages }: Pick<ConversationPages, "pages">): ConversationItem[] => [
  ...new Map(pages.flatMap((page) => page.results).map((one) => [one.id, one])).values(),
];

const placed = (items: readonly ConversationItem[], item: ConversationItem): ConversationItem[] => {
  const at = items.findIndex((one) => isBefore(item, one));
  return at === -1 ? [...items, item] : items.toSpliced(at, 0, item);
};

const isBefore = (a: ConversationItem, b: ConversationItem): boolean =>
  a.is_pinned === b.is_pinned ? a.updated_at > b.updated_at || (a.updated_at === b.updated_at && a.id > b.id) : a.is_pinned;

const asListed = ({ id, title, is_pinned, created_at, updated_at, is_answering }: ConversationItem): ConversationItem => ({
  id,
  title,
  is_pinned,
  created_at,
  updated_at,
  is_answering,
});
