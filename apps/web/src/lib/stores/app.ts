import type { ModuleItem } from "@copydesk/contracts";
import { create } from "zustand";

/** What a screen has that a tour may speak of. */
export interface TourMeta {
  hasAttributes: boolean;
  isChannel: boolean;
  canChangeOutlineRef: boolean;
}

/** A guided tour under way. */
interface Tour {
  flow: string;
  flowId: string;
  meta: TourMeta;
}

interface AppState {
  /** The person's sections in menu order; unset until they are known. */
  modules: ModuleItem[] | undefined;
  /** Single sign-on is offered. */
  msAuth: boolean;
  tour: Tour | undefined;
  /** Unset until the company's settings are known. */
  aiChatEnabled: boolean | undefined;
  /** Address of the company's own logo. */
  logo: string | null;
  setModules: (modules: ModuleItem[] | undefined) => void;
  setMsAuth: (msAuth: boolean) => void;
  setTour: (tour: Tour | undefined) => void;
  setAiChatEnabled: (aiChatEnabled: boolean) => void;
  setLogo: (logo: string | null) => void;
}

export const useApp = create<AppState>()((set) => ({
  modules: undefined,
  msAuth: false,
  tour: undefined,
  aiChatEnabled: undefined,
  logo: null,
  setModules: (modules) => set({ modules }),
  setMsAuth: (msAuth) => set({ msAuth }),
  setTour: (tour) => set({ tour }),
  setAiChatEnabled: (aiChatEnabled) => set({ aiChatEnabled }),
  setLogo: (logo) => set({ logo }),
}));
