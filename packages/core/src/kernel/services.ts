import { createOutboundFetch, type OutboundFetch } from "@copydesk/llm";

/** Sign-in with one Microsoft Entra tenant. */
export interface MicrosoftService {
  /** Exactly as the tenant's discovery document names itself. */
  issuer: string;
  tenantId: string;
  clientId: string;
  clientSecret: string;
}

export interface AsanaService {
  /** Origin of Asana, without a slash at the end. */
  baseUrl: string;
  clientId: string;
  clientSecret: string;
}

/** Where finished calls to models are sent as spans of OpenTelemetry (OTLP over HTTP, as JSON). */
export interface OtlpService {
  /** Of traces, with its path. */
  url: string;
  headers: Record<string, string>;
  /** What every span says of this installation, `service.name` among it. */
  resource: Record<string, string>;
  /** Whether spans carry what was sent and answered. */
  withContent: boolean;
}

/** Services that the environment has set this installation up for; null for those that it has not. */
export interface Services {
  microsoft: MicrosoftService | null;
  asana: AsanaService | null;
  otlp: OtlpService | null;
  /** The one way to them, under the address policy: private addresses only where the environment names them itself. */
  fetch: OutboundFetch;
}

export function createServices({ microsoft, asana, otlp }: Omit<Services, "fetch">): Services {
  const named = [microsoft?.issuer, asana?.baseUrl, otlp?.url].filter((address) => address !== undefined);
  return { microsoft, asana, otlp, fetch: createOutboundFetch({ hostsAllow: named.map(hostAndPort) }) };
}

function hostAndPort(address: string): string {
  const { hostname, port, protocol } = new URL(address);
  return `${hostname}:${port || (protocol === "https:" ? 443 : 80)}`;
}
