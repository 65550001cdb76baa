import { trpc } from "../../../lib/trpc.ts";

/** A campaign as it is now, for editing: never an older copy that is at hand. */
export const useCampaignToEdit = (id: string | null) =>
  trpc.campaigns.get.useQuery({ id: id ?? "" }, { enabled: id !== null, staleTime: 0 });
