import { callLimits } from "@copydesk/contracts";
import { z } from "zod";
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from "zod-openapi";
import { failureAnswers } from "./failure-answers.ts";
import { filePaths } from "./file-paths.ts";
import type { Route } from "./rest-route.ts";
import { answerOf, permissionOf } from "./route-facts.ts";
import { routes } from "./routes.ts";
import { signOnPaths } from "./sign-on-paths.ts";

/** The REST surface as OpenAPI 3.1, made from the schemas that check the calls. */
export function openApiDocument() {
  const document = createDocument({
    openapi: "3.1.0",
    info: {
      title: "Copydesk",
      version: "1.0.0",
      description: introduction,
      license: { name: "Unlicensed: for the company that runs it", url: "https://docs.npmjs.com/cli/configuring-npm/package-json#license" },
    },
    servers: [{ url: "/api" }],
    security: [{ token: [] }],
    tags: [...new Set(routes.map((route) => route.tag))].map((name) => ({ name, description: describeTag(name) })),
    components: {
      securitySchemes: { token: { type: "apiKey", in: "header", name: "Authorization", description: "`Token {token}`" } },
    },
    paths: merged(pathsOf(routes), filePaths, signOnPaths, calendarPaths),
  });
  return { ...document, components: { ...document.components, schemas: withoutCircles(document.components?.schemas ?? {}) } };
}

/** A shape that holds itself, as any JSON value does, is only named: viewers that lay shapes out never come to its end. */
function withoutCircles<T>(schemas: Record<string, T>): Record<string, T | { description: string }> {
  const holdsItself = ([name, schema]: [string, T]) => JSON.stringify(schema).includes(`"#/components/schemas/${name}"`);
  return Object.fromEntries(
    Object.entries(schemas).map((entry) => [entry[0], holdsItself(entry) ? { description: "Any JSON value" } : entry[1]]),
  );
}

const introduction = [
  "Everything the console does, for programs. Sign in with `POST /auth/login`, then send `Authorization: Token {token}`.",
  "Lists take `search`, `ordering` (fields with commas between; a minus reverses one), `limit` and `offset`, and answer `count`, `next`, `previous`, `results`.",
  "`PUT` takes what `GET` answers; what it cannot change is not looked at.",
  `A caller may start ${callLimits.runsPerMinute} runs and tries a minute and send ${callLimits.filesPerHour} files an hour; how many calls a minute, the installation says. Beyond is a 429, whose \`Retry-After\` says when to come back.`,
  "Bodies are JSON of up to 1 MB, sent as they are: a compressed body is answered with 415. Every answer has an `X-Request-Id`.",
].join("\n\n");

/** One address can be in several: its methods come together. */
function merged(...parts: ZodOpenApiPathsObject[]): ZodOpenApiPathsObject {
  const paths: ZodOpenApiPathsObject = {};
  for (const [path, item] of parts.flatMap((part) => Object.entries(part))) paths[path] = { ...paths[path], ...item };
  return paths;
}

function pathsOf(all: readonly Route[]): ZodOpenApiPathsObject {
  const paths: ZodOpenApiPathsObject = {};
  for (const route of all) paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operationOf(route) };
  return paths;
}

function operationOf(route: Route): ZodOpenApiOperationObject {
  const permission = permissionOf(route);
  const inWords = permission === "public" ? "Needs no token." : permission === "signed_in" ? "Needs a token." : `Needs \`${permission}\`.`;
  return {
    operationId: operationId(route),
    summary: route.summary,
    description: inWords,
    tags: [route.tag],
    ...(permission === "public" ? { security: [] } : {}),
    ...parametersOf(route),
    ...(route.body ? { requestBody: { required: !route.body.safeParse(undefined).success, content: json(route.body) } } : {}),
    responses: {
      [String(route.status)]: successOf(route),
      ...(route.events && !route.answer ? { 204: { description: "The last event has been seen: there is nothing to wait for" } } : {}),
      ...failuresOf(route),
    } as ZodOpenApiOperationObject["responses"],
  };
}

function parametersOf({ params, query, idempotent, events }: Route): Pick<ZodOpenApiOperationObject, "requestParams"> {
  const lastSeen = z.string().max(200).optional().meta({ description: "The id of the last event that was seen, to go on after it" });
  const header = idempotent
    ? z.object({ "Idempotency-Key": z.string().max(200).optional() })
    : events && z.object({ "Last-Event-ID": lastSeen });
  if (!params && !query && !header) return {};
  return { requestParams: { ...(params ? { path: params } : {}), ...(query ? { query } : {}), ...(header ? { header } : {}) } };
}

function successOf(route: Route) {
  const { status, files, events } = route;
  if (status === 204) return { description: "Done" };
  const answer = answerOf(route);
  if (events && answer) return { description: "The answer", content: { ...json(answer), "text/event-stream": { schema: events } } };
  if (events)
    return { description: "Events as they happen, each with its data in JSON", content: { "text/event-stream": { schema: events } } };
  if (files) return { description: "The file", content: Object.fromEntries(files.map((type) => [type, {}])) };
  return { description: "The answer", ...(answer ? { content: json(answer) } : {}) };
}

/** What can go wrong with the call itself; which of them a rule of the domain says, its code tells. */
function failuresOf(route: Route) {
  const statuses = new Set([400, 429, 500, 503]);
  if (permissionOf(route) !== "public" || route.path === "/auth/login") statuses.add(401);
  if (permissionOf(route).includes(".")) for (const status of [403, 404, 422]) statuses.add(status);
  if (route.method !== "GET") for (const status of [409, 413, 415, 422]) statuses.add(status);
  if (route.asksModel) for (const status of [402, 424]) statuses.add(status);
  return failureAnswers(statuses);
}

const json = (schema: z.ZodType) => ({ "application/json": { schema } });

/** `GET /campaigns/{id}/runs/{run_id}` is `get_campaigns_id_runs_run_id`. */
const operationId = ({ method, path }: Route) => `${method.toLowerCase()}${path.replace(/[{}]/g, "").replace(/[/-]/g, "_")}`;

const tags = ["Schedules"];

/** What calendar programs read; the server answers it beside the table, because what is secret in the address says who asks. */
export const calendarPaths: ZodOpenApiPathsObject = {
  "/calendar/{secret}.ics": {
    get: {
      operationId: "get_calendar",
      summary: "The posts under a calendar address, as they are planned now",
      description:
        "Needs no token: the address itself is the key. It ends when it is renewed or revoked, and with its owner's right to export.",
      tags,
      security: [],
      requestParams: { path: z.object({ secret: z.string() }) },
      responses: {
        "200": { description: "iCalendar (RFC 5545)", content: { "text/calendar": { schema: z.string() } } },
        "404": { description: "No such address, or it has ended" },
      },
    },
  },
};

/** What each part of the REST surface is for, as the documentation says it. */
const tagWords: Record<string, string> = {
  Account: "Sign in and out, passwords, and who you are and may do.",
  "Blocks and versions": "The texts of a campaign: outline, pieces and schedule, each with all its versions. One version is selected.",
  Campaigns:
    "A story, who it is for, and the languages and channels it is written in. Also duplicates, exports, and the way back after deleting.",
  Channels: "What a text for a channel consists of, with its limits and prompts.",
  Chat: "Questions to the agent, which answers from the campaigns you may see.",
  Company: "The company's name, logo, switches and monthly budget.",
  Configurations: "How outlines and schedules are written.",
  Examples: "Texts that sound right. The nearest ones are shown to the model as models to follow.",
  Generation: "Have texts written, follow the writing live, and stop it.",
  Languages: "The languages that campaigns are written in.",
  Logs: "Who did what, and every call to a model with what it cost.",
  Models: "The models that write, their prices, and tests of their connections.",
  Objectives: "What campaigns are for.",
  Prompts: "Prompts as they would be for a real campaign, checked and tried.",
  "Replays and experiments": "Calls asked again, as they were or changed, and sets of such calls compared.",
  Roles: "What people may do.",
  Schedules: "When posts go out, as plan, calendar and tasks in Asana.",
  Teams: "People who share campaigns.",
  Templates: "Briefs that campaigns begin with.",
  Uploads: "Files whose texts become examples, in parts and resumable (tus 1.0.0).",
  Users: "The people of the company, their roles and their places in teams.",
  Voices: "How the company sounds, with a style guide for each language and channel.",
};

/** @throws Error for a part that nobody has described, which a test sees. */
function describeTag(name: string): string {
  const words = tagWords[name];
  if (!words) throw new Error(`The part "${name}" of the API needs a description.`);
  return words;
}
