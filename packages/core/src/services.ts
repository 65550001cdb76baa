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

/** Services that the environment has set this installation up for; null for those that it has not. */
export interface Services {
  microsoft: MicrosoftService | null;
  asana: AsanaService | null;
  /** The one way to them, under the address policy: private addresses only where the environment names them itself. */
  fetch: OutboundFetch;
}

export function createServices({ microsoft, asana }: Pick<Services, "microsoft" | "asana">): Services {
  const named = [microsoft?.issuer, asana?.baseUrl].filter((address) => address !== undefined);
  return { microsoft, asana, fetch: createOutboundFetch({ hostsAllow: named.map(hostAndPort) }) };
}

function hostAndPort(address: string): string {
  const { hostname, port, protocol } = new URL(address);
  return `${hostname}:${port || (protocol === "https:" ? 443 : 80)}`;
}
