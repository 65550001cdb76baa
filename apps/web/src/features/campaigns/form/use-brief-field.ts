import type { CampaignBrief } from "@copydesk/contracts";
import { useController, useFormContext } from "react-hook-form";
import { messagesOf } from "./messages.ts";

/** One field of the brief: its value, how to set it, and what is wrong with it. */
export function useBriefField<N extends keyof CampaignBrief>(name: N) {
  const { trigger, getValues } = useFormContext<CampaignBrief>();
  const { field, fieldState } = useController<CampaignBrief, N>({ name });
  return {
    value: field.value as CampaignBrief[N],
    set: (value: CampaignBrief[N]) => field.onChange(value),
    /** The value at this moment, for what comes back later. */
    latest: () => getValues(name) as CampaignBrief[N],
    /** Looks whether it is right, for when the field is left. */
    check: () => void trigger(name),
    errors: messagesOf(fieldState.error),
  };
}
