import { FailureNote, Loading, SkeletonText } from "@copydesk/ui";
import { failureOf } from "../../lib/failure.ts";
import { useApp } from "../../lib/stores/app.ts";
import { trpc } from "../../lib/trpc.ts";
import { SectionFrame } from "./section-frame.tsx";

/** `/settings/scheduler-config`, to read. */
export default function SchedulerPage() {
  const title = useApp((state) => state.modules?.find((module) => module.module_code === "scheduler_configuration")?.module_title);
  return (
    <SectionFrame title={title ?? ""}>
      <ScheduleNote />
    </SectionFrame>
  );
}

function ScheduleNote() {
  const options = trpc.options.get.useQuery();
  if (options.isPending) {
    return (
      <Loading className="max-w-measure">
        <SkeletonText lines={2} />
      </Loading>
    );
  }
  if (options.isError) {
    const { message, requestId } = failureOf(options.error);
    return <FailureNote title={message} requestId={requestId} onRetry={() => options.refetch()} retrying={options.isFetching} />;
  }
  return (
    <div className="grid max-w-measure gap-2 border-line border-y py-[30px] text-ink-2 text-md">
      <p className="text-ink">{options.data.schedule_note}</p>
      <p>
        Posting schedules are planned so, in the time zone of each campaign. They can be read here; this version has no screen to change
        them.
      </p>
    </div>
  );
}
