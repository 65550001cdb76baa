import type { Grants, Level, Permission } from "@copydesk/contracts";
import { createContext, useContext } from "react";

export interface GrantEditing {
  before: Grants;
  after: Grants;
  /** What the person may give or take; the rest stays as it is. */
  grantable: Grants;
  editable: boolean;
  change: (permission: Permission, level: Level) => void;
}

export const GrantContext = createContext<GrantEditing | null>(null);

export function useGrants(): GrantEditing {
  const editing = useContext(GrantContext);
  if (!editing) throw new Error("A grant stands outside its matrix.");
  return editing;
}
