import type { FormOptions } from "@copydesk/contracts";
import { createContext, useContext } from "react";
import type { Place } from "./brief/places.ts";
import type { PageMode } from "./form-mode.ts";
import type { FormSource } from "./form-source.ts";

/** What every part of the form may need besides the brief itself. */
export interface FormStage {
  mode: PageMode;
  source: FormSource;
  options: FormOptions;
  /** Scrolls to a place of the form and puts the focus there. */
  jumpTo: (place: Place) => void;
  /** The folded section. */
  detailsOpen: boolean;
  setDetailsOpen: (open: boolean) => void;
}

const Context = createContext<FormStage | null>(null);
export const FormStageProvider = Context.Provider;

export function useFormStage(): FormStage {
  const stage = useContext(Context);
  if (!stage) throw new Error("Only inside the campaign form");
  return stage;
}
