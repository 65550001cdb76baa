import { formWaits } from "../../../lib/query-options.ts";
import { trpc } from "../../../lib/trpc.ts";

/** What was typed last time. Asked for anew each time the form is opened, and not kept afterwards. */
export const useStoredDraft = (key: string, { enabled }: { enabled: boolean }) =>
  trpc.drafts.get.useQuery({ key }, { enabled, ...formWaits });

export const useSaveDraft = () => trpc.drafts.save.useMutation();

export const useDiscardDraft = () => trpc.drafts.discard.useMutation();
