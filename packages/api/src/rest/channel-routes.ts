import {
  channelDetailSchema as channelDetail,
  channelInput,
  channelListItemSchema as channelItem,
  channelListInput,
  channelOrderInput,
  channelStatusInput,
  channelUpdateInput,
} from "@copydesk/contracts";

import { envelope, envelopeOf } from "./list-envelope.ts";
import { oneOfThem } from "./people-shapes.ts";
import { routesOf } from "./rest-route.ts";
import { takingBack } from "./taking-back.ts";

const route = routesOf("Channels");
const change = channelUpdateInput.omit({ id: true });

export const channelRoutes = [
  route(
    {
      method: "GET",
      path: "/channels",
      procedure: "channels.list",
      summary: "Channels in the order of the forms, with what uses each",
      query: channelListInput,
      answer: envelopeOf(channelItem),
    },
    async ({ caller, query }) => envelope(await caller.channels.list(query), { path: "/channels", query }),
  ),
  route(
    {
      method: "POST",
      path: "/channels",
      procedure: "channels.create",
      summary: "Add a channel; POST /channels/icons sends a picture for it",
      status: 201,
      body: channelInput,
      idempotent: true,
    },
    ({ caller, body }) => caller.channels.create(body),
  ),
  route(
    {
      method: "PUT",
      path: "/channels/order",
      procedure: "channels.reorder",
      summary: "Put all channels in another order; 409 when one came or went in between",
      status: 204,
      body: channelOrderInput,
    },
    ({ caller, body }) => caller.channels.reorder(body),
  ),
  route(
    {
      method: "GET",
      path: "/channels/new-prompts",
      procedure: "channels.new_prompts",
      summary: "The prompts that a new channel begins with",
    },
    ({ caller }) => caller.channels.new_prompts(),
  ),
  route(
    {
      method: "GET",
      path: "/channels/{id}",
      procedure: "channels.get",
      summary: "One channel with its parts, attributes and prompts",
      params: oneOfThem,
    },
    ({ caller, params }) => caller.channels.get(params),
  ),
  route(
    {
      method: "PUT",
      path: "/channels/{id}",
      procedure: "channels.update",
      summary: "Change a channel; 409 when somebody else did in between",
      params: oneOfThem,
      body: takingBack(change, channelDetail),
    },
    ({ caller, params, body }) => caller.channels.update({ ...params, ...body }),
  ),
  route(
    {
      method: "POST",
      path: "/channels/{id}/duplicate",
      procedure: "channels.duplicate",
      summary: "Make an inactive copy under a name and code of its own",
      status: 201,
      params: oneOfThem,
      idempotent: true,
    },
    ({ caller, params }) => caller.channels.duplicate(params),
  ),
  route(
    {
      method: "PUT",
      path: "/channels/{id}/status",
      procedure: "channels.set_status",
      summary: "Make a channel active or inactive",
      params: oneOfThem,
      body: channelStatusInput.omit({ id: true }),
    },
    ({ caller, params, body }) => caller.channels.set_status({ ...params, ...body }),
  ),
  route(
    {
      method: "DELETE",
      path: "/channels/{id}",
      procedure: "channels.remove",
      summary: "Delete a channel that nothing uses; 409 for any other",
      status: 204,
      params: oneOfThem,
    },
    ({ caller, params }) => caller.channels.remove(params),
  ),
];
