import { Toaster } from "@copydesk/ui";
import { useToasts } from "../lib/stores/toast.ts";

/** The notices of the whole app, one at a time. */
export function Toasts() {
  const { toasts, dismiss } = useToasts();
  return <Toaster toasts={toasts} onDismiss={dismiss} />;
}
