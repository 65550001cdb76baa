import { ConfigurationPage } from "./configuration-page.tsx";
import { useSchedulerCalls } from "./use-configuration-calls.ts";

/** `/settings/scheduler-config` */
export default function SchedulerConfigurationPage() {
  return <ConfigurationPage calls={useSchedulerCalls()} />;
}
