import { appRouter, subscriptions } from "@copydesk/api";
import { z } from "zod";
import { isObject } from "./is-object.ts";
import type { Schema } from "./schema-values.ts";

/** One thing that the server can be asked: a path and method of the document, or a procedure. */
export interface Target {
  name: string;
  method: string;
  /** With the parts in braces that are parameters. */
  path: string;
  /** What its ids are of. */
  domain: string;
  /** Of each parameter of the path, of the query and of the headers. */
  inPath: Record<string, Schema>;
  inQuery: Record<string, Schema>;
  inHeader: Record<string, Schema>;
  /** By content type; empty where no body is taken. */
  bodies: Record<string, Schema>;
  /** The input of a procedure, which stands in the query for questions and in the body for changes. */
  procedure: { input: Schema | null; isQuestion: boolean } | null;
  isLive: boolean;
  resolve(ref: string): Schema;
}

/** What is left out, because the fuzz stands on it: by name, and why. */
export const leftOut: Record<string, string> = {
  "POST /auth/logout": "ends the session that the fuzz asks with",
  "auth.logout": "ends the session that the fuzz asks with",
  "DELETE /users/profile/sessions/{id}": "ends the session that the fuzz asks with",
  "profile.end_session": "ends the session that the fuzz asks with",
};

const methods = new Set(["get", "post", "put", "patch", "delete", "head"]);

interface Parameter {
  in: string;
  name: string;
  schema?: Schema;
}

interface Operation {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
  responses: Record<string, { content?: Record<string, unknown> }>;
}

/** Every path and method of the OpenAPI document that a server answers with. */
export function restTargets(document: { paths: Record<string, Record<string, Operation>> } & Record<string, unknown>): Target[] {
  const resolve = (ref: string) => at(document, ref);
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.has(method))
      .map(([method, operation]): Target => {
        const of = (where: string) =>
          Object.fromEntries((operation.parameters ?? []).flatMap((one) => (one.in === where ? [[one.name, one.schema ?? {}]] : [])));
        return {
          name: `${method.toUpperCase()} ${path}`,
          method: method.toUpperCase(),
          path: `/api${path}`,
          domain: path.split("/")[1] ?? "",
          inPath: of("path"),
          inQuery: of("query"),
          inHeader: of("header"),
          bodies: Object.fromEntries(
            Object.entries(operation.requestBody?.content ?? {}).map(([type, { schema }]) => [type, schema ?? {}]),
          ),
          procedure: null,
          isLive:
            Object.keys(operation.responses["200"]?.content ?? {}).every((type) => type === "text/event-stream") &&
            operation.responses["200"]?.content !== undefined,
          resolve,
        };
      }),
  );
}

/** Every procedure of the router. */
export function procedureTargets(): Target[] {
  const record: Record<string, Record<string, { _def: { type: string; inputs: unknown[] } }>> = appRouter._def.record;
  return Object.entries(record).flatMap(([domain, procedures]) =>
    Object.entries(procedures).map(
      ([
        name,
        {
          _def: { type, inputs },
        },
      ]): Target => {
        const [input] = inputs;
        const schema = input instanceof z.ZodType ? (z.toJSONSchema(input, { io: "input", unrepresentable: "any" }) as Schema) : null;
        return {
          name: `${domain}.${name}`,
          method: type === "mutation" ? "POST" : "GET",
          path: `/api/trpc/${domain}.${name}`,
          domain,
          inPath: {},
          inQuery: {},
          inHeader: {},
          bodies: {},
          procedure: { input: schema, isQuestion: type !== "mutation" },
          isLive: subscriptions.has(`${domain}.${name}`),
          resolve: (ref) => at(schema ?? {}, ref),
        };
      },
    ),
  );
}

/** What `#/components/schemas/Campaign` points at. */
function at(document: object, ref: string): Schema {
  const found = ref
    .replace(/^#\/?/, "")
    .split("/")
    .filter((part) => part !== "")
    .reduce<unknown>((inner, part) => (isObject(inner) ? inner[part.replaceAll("~1", "/").replaceAll("~0", "~")] : undefined), document);
  return isObject(found) ? (found as Schema) : {};
}
