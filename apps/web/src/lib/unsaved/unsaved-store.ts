import { useAuth } from "../stores/auth.ts";

/** What is kept: a form, the text of a block, the draft of a campaign, a question to the agent. */
type Kind = "form" | "unsaved" | "draft" | "chat";

/** Where this browser keeps what is typed and not saved: told apart by person, for a computer that several people use. */
export const keyOfUnsaved = (kind: Kind, id: string, userId = useAuth.getState().user?.id ?? ""): string =>
  `copydesk.${kind}.${userId}.${id}`;

/** Keeps it. A browser that keeps nothing (private windows, a full disk) must not stop anybody from typing. */
export function keepUnsaved(key: string, text: string, storage: Storage = localStorage): void {
  try {
    storage.setItem(key, text);
  } catch {
    // What is typed stands where it was typed.
  }
}

export const forgetUnsaved = (key: string, storage: Storage = localStorage): void => storage.removeItem(key);

/**
 * What an earlier visit left behind; null when that is nothing. What `read` cannot use is forgotten.
 * @param read null, or a throw, for what is of no use: nothing new by now, or kept by a release that wrote it otherwise.
 */
export function readUnsaved<T>(key: string, read: (text: string) => T | null, storage: Storage = localStorage): T | null {
  const text = attempt(() => storage.getItem(key));
  if (text === null) return null;
  const found = attempt(() => read(text));
  if (found === null) forgetUnsaved(key, storage);
  return found;
}

function attempt<T>(make: () => T | null): T | null {
  try {
    return make();
  } catch {
    return null;
  }
}
