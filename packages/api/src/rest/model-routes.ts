import {
  AppError,
  modelDetailSchema as detail,
  modelListItemSchema as item,
  type ModelTest,
  type ModelTestEvent,
  modelChange,
  modelDefaultInput,
  modelInput,
  modelListInput,
  modelStatusInput,
  modelTestInput,
  priceQuestion,
  removeModelInput,
  modelTestSchema as tested,
} from "@copydesk/contracts";
import { envelope, envelopeOf } from "./list-envelope.ts";
import { given, oneOfThem } from "./people-shapes.ts";
import { routesOf } from "./rest-route.ts";
import { takingBack } from "./taking-back.ts";

const route = routesOf("Models");

export const modelRoutes = [
  route(
    {
      method: "GET",
      path: "/models",
      procedure: "models.list",
      summary: "Models that write, without keys",
      query: modelListInput,
      answer: envelopeOf(item),
    },
    async ({ caller, query }) => envelope(await caller.models.list(query), { path: "/models", query }),
  ),
  route(
    {
      method: "POST",
      path: "/models",
      procedure: "models.create",
      summary: "Add a model; its key is sealed for its address and never answered",
      status: 201,
      body: modelInput,
      idempotent: true,
    },
    ({ caller, body }) => caller.models.create(body),
  ),
  route(
    {
      method: "POST",
      path: "/models/test",
      procedure: "models.test",
      summary: "Try a model that is not saved, step by step; answers when the last step has ended",
      body: modelTestInput,
      answer: tested,
    },
    async ({ caller, body }) => lastOf(await caller.models.test(body)),
  ),
  route(
    {
      method: "GET",
      path: "/models/suggested-price",
      procedure: "models.suggest_price",
      summary: "What a catalogue of public prices says of a model; null when it does not know it",
      query: priceQuestion,
    },
    ({ caller, query }) => caller.models.suggest_price(query),
  ),
  route(
    {
      method: "GET",
      path: "/models/{id}",
      procedure: "models.get",
      summary: "One model, without its key",
      params: oneOfThem,
    },
    ({ caller, params }) => caller.models.get(params),
  ),
  route(
    {
      method: "PUT",
      path: "/models/{id}",
      procedure: "models.update",
      summary: "Change a model; a key that is left out stays, unless the address is another one; 409 when somebody else changed it",
      params: oneOfThem,
      body: takingBack(modelChange, detail),
    },
    ({ caller, params, body }) => caller.models.update({ ...params, ...body }),
  ),
  route(
    {
      method: "PUT",
      path: "/models/{id}/default",
      procedure: "models.set_default",
      summary: "Make a model the one that writes, or chats, where no other is chosen",
      params: oneOfThem,
      body: modelDefaultInput.omit({ id: true }),
    },
    ({ caller, params, body }) => caller.models.set_default({ ...params, ...body }),
  ),
  route(
    {
      method: "PUT",
      path: "/models/{id}/status",
      procedure: "models.set_status",
      summary: "Switch a model on or off",
      params: oneOfThem,
      body: modelStatusInput.omit({ id: true }),
    },
    ({ caller, params, body }) => caller.models.set_status({ ...params, ...body }),
  ),
  route(
    {
      method: "POST",
      path: "/models/{id}/test",
      procedure: "models.test_saved",
      summary: "Try a stored model and keep how it ended",
      params: oneOfThem,
      answer: tested,
    },
    async ({ caller, params }) => lastOf(await caller.models.test_saved(params)),
  ),
  route(
    {
      method: "DELETE",
      path: "/models/{id}",
      procedure: "models.remove",
      summary: "Delete a model; 409 when it is used and no other takes its place",
      status: 204,
      params: oneOfThem,
      query: removeModelInput.omit({ id: true }),
    },
    ({ caller, params, query }) => caller.models.remove({ ...params, ...given(query) }),
  ),
];

async function lastOf(events: AsyncIterable<ModelTestEvent>): Promise<ModelTest> {
  for await (const event of events) if (event.type === "done") return event.test;
  throw new AppError("UNAVAILABLE", "The test was stopped.");
}
