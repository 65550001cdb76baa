import { DeletedDialog } from "../../lib/deleted/deleted-dialog.tsx";
import { countedNow } from "../../lib/query-options.ts";
import { trpc } from "../../lib/trpc.ts";

/** Deleted voices that can be brought back. */
export default function DeletedVoices({ onClose }: { onClose: () => void }) {
  const utils = trpc.useUtils();
  const query = trpc.voices.deleted.useQuery(undefined, countedNow);
  const restoring = trpc.voices.restore.useMutation();
  async function restore(id: string) {
    await restoring.mutateAsync({ id });
    await Promise.all([utils.voices.invalidate(), utils.options.invalidate()]);
  }
  return <DeletedDialog noun="voices" query={query} onRestore={restore} onClose={onClose} />;
}
