import type { OtlpService } from "@copydesk/core";
import { z } from "zod";

/*
 * The variables that OpenTelemetry has for every program:
 * https://opentelemetry.io/docs/specs/otel/protocol/exporter/ and https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/
 */

const expected = "an address that begins with https:// or http://, without user name and password";
const address = z
  .url({ protocol: /^https?$/, error: expected })
  .refine((value) => URL.canParse(value) && new URL(value).username === "" && new URL(value).password === "", expected);

/** A header's name, of RFC 9110, and a value that can stand in one line of Latin letters. */
const isHeader = ([name, value]: [string, string]) => /^[!#$%&'*+.^_`|~\w-]+$/.test(name) && /^[\t\x20-\x7e\xa0-\xff]*$/.test(value);

const pairs = (what: string, isRight: (pair: [string, string]) => boolean) =>
  z.string().transform((value, context): Record<string, string> => {
    const read = value.split(",").flatMap((one) => (one.trim() === "" ? [] : [readPair(one)]));
    if (read.every((pair) => pair !== null && isRight(pair))) return Object.fromEntries(read as [string, string][]);
    context.addIssue({ code: "custom", message: what });
    return z.NEVER;
  });

/** `name=value`, percent-encoded where needed; null for anything else. The value may have a `=` of its own. */
function readPair(one: string): [string, string] | null {
  const at = one.indexOf("=");
  try {
    const [name, value] = [one.slice(0, at), one.slice(at + 1)].map((part) => decodeURIComponent(part.trim())) as [string, string];
    return at > 0 && name !== "" ? [name, value] : null;
  } catch {
    return null;
  }
}

export const otlpVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: pairs("headers such as api-key=abc,tenant=one, percent-encoded", isHeader).default({}),
  OTEL_SERVICE_NAME: z.string().max(200, "200 characters or fewer").optional(),
  OTEL_RESOURCE_ATTRIBUTES: pairs(
    "attributes such as deployment.environment.name=production,team=web, percent-encoded",
    () => true,
  ).default({}),
};

interface OtlpValues {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT?: string | undefined;
  OTEL_EXPORTER_OTLP_HEADERS: Record<string, string>;
  OTEL_SERVICE_NAME?: string | undefined;
  OTEL_RESOURCE_ATTRIBUTES: Record<string, string>;
  OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT: boolean;
}

/** Null without a receiver. The address of traces alone is taken as it is, the one of everything gets their path. */
export function otlpOf(value: OtlpValues): OtlpService | null {
  const base = value.OTEL_EXPORTER_OTLP_ENDPOINT;
  const url = value.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base && `${base.replace(/\/+$/, "")}/v1/traces`);
  if (!url) return null;
  const { OTEL_RESOURCE_ATTRIBUTES: attributes, OTEL_SERVICE_NAME: name } = value;
  return {
    url,
    headers: value.OTEL_EXPORTER_OTLP_HEADERS,
    resource: { "service.name": "copydesk", ...attributes, ...(name !== undefined && { "service.name": name }) },
    withContent: value.OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT,
  };
}
