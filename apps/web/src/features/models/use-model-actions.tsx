import type { ModelListItem } from "@copydesk/contracts";
import { useState } from "react";
import { notifyOutcome } from "../../lib/notify-outcome.tsx";
import { trpc } from "../../lib/trpc.ts";

/** Asks anew for everything that names models. */
export function useRefreshModels() {
  const utils = trpc.useUtils();
  return () => Promise.all([utils.models.invalidate(), utils.options.invalidate()]);
}

/** What is done with models from their list. */
export function useModelActions() {
  const settingStatus = trpc.models.set_status.useMutation();
  const settingDefault = trpc.models.set_default.useMutation();
  const [asked, setAsked] = useState<Pick<ModelListItem, "id" | "name"> | null>(null);
  const refresh = useRefreshModels();

  /** Tells in a toast how an action ended, and asks for the list anew. */
  const report = (action: Promise<unknown>, done: string) => notifyOutcome(action, done).then(refresh);

  return {
    setStatus: ({ id, name }: ModelListItem, status: ModelListItem["status"]) =>
      report(settingStatus.mutateAsync({ id, status }), status === "active" ? `${name} is active` : `${name} is inactive`),
    setDefault: ({ id, name }: ModelListItem, use: "content" | "chat") =>
      report(settingDefault.mutateAsync({ id, use }), use === "content" ? `${name} writes by default` : `${name} answers in the chat`),
    remove: { asked, ask: setAsked, close: () => setAsked(null) },
  };
}
export type ModelActions = ReturnType<typeof useModelActions>;
