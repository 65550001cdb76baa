import { lookup } from "node:dns/promises";
import type { Agent } from "undici";
import { AddressRefused, checkUrl, RedirectRefused, readHostsAllow } from "./address-policy.ts";
import type { Resolve } from "./checked-connector.ts";

export interface OutboundOptions {
  /** `host:port` of loopback and private hosts that may be called. */
  hostsAllow: readonly string[];
  /** IP addresses of a host name; the system's resolver when absent. */
  resolve?: Resolve;
}

export interface OutboundFetch {
  (input: string | URL | Request, init?: OutboundInit): Promise<Response>;
  /** Breaks off what is under way and closes idle connections. */
  close(): Promise<void>;
}

/** What the outbound fetch understands beyond the standard. */
interface OutboundInit extends RequestInit {
  /** Longest time for name lookup and connecting together, in milliseconds; 10 s when absent. */
  connect_ms?: number;
}

/** Local model servers in their usual places. */
export const defaultHostsAllow = ["localhost:11434", "127.0.0.1:11434", "localhost:1234", "localhost:8000"];

/**
 * The one way out to addresses that people enter. http and https only; every connection goes to an address that was
 * checked, so that a name cannot change its meaning between check and use; redirects are refused, because they would
 * carry key and prompt elsewhere. Throws `AddressRefused` (perhaps as the cause of a `TypeError`) and `RedirectRefused`.
 */
export function createOutboundFetch(options: OutboundOptions): OutboundFetch {
  const hostsAllow = readHostsAllow(options.hostsAllow);
  const agents = new Map<number, Promise<Agent>>();

  const makeAgent = async (connectMs: number): Promise<Agent> => {
    const [{ Agent }, { checkedConnector }] = [await undici(), await import("./checked-connector.ts")];
    // The caller has its own clocks for headers and body; two sets would only blur which one struck.
    const connect = checkedConnector({ hostsAllow, resolve: options.resolve ?? systemResolve, timeout_ms: connectMs });
    return new Agent({ connect, headersTimeout: 0, bodyTimeout: 0 });
  };
  const agentFor = (connectMs: number): Promise<Agent> => {
    const agent = agents.get(connectMs) ?? makeAgent(connectMs);
    agents.set(connectMs, agent);
    return agent;
  };

  const outbound = async (input: string | URL | Request, init: OutboundInit = {}): Promise<Response> => {
    if (input instanceof Request) throw new TypeError("Give the address and its options apart");
    if (!URL.canParse(String(input))) throw new AddressRefused("This is not a web address");
    const url = new URL(input);
    checkUrl(url);
    const { fetch: undiciFetch } = await undici();
    const response = await undiciFetch(url, {
      method: init.method ?? "GET",
      headers: [...new Headers(init.headers)],
      body: textBody(init.body),
      signal: init.signal ?? null,
      redirect: "manual",
      dispatcher: await agentFor(init.connect_ms ?? 10_000),
    });
    if (response.status >= 300 && response.status < 400 && response.status !== 304) {
      void response.body?.cancel().catch(() => undefined);
      throw new RedirectRefused(response.status, response.headers.get("location"));
    }
    return standardResponse(response);
  };

  return Object.assign(outbound, {
    async close() {
      await Promise.all([...agents.values()].map(async (agent) => (await agent).destroy()));
      agents.clear();
    },
  });
}

/** Loaded with the first call that leaves the process: it costs a tenth of a second and 25 MB. */
const undici = () => import("undici");

const systemResolve: Resolve = async (hostname) => (await lookup(hostname, { all: true })).map((one) => one.address);

function textBody(body: RequestInit["body"]): string | null {
  if (body === undefined || body === null) return null;
  if (typeof body === "string") return body;
  throw new TypeError("Only text can be sent");
}

type UndiciResponse = Awaited<ReturnType<typeof import("undici").fetch>>;

/** The library's response class is its own; callers expect the platform's. */
function standardResponse(response: UndiciResponse): Response {
  const hasBody = response.status !== 204 && response.status !== 205 && response.status !== 304;
  return new Response(hasBody ? (response.body as ReadableStream<Uint8Array> | null) : null, {
    status: response.status,
    statusText: response.statusText,
    headers: [...response.headers],
  });
}
