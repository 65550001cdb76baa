import type { RoleDetail, RoleInput } from "@copydesk/contracts";
import { trpc } from "../../../lib/trpc.ts";

/** Creates a role, or changes one at the version that was read. Throws the server's refusal. */
export function useSaveRole() {
  const utils = trpc.useUtils();
  const create = trpc.roles.create.useMutation();
  const update = trpc.roles.update.useMutation();
  return async (values: RoleInput, existing: RoleDetail | null): Promise<RoleDetail> => {
    const saved = existing
      ? await update.mutateAsync({ ...values, id: existing.id, version: existing.version })
      : await create.mutateAsync(values);
    utils.roles.get.setData({ id: saved.id }, saved);
    // Lists of people name roles, and one's own rights may be among what changed.
    void utils.roles.list.invalidate();
    void utils.users.invalidate();
    void utils.profile.invalidate();
    return saved;
  };
}
