import type { SessionUser } from "@copydesk/contracts";
import { create } from "zustand";

interface AuthState {
  /** Absent until sign-in. */
  user: SessionUser | undefined;
  isAuthenticated: boolean;
  /** Sets the user and marks signed in. */
  authenticated: (user: SessionUser) => void;
  /** Clears the user and marks signed out. */
  logout: () => void;
}

export const useAuth = create<AuthState>()((set) => ({
  user: undefined,
  isAuthenticated: false,
  authenticated: (user) => set({ user, isAuthenticated: true }),
  logout: () => set({ user: undefined, isAuthenticated: false }),
}));
