import { addUploadsInput, exampleLimits, uploadViewSchema as upload, uploadLimits, uploadListInput } from "@copydesk/contracts";
import { z } from "zod";
import { oneOfThem } from "./people-shapes.ts";
import { routesOf } from "./rest-route.ts";

const route = routesOf("Uploads");

const title = z.string().min(1).max(exampleLimits.title);
const text = z.string().max(uploadLimits.answered);
const answer = z
  .strictObject({
    language_id: z.string().min(1).max(64).optional().meta({ description: "Of the texts whose language could not be told" }),
    split: z.literal(true).optional(),
    title: title.optional(),
    text: text.optional().meta({ description: "The text as it shall be, with a title" }),
  })
  .refine(({ language_id, split, title, text }) => {
    const given = [language_id !== undefined, split !== undefined, title !== undefined && text !== undefined];
    return given.filter(Boolean).length === 1 && (title === undefined) === (text === undefined);
  }, "Send language_id, or split, or title and text");

/** The bytes themselves come by the tus protocol: `POST /uploads`, then `PATCH /uploads/{id}`. */
export const uploadRoutes = [
  route(
    {
      method: "GET",
      path: "/uploads",
      procedure: "uploads.list",
      summary: "Files that you sent and have not added yet",
      query: uploadListInput,
      answer: z.strictObject({ results: z.array(upload) }),
    },
    async ({ caller, query }) => ({ results: await caller.uploads.list(query) }),
  ),
  route(
    {
      method: "POST",
      path: "/uploads/add",
      procedure: "uploads.add",
      summary: "Create examples of files that are ready",
      body: addUploadsInput,
    },
    ({ caller, body }) => caller.uploads.add(body),
  ),
  route(
    {
      method: "GET",
      path: "/uploads/{id}",
      procedure: "uploads.get",
      summary: "One file with what was found in it",
      params: oneOfThem,
    },
    ({ caller, params }) => caller.uploads.get(params),
  ),
  route(
    {
      method: "POST",
      path: "/uploads/{id}/answer",
      procedure: "uploads.answer",
      summary: "Say which language a file is in, that it shall be split, or what its text shall be",
      params: oneOfThem,
      body: answer,
      answer: upload,
    },
    ({ caller, params, body }) => {
      if (body.language_id !== undefined) return caller.uploads.answer({ ...params, language_id: body.language_id });
      if (body.split) return caller.uploads.answer({ ...params, split: true });
      return caller.uploads.answer({ ...params, title: body.title ?? "", text: body.text ?? "" });
    },
  ),
  route(
    {
      method: "DELETE",
      path: "/uploads/{id}",
      procedure: "uploads.remove",
      summary: "Take a file away, also one that is on its way",
      status: 204,
      params: oneOfThem,
    },
    ({ caller, params }) => caller.uploads.remove(params),
  ),
];
