import { promptPreviewInput, promptTryInput } from "@copydesk/contracts";
import { route } from "./rest-route.ts";

const tag = "Prompts";

export const promptRoutes = [
  route(
    {
      method: "POST",
      path: "/prompts/preview",
      procedure: "prompts.preview",
      summary: "Exactly what would be sent for a prompt, saved or not; needs the right to read such prompts",
      tag,
      status: 200,
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
      tag,
      status: 200,
      body: promptTryInput,
    },
    ({ caller, body }) => caller.prompts.try(body),
  ),
];
