import { trpc } from "../../../lib/trpc.ts";

export function useUpdateTemplate() {
  const utils = trpc.useUtils();
  return trpc.templates.update.useMutation({
    onSuccess: (saved) => {
      utils.templates.get.setData({ id: saved.id }, saved);
      void utils.templates.list.invalidate();
    },
  });
}
