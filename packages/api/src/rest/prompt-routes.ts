import { promptPreviewInput, promptTryInput } from "@copydesk/contracts";
import { routesOf } from "./rest-route.ts";

const route = routesOf("Prompts");

export const promptRoutes = [
  route(
    {
      method: "POST",
      path: "/prompts/preview",
      procedure: "prompts.preview",
      summary: "Exactly what would be sent for a prompt, saved or not; needs the right to read such prompts",
      body: promptPreviewInput,
    },
    ({ caller, body }) => caller.prompts.preview(body),
  ),
  route(
    {
      method: "POST",
      path: "/prompts/try",
      procedure: "prompts.try",
      asksModel: true,
      summary: "Write once with a channel's prompt, saved or not; the text is not kept",
      body: promptTryInput,
    },
    ({ caller, body }) => caller.prompts.try(body),
  ),
];
