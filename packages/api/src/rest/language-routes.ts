import {
  AppError,
  languageRowSchema as language,
  languageInput,
  languageListInput,
  languageOrderInput,
  languageStatusInput,
  languageUpdateInput,
  catalogueLanguageSchema as readyMade,
} from "@copydesk/contracts";
import { readReferenceCodes } from "@copydesk/core";
import { z } from "zod";
import { envelope, envelopeOf } from "./list-envelope.ts";
import { oneOfThem } from "./people-shapes.ts";
import { routesOf } from "./rest-route.ts";
import { takingBack } from "./taking-back.ts";

const route = routesOf("Languages");

/** As they are read; `languageInput` says how they are written. */
const code = z.string().max(35).meta({ description: "BCP 47, such as en, pt-BR or zh-Hant" });

const codeStays = "The code of a language stays as it is. Add another language instead";
const change = languageUpdateInput.omit({ id: true }).extend({ code: code.optional() });

export const languageRoutes = [
  route(
    {
      method: "GET",
      path: "/languages",
      procedure: "languages.list",
      summary: "Languages that campaigns can be written in, in the order of the forms",
      query: languageListInput,
      answer: envelopeOf(language),
    },
    async ({ caller, query }) => envelope(await caller.languages.list(query), { path: "/languages", query }),
  ),
  route(
    {
      method: "GET",
      path: "/languages/catalogue",
      procedure: "languages.catalogue",
      summary: "Languages that can be taken over ready-made",
      answer: z.strictObject({ results: z.array(readyMade) }),
    },
    async ({ caller }) => ({ results: await caller.languages.catalogue() }),
  ),
  route(
    {
      method: "POST",
      path: "/languages",
      procedure: "languages.create",
      summary: "Add a language",
      status: 201,
      body: languageInput.extend({ code }),
      idempotent: true,
    },
    ({ caller, body }) => caller.languages.create(body),
  ),
  route(
    {
      method: "PUT",
      path: "/languages/order",
      procedure: "languages.reorder",
      summary: "Put all languages in another order; 409 when one came or went in between",
      status: 204,
      body: languageOrderInput,
    },
    ({ caller, body }) => caller.languages.reorder(body),
  ),
  route(
    {
      method: "PUT",
      path: "/languages/{id}",
      procedure: "languages.update",
      summary: "Change a language, all but its code; 409 when somebody else did in between",
      params: oneOfThem,
      body: takingBack(change, language),
      answer: language,
    },
    async ({ ctx, caller, params, body: { code: sent, ...body } }) => {
      const { languages } = await readReferenceCodes(ctx.core);
      if (sent !== undefined && languages.get(sent) !== params.id)
        throw new AppError("BAD_REQUEST", codeStays, { fields: { code: [codeStays] } });
      return caller.languages.update({ ...params, ...body });
    },
  ),
  route(
    {
      method: "PUT",
      path: "/languages/{id}/default",
      procedure: "languages.set_default",
      summary: "Have new campaigns begin in a language",
      params: oneOfThem,
    },
    ({ caller, params }) => caller.languages.set_default(params),
  ),
  route(
    {
      method: "PUT",
      path: "/languages/{id}/status",
      procedure: "languages.set_status",
      summary: "Make a language active or inactive",
      params: oneOfThem,
      body: languageStatusInput.omit({ id: true }),
    },
    ({ caller, params, body }) => caller.languages.set_status({ ...params, ...body }),
  ),
  route(
    {
      method: "DELETE",
      path: "/languages/{id}",
      procedure: "languages.remove",
      summary: "Delete a language that nothing is written in; 409 for any other",
      status: 204,
      params: oneOfThem,
    },
    ({ caller, params }) => caller.languages.remove(params),
  ),
];
