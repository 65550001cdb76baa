import { trpc } from "../../../lib/trpc.ts";
import { useListCache } from "./list-cache.ts";

export function useStartGeneration() {
  const list = useListCache();
  return trpc.generation.start.useMutation({ onSuccess: () => void list.refresh() });
}
