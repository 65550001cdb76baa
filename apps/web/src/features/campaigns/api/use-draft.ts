import { trpc } from "../../../lib/trpc.ts";

/** What was typed last time. Asked for anew each time the form is opened, and not kept afterwards. */
export const useStoredDraft = (key: string, { enabled }: { enabled: boolean }) =>
  trpc.drafts.get.useQuery({ key }, { enabled, staleTime: 0, gcTime: 0, refetchOnReconnect: false, retry: 1 });

export const useSaveDraft = () => trpc.drafts.save.useMutation();

export const useDiscardDraft = () => trpc.drafts.discard.useMutation();
