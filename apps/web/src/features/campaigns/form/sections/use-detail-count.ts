import type { CampaignBrief } from "@copydesk/contracts";
import { useFormState, useWatch } from "react-hook-form";
import { detailFields } from "../brief/places.ts";

/** How many of the optional details say something, and whether one of them is wrong. */
export function useDetailCount() {
  const values = useWatch<CampaignBrief, typeof detailFields>({ name: detailFields });
  const { errors } = useFormState<CampaignBrief>({ name: [...detailFields] });
  return {
    filled: values.filter((value) => (typeof value === "string" ? value.trim() !== "" : value.length > 0)).length,
    wrong: detailFields.some((field) => errors[field] !== undefined),
  };
}
