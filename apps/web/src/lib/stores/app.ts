import type { Grants, ModuleItem } from "@copydesk/contracts";
import { create } from "zustand";
import type { TourFlow } from "../tour-flow.ts";

/** What a screen has that its tour may speak of: steps about something else are left out. */
export interface TourMeta {
  /** It shows attributes. */
  hasAttributes: boolean;
  /** It is about a channel, or about a text for one; not about an outline or a schedule. */
  isChannel: boolean;
  /** The outline of another language can be chosen. */
  canChangeOutlineRef: boolean;
}

/** A guided tour under way. */
export interface Tour {
  flow: TourFlow;
  /** What it is about, such as a block's id: what is explained is looked for inside its `data-tour-scope`, where there is one. */
  flowId: string;
  meta: TourMeta;
}

interface AppState {
  /** The person's sections in menu order; unset until they are known. */
  modules: ModuleItem[] | undefined;
  /** What the person could do when they came in; what has changed since is in the queries. Unset until it is known. */
  rights: Grants | undefined;
  /** Single sign-on is offered. */
  msAuth: boolean;
  tour: Tour | undefined;
  /** The tour that this screen offers. */
  offeredTour: TourFlow | undefined;
  /** Unset until the company's settings are known. */
  aiChatEnabled: boolean | undefined;
  /** Address of the company's own logo. */
  logo: string | null;
  setModules: (modules: ModuleItem[] | undefined) => void;
  setRights: (rights: Grants | undefined) => void;
  setMsAuth: (msAuth: boolean) => void;
  setTour: (tour: Tour | undefined) => void;
  setOfferedTour: (flow: TourFlow | undefined) => void;
  setAiChatEnabled: (aiChatEnabled: boolean) => void;
  setLogo: (logo: string | null) => void;
}

export const useApp = create<AppState>()((set) => ({
  modules: undefined,
  rights: undefined,
  msAuth: false,
  tour: undefined,
  offeredTour: undefined,
  aiChatEnabled: undefined,
  logo: null,
  setModules: (modules) => set({ modules }),
  setRights: (rights) => set({ rights }),
  setMsAuth: (msAuth) => set({ msAuth }),
  setTour: (tour) => set({ tour }),
  setOfferedTour: (offeredTour) => set({ offeredTour }),
  setAiChatEnabled: (aiChatEnabled) => set({ aiChatEnabled }),
  setLogo: (logo) => set({ logo }),
}));
