import { asTyped } from "../../../lib/query-options.ts";
import { trpc } from "../../../lib/trpc.ts";

/** Asks whether another campaign has a name; answers no when the server cannot be asked. */
export function useNameTaken() {
  const utils = trpc.useUtils();
  return (name: string, exceptId?: string) =>
    utils.campaigns.name_taken
      .fetch({ name, ...(exceptId ? { except_id: exceptId } : {}) }, { staleTime: 0, ...asTyped })
      .catch(() => false);
}
