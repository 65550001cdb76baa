import type { NamedQuery, PageAnswers } from "@copydesk/contracts";
import { authTokenName, cookieValue, readToken } from "./session-token.ts";

/** The server has drawn the screen already: nobody waits for its first moment, and it has to come as it stands there. */
export const isDrawn = typeof document !== "undefined" && document.getElementById("drawn") !== null;

/**
 * Where nothing will take its place, the links of a drawing lead on, and each page tries again. Its forms stay as they are: a browser would
 * send what is typed there, passwords too, as part of an address.
 */
export function releaseDrawing(): void {
  const drawn = document.getElementById("drawn");
  for (const form of drawn?.querySelectorAll("form") ?? []) form.inert = true;
  drawn?.removeAttribute("inert");
}

const openedAt = typeof document === "undefined" ? "" : location.pathname;

/** Whether a screen came with the page, and is as old as that. */
export const wasDrawn = (path: string): boolean => isDrawn && path === openedAt;

/**
 * What the server put into the page for whoever its cookie names: what they would ask first, answered. Each answer is given once.
 * @param page what it carries, as JSON [of the document]
 */
export function createPageAnswers(page: string | null, isOwn: () => boolean) {
  const { queries, answers }: PageAnswers = page === null ? { queries: [], answers: [] } : JSON.parse(page);
  const known = new Map(queries.map((query, index) => [keyOf(query), answers[index]]));
  return {
    /** The answers of all these, or undefined when one is not there, or they are those of another session. */
    take(asked: readonly NamedQuery[]): unknown[] | undefined {
      const keys = asked.map(keyOf);
      if (!keys.every((key) => known.has(key)) || !isOwn()) return undefined;
      const taken = keys.map((key) => known.get(key));
      for (const key of keys) known.delete(key);
      return taken;
    },
  };
}

/** The same for the same query. */
export const keyOf = ([procedure, input]: NamedQuery) => JSON.stringify([procedure, input]);

/** The session that the page was asked for with, or none. */
const drawnFor = typeof document === "undefined" ? null : cookieValue(document.cookie, authTokenName);

export const pageAnswers = createPageAnswers(
  typeof document === "undefined" ? null : (document.getElementById("page-answers")?.textContent ?? null),
  () => drawnFor === readToken(),
);
