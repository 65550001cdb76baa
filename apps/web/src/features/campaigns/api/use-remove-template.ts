import { trpc } from "../../../lib/trpc.ts";

export function useRemoveTemplate() {
  const utils = trpc.useUtils();
  return trpc.templates.remove.useMutation({ onSettled: () => utils.templates.list.invalidate() });
}
