import { createContext } from "react";

export interface Question {
  title: string;
  description: string;
  confirmLabel: string;
  destructive?: boolean;
  onConfirm: () => Promise<unknown>;
}

/** Asks before something big, and the other dialogs that several menus open. */
export const HubDialogs = createContext<{ ask: (question: Question) => void; saveAsTemplate: () => void }>({
  ask: () => undefined,
  saveAsTemplate: () => undefined,
});
