import { trpc } from "../../../lib/trpc.ts";

/** Names, icons and shapes of what can be chosen in a campaign. Changes rarely, so that half a minute old will do. */
export const useFormOptions = () => trpc.options.get.useQuery(undefined, { staleTime: 30_000 });
