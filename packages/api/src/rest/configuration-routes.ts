import {
  configurationDetailSchema as configuration,
  configurationChangeSchema as configurationChange,
  configurationHistoryInput,
  configurationStateSchema as configurationState,
  outlineConfigurationInput,
  restoreConfigurationInput,
  schedulerConfigurationInput,
  tryOutlineInput,
  tryScheduleInput,
} from "@copydesk/contracts";

import { envelope, envelopeOf } from "./list-envelope.ts";
import { oneOfThem } from "./people-shapes.ts";
import { routesOf } from "./rest-route.ts";
import { takingBack } from "./taking-back.ts";

const route = routesOf("Configurations");
const outline = "/outline-config";
const scheduler = "/scheduler-config";

const history = { query: configurationHistoryInput, answer: envelopeOf(configurationChange) } as const;
const state = { params: oneOfThem, answer: configurationState } as const;
const restore = { body: restoreConfigurationInput, answer: configuration } as const;

export const configurationRoutes = [
  route(
    {
      method: "GET",
      path: outline,
      procedure: "outline_configuration.get",
      summary: "How outlines are asked for",
    },
    ({ caller }) => caller.outline_configuration.get(),
  ),
  route(
    {
      method: "PUT",
      path: outline,
      procedure: "outline_configuration.update",
      summary: "Change how outlines are asked for; 409 when somebody else did in between",
      body: takingBack(outlineConfigurationInput, configuration),
    },
    ({ caller, body }) => caller.outline_configuration.update(body),
  ),
  route(
    {
      ...history,
      method: "GET",
      path: `${outline}/history`,
      procedure: "outline_configuration.history",
      summary: "Who changed what about outlines, the latest first",
    },
    async ({ caller, query }) => envelope(await caller.outline_configuration.history(query), { path: `${outline}/history`, query }),
  ),
  route(
    {
      ...state,
      method: "GET",
      path: `${outline}/history/{id}`,
      procedure: "outline_configuration.state",
      summary: "One earlier state, whole",
    },
    ({ caller, params }) => caller.outline_configuration.state({ change_id: params.id }),
  ),
  route(
    {
      ...restore,
      method: "POST",
      path: `${outline}/restore`,
      procedure: "outline_configuration.restore",
      summary: "Go back to an earlier state, or without one to how the product came",
    },
    ({ caller, body }) => caller.outline_configuration.restore(body),
  ),
  route(
    {
      method: "POST",
      path: `${outline}/try`,
      procedure: "outline_configuration.try",
      asksModel: true,
      summary: "The outline that it makes of a campaign; nothing of it is kept",
      body: tryOutlineInput,
    },
    ({ caller, body }) => caller.outline_configuration.try(body),
  ),
  route(
    {
      method: "GET",
      path: scheduler,
      procedure: "scheduler_configuration.get",
      summary: "How schedules are asked for and planned",
    },
    ({ caller }) => caller.scheduler_configuration.get(),
  ),
  route(
    {
      method: "PUT",
      path: scheduler,
      procedure: "scheduler_configuration.update",
      summary: "Change how schedules are asked for and planned; 409 when somebody else did in between",
      body: takingBack(schedulerConfigurationInput, configuration),
    },
    ({ caller, body }) => caller.scheduler_configuration.update(body),
  ),
  route(
    {
      ...history,
      method: "GET",
      path: `${scheduler}/history`,
      procedure: "scheduler_configuration.history",
      summary: "Who changed what about schedules, the latest first",
    },
    async ({ caller, query }) => envelope(await caller.scheduler_configuration.history(query), { path: `${scheduler}/history`, query }),
  ),
  route(
    {
      ...state,
      method: "GET",
      path: `${scheduler}/history/{id}`,
      procedure: "scheduler_configuration.state",
      summary: "One earlier state, whole",
    },
    ({ caller, params }) => caller.scheduler_configuration.state({ change_id: params.id }),
  ),
  route(
    {
      ...restore,
      method: "POST",
      path: `${scheduler}/restore`,
      procedure: "scheduler_configuration.restore",
      summary: "Go back to an earlier state, or without one to how the product came",
    },
    ({ caller, body }) => caller.scheduler_configuration.restore(body),
  ),
  route(
    {
      method: "POST",
      path: `${scheduler}/try`,
      procedure: "scheduler_configuration.try",
      asksModel: true,
      summary: "The plan that it makes of what is written of a campaign; nothing of it is kept",
      body: tryScheduleInput,
    },
    ({ caller, body }) => caller.scheduler_configuration.try(body),
  ),
];
