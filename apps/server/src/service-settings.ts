import type { Services } from "@copydesk/core";
import { z } from "zod";

/** Secrets travel to these addresses, so http is for this machine alone. */
const isSafe = (value: string) => {
  const { protocol, hostname } = new URL(value);
  return protocol === "https:" || (protocol === "http:" && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname));
};
const expected = "an address that begins with https://";
const address = z.url({ protocol: /^https?$/, error: expected }).refine((value) => URL.canParse(value) && isSafe(value), expected);

/** An issuer is compared letter for letter, so nothing is trimmed from it. */
export const issuerAddress = address.refine(
  (value) => !/\/(common|organizations|consumers)(\/|$)/i.test(value),
  "the issuer of one tenant; an address for all tenants would let anybody's directory sign people in",
);
export const serviceOrigin = address.transform((value) => new URL(value).origin);

interface ServiceVariables {
  MS_TENANT_ID?: string | undefined;
  MS_CLIENT_ID?: string | undefined;
  MS_CLIENT_SECRET?: string | undefined;
  MS_ISSUER?: string | undefined;
  ASANA_CLIENT_ID?: string | undefined;
  ASANA_CLIENT_SECRET?: string | undefined;
  ASANA_BASE_URL: string;
}

/** What is set up; a service of which nothing is set is null. Half a service was refused before. */
export function servicesOf(value: ServiceVariables): Pick<Services, "microsoft" | "asana"> {
  const { MS_TENANT_ID: tenantId, MS_CLIENT_ID: clientId, MS_CLIENT_SECRET: clientSecret } = value;
  const issuer = value.MS_ISSUER ?? `https://login.microsoftonline.com/${tenantId?.toLowerCase()}/v2.0`;
  const { ASANA_CLIENT_ID: asanaId, ASANA_CLIENT_SECRET: asanaSecret, ASANA_BASE_URL: baseUrl } = value;
  return {
    microsoft: tenantId && clientId && clientSecret ? { issuer, tenantId, clientId, clientSecret } : null,
    asana: asanaId && asanaSecret ? { baseUrl, clientId: asanaId, clientSecret: asanaSecret } : null,
  };
}

/** Names what is missing of a service that is set up in part, and a tenant that no issuer can be made of. */
export function checkServices(value: ServiceVariables, context: z.core.$RefinementCtx): void {
  const missing = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
  for (const names of [
    ["MS_TENANT_ID", "MS_CLIENT_ID", "MS_CLIENT_SECRET"] as const,
    ["ASANA_CLIENT_ID", "ASANA_CLIENT_SECRET"] as const,
  ]) {
    const absent = names.filter((name) => value[name] === undefined);
    if (absent.length === names.length) continue;
    for (const name of absent) missing(name, `needed together with ${names.filter((one) => one !== name).join(" and ")}`);
  }
  if (value.MS_TENANT_ID !== undefined && value.MS_ISSUER === undefined && !z.guid().safeParse(value.MS_TENANT_ID).success)
    missing("MS_TENANT_ID", "the directory (tenant) id, such as 9f4c8a1e-0000-0000-0000-000000000000");
}
