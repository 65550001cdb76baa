import { DeletedDialog } from "../../lib/deleted/deleted-dialog.tsx";
import { countedNow } from "../../lib/query-options.ts";
import { trpc } from "../../lib/trpc.ts";

/** Deleted examples that can be brought back. */
export default function DeletedExamples({ onClose }: { onClose: () => void }) {
  const utils = trpc.useUtils();
  const query = trpc.examples.deleted.useQuery(undefined, countedNow);
  const restoring = trpc.examples.restore.useMutation();
  async function restore(id: string) {
    const { left } = await restoring.mutateAsync({ ids: [id] });
    if (left[0]) throw new Error(left[0].reason);
    await Promise.all([utils.examples.invalidate(), utils.options.invalidate()]);
  }
  return <DeletedDialog noun="examples" query={query} onRestore={restore} onClose={onClose} />;
}
