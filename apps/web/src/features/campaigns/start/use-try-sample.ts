import { useRef, useState } from "react";
import { loadWhenReached } from "../../../lib/lazy-part.tsx";
import { ownZone } from "../../../lib/own-zone.ts";
import { notifyFailure } from "../../../lib/stores/toast.ts";
import { dayOf } from "../../../lib/time-words.ts";
import { useFormOptions } from "../api/use-form-options.ts";
import { useNameTaken } from "../api/use-name-taken.ts";
import { useBeginCampaign } from "../form/save/use-begin-campaign.ts";
import type { SampleName } from "./samples.ts";

/** Makes a campaign of a sample story, which loads when it is chosen, begins to write it, and opens it. */
export function useTrySample() {
  const options = useFormOptions().data;
  const isTaken = useNameTaken();
  const create = useBeginCampaign(() => {});
  const [isPending, setPending] = useState(false);
  // A second press before the first is drawn as busy.
  const running = useRef(false);

  async function freeName(name: SampleName): Promise<string> {
    for (let number = 1; number < 20; number += 1) {
      const proposed = number === 1 ? name : `${name} (${number})`;
      if (!(await isTaken(proposed))) return proposed;
    }
    return name;
  }

  async function trySample(sample: SampleName) {
    if (running.current || !options) return;
    running.current = true;
    setPending(true);
    try {
      const [name, { sampleBriefOf }] = await Promise.all([freeName(sample), loadWhenReached(() => import("./sample-brief.ts"))]);
      await create(sampleBriefOf(sample, name, { options, today: dayOf(Date.now()), timeZone: ownZone.get() }), { generate: true });
    } catch (error) {
      notifyFailure(error);
    } finally {
      running.current = false;
      setPending(false);
    }
  }
  return { trySample, isPending };
}
