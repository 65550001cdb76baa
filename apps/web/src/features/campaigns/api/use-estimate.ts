import type { AppRouter } from "@copydesk/api";
import { keepPreviousData } from "@tanstack/react-query";
import type { inferProcedureInput } from "@trpc/server";
import { trpc } from "../../../lib/trpc.ts";

export type EstimateInput = inferProcedureInput<AppRouter["campaigns"]["estimate"]>;

/** What a generation would use. The figures before stay in view while new ones are worked out. */
export const useEstimate = (input: EstimateInput | null) =>
  trpc.campaigns.estimate.useQuery(input ?? nothing, { enabled: input !== null, placeholderData: keepPreviousData, staleTime: 60_000 });

const nothing: EstimateInput = {
  story_length: 0,
  languages: [],
  voice_id: null,
  content_schedule: false,
  generation_mode: "entire_campaign",
};
