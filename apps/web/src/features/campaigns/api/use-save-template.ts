import { trpc } from "../../../lib/trpc.ts";

/** Keeps a campaign's settings as a template. */
export function useSaveTemplate() {
  const utils = trpc.useUtils();
  return trpc.templates.save_from.useMutation({ onSuccess: () => utils.templates.list.invalidate() });
}
