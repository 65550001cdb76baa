import { trpc } from "../../../lib/trpc.ts";

export function useRemoveRole() {
  const utils = trpc.useUtils();
  return trpc.roles.remove.useMutation({
    onSuccess: () => {
      void utils.roles.list.invalidate();
      void utils.users.invalidate();
    },
  });
}
