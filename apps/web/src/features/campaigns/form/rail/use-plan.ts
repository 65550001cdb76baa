import { type CampaignBrief, distinctBy } from "@copydesk/contracts";
import { useMemo } from "react";
import { useFormState, useWatch } from "react-hook-form";
import { placeOf, placeRank } from "../brief/places.ts";
import { planOf } from "../brief/plan.ts";
import { warningsOf } from "../brief/warnings.ts";
import { useFormStage } from "../form-context.ts";
import { errorPaths } from "../messages.ts";

/** What would be produced, what is wrong and what is worth a look, as the form stands now. */
export function usePlan() {
  const { mode, source, options } = useFormStage();
  const brief = useWatch<CampaignBrief>() as CampaignBrief;
  const { errors } = useFormState<CampaignBrief>();
  const plan = useMemo(() => planOf(brief, options), [brief, options]);
  const isTemplate = mode.kind === "template-edit";
  const warnings = useMemo(
    // What is left open in a template is meant to be.
    () => warningsOf(brief, { options, today: source.today }).filter((one) => !isTemplate || one.id !== "placeholders"),
    [brief, options, source.today, isTemplate],
  );
  // The same sentence about every language is one thing to mend.
  const problems = distinctBy(
    errorPaths(errors).map(({ path, message }) => ({ text: message, place: placeOf(path) })),
    "text",
  );
  return { brief, plan, warnings, problems: problems.sort((a, b) => placeRank(a.place) - placeRank(b.place)) };
}
export type FormPlan = ReturnType<typeof usePlan>;
