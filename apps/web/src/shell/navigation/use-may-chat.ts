import { useRight } from "../../lib/rights.ts";
import { useApp } from "../../lib/stores/app.ts";

/** Whether the company has the agent on and this person may use it: only then anything leads to it. */
export function useMayChat(): boolean {
  const isOn = useApp((state) => state.aiChatEnabled);
  return useRight("chat.use") && isOn === true;
}
