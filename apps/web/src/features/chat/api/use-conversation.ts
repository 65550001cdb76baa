import { trpc } from "../../../lib/trpc.ts";

/** One conversation, with what the agent keeps in mind of it. The live stream keeps it up to date. */
export const useConversation = (id: string) => trpc.conversations.get.useQuery({ id });
