import type { ToastView } from "@copydesk/ui";
import { create } from "zustand";
import { formatFailure } from "../failure.ts";

/** At most so many notices at a time. */
const visible = 1;
/** Milliseconds that a dismissed notice is kept before it is removed. */
const removeAfter = 1_000_000;

export type NewToast = Partial<Omit<ToastView, "id" | "open">>;

interface ToastState {
  toasts: ToastView[];
  /** Shows a notice in place of the one before it; answers its id. */
  add: (toast: NewToast) => string;
  update: (id: string, change: NewToast) => void;
  /** Closes one notice, or all; it is removed later. */
  dismiss: (id?: string) => void;
  /** Forgets one notice, or all. */
  remove: (id?: string) => void;
}

interface ToastContext {
  later: (run: () => void, milliseconds: number) => unknown;
  nextId: () => string;
}

const browser: ToastContext = {
  later: (run, milliseconds) => setTimeout(run, milliseconds),
  nextId: () => crypto.getRandomValues(new Uint32Array(2)).join("-"),
};

export const createToastStore = ({ later, nextId }: ToastContext = browser) =>
  create<ToastState>()((set, get) => ({
    toasts: [],
    add(toast) {
      const id = nextId();
      set((state) => ({ toasts: [{ variant: "default" as const, ...toast, id, open: true }, ...state.toasts].slice(0, visible) }));
      return id;
    },
    update: (id, change) => set((state) => ({ toasts: state.toasts.map((one) => (one.id === id ? { ...one, ...change } : one)) })),
    dismiss(id) {
      const closing = get().toasts.filter((one) => one.open && (id === undefined || one.id === id));
      set((state) => ({ toasts: state.toasts.map((one) => (closing.includes(one) ? { ...one, open: false } : one)) }));
      for (const one of closing) later(() => get().remove(one.id), removeAfter);
    },
    remove: (id) => set((state) => ({ toasts: id === undefined ? [] : state.toasts.filter((one) => one.id !== id) })),
  }));

export const useToasts = createToastStore();

/** A notice of any kind. */
export const notify = (toast: NewToast): string => useToasts.getState().add(toast);

export const notifySuccess = (description: string): string => notify({ variant: "success", title: "Operation Success", description });

/** The server's sentence, or another one, under "Operation Failed". */
export const notifyFailure = (error: unknown): string =>
  notify({ variant: "destructive", title: "Operation Failed", description: typeof error === "string" ? error : formatFailure(error) });
