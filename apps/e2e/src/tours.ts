import type { Page } from "@playwright/test";
import { tokenOf } from "./call.ts";

const flows = [
  "campaign-create",
  "campaign-content",
  "campaign-content-block",
  "campaign-content-advance-configuration",
  "channel-create",
  "model-create",
  "voice-create",
  "style-guide-create",
  "voice-example-create",
  "admin-schedule-configuration",
  "admin-outline-configuration",
  "campaign-schedule-block",
];

/** As somebody who has been here before: no guided tour is offered. */
export async function rememberTours(url: string, token: string): Promise<void> {
  const answer = await fetch(`${url}/api/user-preference/`, {
    method: "POST",
    headers: { Authorization: `Token ${token}`, "Content-Type": "application/json" },
    body: JSON.stringify(flows.map((flow) => ({ key: `tour.${flow}.done`, value: "true", value_type: "boolean" }))),
  });
  if (!answer.ok) throw new Error(`The tours could not be marked as seen: ${await answer.text()}`);
}

/** The same for the person of a page. */
export const knowTheTours = async (page: Page): Promise<void> => rememberTours(new URL(page.url()).origin, await tokenOf(page));
