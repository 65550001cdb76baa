import { DeletedDialog } from "../../../lib/deleted/deleted-dialog.tsx";
import { countedNow } from "../../../lib/query-options.ts";
import { trpc } from "../../../lib/trpc.ts";

/** Deleted campaigns that can be brought back. */
export default function DeletedCampaigns({ onClose }: { onClose: () => void }) {
  const utils = trpc.useUtils();
  const query = trpc.campaigns.deleted.useQuery(undefined, countedNow);
  const restoring = trpc.campaigns.restore.useMutation();
  async function restore(id: string) {
    await restoring.mutateAsync({ id });
    await Promise.all([utils.campaigns.invalidate(), utils.options.invalidate()]);
  }
  return <DeletedDialog noun="campaigns" query={query} onRestore={restore} onClose={onClose} />;
}
