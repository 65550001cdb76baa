import { CheckCircleIcon } from "@phosphor-icons/react/dist/csr/CheckCircle";
import { InfoIcon } from "@phosphor-icons/react/dist/csr/Info";
import { WarningIcon } from "@phosphor-icons/react/dist/csr/Warning";
import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { XCircleIcon } from "@phosphor-icons/react/dist/csr/XCircle";
import { Toast as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { cn } from "../lib/cn.ts";

export const toastVariants = ["default", "success", "info", "destructive", "warning"] as const;
export type ToastVariant = (typeof toastVariants)[number];

/** How long every notice stays, and how far to the right it is swiped away. */
export const toastDuration = 2_500;
export const toastSwipeThreshold = 50;

export interface ToastView {
  id: string;
  title?: ReactNode;
  description?: ReactNode;
  /** A small button, such as Undo. */
  action?: ReactNode;
  open: boolean;
  variant: ToastVariant;
}

interface ToasterProps {
  toasts: readonly ToastView[];
  /** Called when a notice has stood long enough, is swiped away or closed. */
  onDismiss: (id: string) => void;
}

const marks: Record<ToastVariant, ReactNode> = {
  default: null,
  success: <CheckCircleIcon size={18} weight="fill" className="text-success-solid" />,
  info: <InfoIcon size={18} weight="fill" className="text-info-solid" />,
  destructive: <XCircleIcon size={18} weight="fill" className="text-destructive-solid" />,
  warning: <WarningIcon size={18} weight="fill" className="text-warning-solid" />,
};

/** Stands once in the app and shows the notices of a store; F8 moves the focus to them. */
export function Toaster({ toasts, onDismiss }: ToasterProps) {
  return (
    <Radix.Provider swipeDirection="right" swipeThreshold={toastSwipeThreshold} duration={toastDuration}>
      {toasts.map((toast) => (
        <Radix.Root
          key={toast.id}
          open={toast.open}
          onOpenChange={(open) => !open && onDismiss(toast.id)}
          type={toast.variant === "destructive" || toast.variant === "warning" ? "foreground" : "background"}
          className={cn(
            "flex animate-rise gap-2.5 rounded-lg border border-line bg-raised py-[11px] pr-2 pl-3.5 text-sm shadow-pop",
            toast.description ? "items-start" : "items-center",
            "data-[state=closed]:animate-fade-out data-[swipe=cancel]:translate-x-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=end]:animate-swipe-out data-[swipe=cancel]:transition-transform",
          )}
        >
          {marks[toast.variant] && (
            <span aria-hidden className="mt-px">
              {marks[toast.variant]}
            </span>
          )}
          <div className="min-w-0 flex-1">
            {toast.title && <Radix.Title className="font-semibold">{toast.title}</Radix.Title>}
            {toast.description && <Radix.Description className="text-ink-2">{toast.description}</Radix.Description>}
          </div>
          {toast.action}
          <Radix.Close
            aria-label="Close"
            className="grid size-[22px] shrink-0 place-items-center rounded-sm text-ink-3 hover:bg-pressed hover:text-ink"
          >
            <XIcon size={14} aria-hidden />
          </Radix.Close>
        </Radix.Root>
      ))}
      {/* On small screens it stands over a bar of buttons at the foot, not on it. */}
      <Radix.Viewport className="fixed right-0 bottom-0 z-60 flex w-[452px] max-w-full flex-col gap-2 p-4 outline-none max-lg:[body:has([data-foot-bar])_&]:bottom-16" />
    </Radix.Provider>
  );
}
