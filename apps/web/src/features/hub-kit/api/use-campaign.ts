import { trpc } from "../../../lib/trpc.ts";

export const useCampaign = (id: string) => trpc.campaigns.get.useQuery({ id });

export const useFormOptions = () => trpc.options.get.useQuery(undefined, { staleTime: 60_000 });
