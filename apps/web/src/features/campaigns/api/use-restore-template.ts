import { trpc } from "../../../lib/trpc.ts";

export function useRestoreTemplate() {
  const utils = trpc.useUtils();
  return trpc.templates.restore.useMutation({ onSettled: () => utils.templates.list.invalidate() });
}
