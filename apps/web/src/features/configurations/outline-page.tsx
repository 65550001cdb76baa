import { ConfigurationPage } from "./configuration-page.tsx";
import { useOutlineCalls } from "./use-configuration-calls.ts";

/** `/settings/outline-config` */
export default function OutlineConfigurationPage() {
  return <ConfigurationPage calls={useOutlineCalls()} />;
}
