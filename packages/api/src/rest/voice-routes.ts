import {
  voiceDetailSchema as detail,
  draftGuideInput,
  voiceListItemSchema as item,
  termFormsInput,
  voiceChangeBody,
  voiceInput,
  voiceListInput,
  voicePreviewInput,
  voiceStatuses,
} from "@copydesk/contracts";
import { z } from "zod";
import { envelope, envelopeOf } from "./list-envelope.ts";
import { oneOfThem } from "./people-shapes.ts";
import { routesOf } from "./rest-route.ts";
import { takingBack } from "./taking-back.ts";

const route = routesOf("Voices");

export const voiceRoutes = [
  route(
    {
      method: "GET",
      path: "/voices",
      procedure: "voices.list",
      summary: "Voices the person sees",
      query: voiceListInput,
      answer: envelopeOf(item),
    },
    async ({ caller, query }) => envelope(await caller.voices.list(query), { path: "/voices", query }),
  ),
  route(
    {
      method: "POST",
      path: "/voices",
      procedure: "voices.create",
      summary: "Create a voice with its style guides",
      status: 201,
      body: voiceInput,
      idempotent: true,
    },
    ({ caller, body }) => caller.voices.create(body),
  ),
  route(
    {
      method: "POST",
      path: "/voices/preview",
      procedure: "voices.preview",
      summary: "What models are told of a voice in one language and channel, saved or not",
      body: voicePreviewInput,
    },
    ({ caller, body }) => caller.voices.preview(body),
  ),
  route(
    {
      method: "POST",
      path: "/voices/term-forms",
      procedure: "voices.term_forms",
      summary: "What banned and unwanted terms are found as in a language, besides as they stand",
      body: termFormsInput,
    },
    ({ caller, body }) => caller.voices.term_forms(body),
  ),
  route(
    {
      method: "GET",
      path: "/voices/{id}",
      procedure: "voices.get",
      summary: "One voice with its style guides",
      params: oneOfThem,
    },
    ({ caller, params }) => caller.voices.get(params),
  ),
  route(
    {
      method: "PUT",
      path: "/voices/{id}",
      procedure: "voices.update",
      summary: "Change a voice; guides that are not sent are removed; 409 when somebody else changed it in between",
      params: oneOfThem,
      body: takingBack(voiceChangeBody, detail),
    },
    ({ caller, params, body }) => caller.voices.update({ ...params, ...body }),
  ),
  route(
    {
      method: "POST",
      path: "/voices/{id}/status",
      procedure: "voices.set_status",
      summary: "Publish a voice, or take it away from new campaigns",
      params: oneOfThem,
      body: z.strictObject({ status: z.enum(voiceStatuses) }),
    },
    ({ caller, params, body }) => caller.voices.set_status({ ...params, ...body }),
  ),
  route(
    {
      method: "POST",
      path: "/voices/{id}/duplicate",
      procedure: "voices.duplicate",
      summary: "Make a draft with the same description and style guides",
      status: 201,
      params: oneOfThem,
      idempotent: true,
    },
    ({ caller, params }) => caller.voices.duplicate(params),
  ),
  route(
    {
      method: "POST",
      path: "/voices/{id}/draft-guide",
      procedure: "voices.draft_guide",
      asksModel: true,
      summary: "Rules read from a voice's examples by the company's model, each with its quotes; nothing is saved",
      params: oneOfThem,
      body: draftGuideInput.omit({ voice_id: true }),
    },
    ({ caller, params, body }) => caller.voices.draft_guide({ voice_id: params.id, ...body }),
  ),
  route(
    {
      method: "POST",
      path: "/voices/{id}/restore",
      procedure: "voices.restore",
      summary: "Bring a voice back that was deleted less than 30 days ago",
      params: oneOfThem,
    },
    ({ caller, params }) => caller.voices.restore(params),
  ),
  route(
    {
      method: "DELETE",
      path: "/voices/{id}",
      procedure: "voices.remove",
      summary: "Delete a voice and its examples; 409 when a campaign uses it",
      status: 204,
      params: oneOfThem,
    },
    ({ caller, params }) => caller.voices.remove(params),
  ),
];
