import { trpc } from "../../../lib/trpc.ts";
import { useHub } from "../../hub-kit/index.ts";

/** What was taken out of the open campaign, the latest first. */
export function useRemoved() {
  const { campaign } = useHub();
  return trpc.campaigns.removed.useQuery({ id: campaign.id });
}
