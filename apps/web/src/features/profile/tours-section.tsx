import { Button } from "@copydesk/ui";
import { ArrowCounterClockwiseIcon } from "@phosphor-icons/react/dist/csr/ArrowCounterClockwise";
import { notifyFailure, notifySuccess } from "../../lib/stores/toast.ts";
import { tourDoneKey, tourFlows } from "../../lib/tour-flow.ts";
import { trpc } from "../../lib/trpc.ts";
import { Section } from "./section.tsx";

const keys = tourFlows.map(tourDoneKey);

/** How many of the tours the person has seen, and how to see them again. */
export function ToursSection() {
  const { data } = trpc.preferences.get.useQuery({ keys });
  const utils = trpc.useUtils();
  const remove = trpc.preferences.remove.useMutation();

  async function restart() {
    try {
      await remove.mutateAsync({ keys });
      await utils.preferences.get.invalidate();
      notifySuccess("Each screen offers its tour again");
    } catch (error) {
      notifyFailure(error);
    }
  }
  return (
    <Section title="Guided tours" help={data ? `${data.length} of ${keys.length} done.` : undefined}>
      <Button
        icon={<ArrowCounterClockwiseIcon size={14} aria-hidden />}
        loading={remove.isPending}
        disabled={data?.length === 0}
        onClick={restart}
      >
        Show all tours again
      </Button>
    </Section>
  );
}
