import { createContext, useContext } from "react";

/** The texts with the schedule beside them, all pieces at a glance, or the schedule alone and large. */
export type HubViewName = "texts" | "overview" | "week" | "month" | "list";
/** What lies over the texts where there is no room beside them. */
export type HubDrawer = "pieces" | "schedule" | null;

interface HubView {
  view: HubViewName;
  setView: (view: HubViewName) => void;
  drawer: HubDrawer;
  setDrawer: (drawer: HubDrawer) => void;
}

const HubViewContext = createContext<HubView | null>(null);
export const HubViewProvider = HubViewContext.Provider;

export function useHubView(): HubView {
  const view = useContext(HubViewContext);
  if (!view) throw new Error("This belongs inside a campaign.");
  return view;
}
