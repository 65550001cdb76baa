import type { GuideDraft } from "@copydesk/contracts";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { trpc } from "../../../lib/trpc.ts";

interface Place {
  voice_id: string;
  language_id: string;
  channel_id: string | null;
}

/** Asks for a guide; whoever closes the dialog stops the call to the model, which may take long and cost something. */
export function useDrafting() {
  const { client } = trpc.useUtils();
  const controller = useRef<AbortController | null>(null);
  const { mutate, data, error, isPending } = useMutation<GuideDraft, Error, Place>({
    mutationFn(place) {
      controller.current = new AbortController();
      return client.voices.draft_guide.mutate(place, { signal: controller.current.signal });
    },
  });
  useEffect(() => () => controller.current?.abort(), []);
  return { data, error, isPending, ask: mutate };
}
