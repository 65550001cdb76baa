import type { CampaignBrief, CampaignBriefInput } from "@copydesk/contracts";
import { useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { failureOf } from "../../../lib/failure.ts";
import { notifyFailure } from "../../../lib/stores/toast.ts";
import { type Place, placeOf, placeRank } from "./brief/places.ts";
import { errorPaths } from "./messages.ts";
import { fieldProblems } from "./save/server-errors.ts";

interface SubmitWorld {
  form: UseFormReturn<CampaignBriefInput, unknown, CampaignBrief>;
  jumpTo: (place: Place) => void;
}

/** Checks the brief and hands it over; whatever is wrong, here or on the server, lands on its field and comes into view. */
export function useSubmit({ form, jumpTo }: SubmitWorld) {
  const [busy, setBusy] = useState(false);
  // A second press before the first is drawn as busy.
  const running = useRef(false);

  function jumpToFirst(paths: readonly string[]) {
    const [first] = paths.map(placeOf).sort((a, b) => placeRank(a) - placeRank(b));
    if (first) jumpTo(first);
  }

  function onFailure(error: unknown) {
    const problems = fieldProblems(failureOf(error));
    if (problems.length === 0) notifyFailure(error);
    for (const { path, message } of problems) form.setError(path, { type: "server", message });
    jumpToFirst(problems.map(({ path }) => path));
  }

  async function submit(save: (brief: CampaignBrief) => Promise<void>) {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    await form.handleSubmit(
      (brief) => save(brief).catch(onFailure),
      (errors) => jumpToFirst(errorPaths(errors).map(({ path }) => path)),
    )();
    running.current = false;
    setBusy(false);
  }

  return { busy, submit, onFailure };
}
