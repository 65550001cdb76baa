import { channelLimits, cropSchema, httpStatus, type Permission, peopleLimits, uploadExtensions, uploadLimits } from "@copydesk/contracts";
import { z } from "zod";
import type { ZodOpenApiOperationObject, ZodOpenApiPathsObject } from "zod-openapi";
import { failureAnswers } from "./failure-answers.ts";

const size = (bytes: number) => (bytes >= 1024 * 1024 ? `${bytes / 1024 / 1024} MB` : `${bytes / 1024} KB`);
const known = uploadExtensions.join(", ");
/** What a story may be taken from; examples come from more kinds. */
const storyFiles = "docx, pdf, md, txt";
const { TOO_LARGE, UNSUPPORTED_TYPE, TOO_MANY_REQUESTS, INTERNAL, UNAVAILABLE, STORAGE_FULL } = httpStatus;
const ofSending = [400, 401, TOO_LARGE, UNSUPPORTED_TYPE, TOO_MANY_REQUESTS, INTERNAL, UNAVAILABLE, STORAGE_FULL];

/** The bytes themselves are the body: no form around them, and no other name or field among them. */
const bytes = (types: readonly string[], most: number) => ({
  required: true,
  description: `The bytes themselves, ${size(most)} at most`,
  content: Object.fromEntries(types.map((type) => [type, { schema: { type: "string" as const, format: "binary", maxLength: most } }])),
});

interface Sending {
  id: string;
  tag: string;
  summary: string;
  permission?: Permission;
  answer: z.ZodType;
  body: ReturnType<typeof bytes>;
  more?: Pick<ZodOpenApiOperationObject, "requestParams">;
}

const sending = ({ id, tag, summary, permission, answer, body, more }: Sending): ZodOpenApiOperationObject => ({
  operationId: id,
  summary,
  description: permission ? `Needs \`${permission}\`.` : "Needs a token.",
  tags: [tag],
  ...more,
  requestBody: body,
  responses: {
    200: { description: "The answer", content: { "application/json": { schema: answer } } },
    ...failureAnswers(permission ? [...ofSending, 403] : ofSending),
  },
});

const pictures = ["image/png", "image/jpeg", "image/webp"];
const address = z.string().meta({ description: "Where it is shown: GET /files/{id}" });

const tus = { "Tus-Resumable": z.literal("1.0.0") };
const offset = { "Upload-Offset": z.string().meta({ description: "Bytes that are here" }) };
const oneUpload = z.object({ id: z.string() });
const uploading = { tags: ["Uploads"], description: "Needs `examples.create`." };
const refused = failureAnswers([...ofSending, 403, 404, 409]);

/** Calls whose bodies or answers are bytes; the server answers them beside the table. */
export const filePaths: ZodOpenApiPathsObject = {
  "/users/profile/photo": {
    post: sending({
      id: "post_users_profile_photo",
      tag: "Account",
      summary: "Send your photo; without a crop its middle is shown",
      answer: z.strictObject({ profile_pic: address }),
      body: bytes(pictures, peopleLimits.pictureBytes),
      more: { requestParams: { query: cropSchema.partial().meta({ description: "The square to show, in pixels: all three, or none" }) } },
    }),
  },
  "/company/logo": {
    post: sending({
      id: "post_company_logo",
      tag: "Company",
      summary: "Send the company's logo",
      permission: "company.edit",
      answer: z.strictObject({ logo: address }),
      body: bytes(pictures, peopleLimits.pictureBytes),
    }),
  },
  "/channels/icons": {
    post: sending({
      id: "post_channels_icons",
      tag: "Channels",
      summary: "Send a picture for a channel; its answer is what `icon` of a channel takes",
      permission: "channels.edit",
      answer: z.strictObject({ icon: address }),
      body: bytes(["image/png", "image/webp"], channelLimits.iconBytes),
    }),
  },
  "/files/{id}": {
    get: {
      operationId: "get_files_id",
      summary: "A photo, a logo or an icon",
      description: "Needs a token, or the `auth_token` cookie. A new picture has a new address, so this one may be kept.",
      tags: ["Account"],
      requestParams: { path: z.object({ id: z.string() }) },
      responses: {
        200: { description: "The picture", content: { "image/webp": {}, "image/png": {} } },
        ...failureAnswers([400, 401, 404, 429, 500, 503]),
      },
    },
  },
  "/files/extract-text": {
    post: sending({
      id: "post_files_extract_text",
      tag: "Campaigns",
      summary: "The text of a file, to make a main story of; nothing of it is kept",
      permission: "campaigns.create",
      answer: z.strictObject({
        text: z.string(),
        format: z.string(),
        notes: z.array(z.string()).meta({ description: "What was left out or guessed, in sentences" }),
      }),
      body: bytes(["application/octet-stream"], uploadLimits.fileBytes),
      more: {
        requestParams: {
          header: z.object({ "X-File-Name": z.string().meta({ description: `Percent-encoded; its end says what it is: ${storyFiles}` }) }),
        },
      },
    }),
  },
  "/uploads": {
    post: {
      ...uploading,
      operationId: "post_uploads",
      summary: "Begin a file that becomes examples (tus 1.0.0, with creation and creation-with-upload)",
      requestParams: {
        header: z.object({
          ...tus,
          "Upload-Length": z.string().meta({ description: `Bytes of the whole file, ${uploadLimits.fileBytes} at most` }),
          "Upload-Metadata": z
            .string()
            .meta({ description: `\`filename\` and, if it is of a voice, \`voice_id\`, each with its value in Base64. Kinds: ${known}` }),
        }),
      },
      responses: { 201: { description: "Location says where its bytes are sent" }, ...refused },
    },
  },
  "/uploads/{id}": {
    head: {
      ...uploading,
      operationId: "head_uploads_id",
      summary: "How much of a file is here",
      requestParams: { path: oneUpload, header: z.object(tus) },
      responses: { 200: { description: "Upload-Offset and Upload-Length say it" }, ...failureAnswers([400, 401, 403, 404, 429, 500, 503]) },
    },
    patch: {
      ...uploading,
      operationId: "patch_uploads_id",
      summary: "Send the next bytes of a file, in pieces of any size; after the last one it is read",
      requestParams: { path: oneUpload, header: z.object({ ...tus, ...offset }) },
      requestBody: bytes(["application/offset+octet-stream"], uploadLimits.fileBytes),
      responses: { 204: { description: "Upload-Offset says how much is here now" }, ...refused },
    },
  },
};
