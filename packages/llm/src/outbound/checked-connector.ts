import { isIP } from "node:net";
import { buildConnector } from "undici";
import { checkAddresses, plainHost } from "./address-policy.ts";

/** IP addresses of a host name. */
export type Resolve = (hostname: string) => Promise<string[]>;

export interface ConnectorOptions {
  hostsAllow: ReadonlySet<string>;
  resolve: Resolve;
  /** For resolving and connecting together. */
  timeout_ms: number;
}

/** Connecting took longer than allowed. */
export class ConnectTimeout extends Error {
  override readonly name = "ConnectTimeout";
}

/**
 * Opens connections for an undici agent: resolves once, checks every address found, and lets the socket choose among
 * exactly these. The host name stays in place for TLS, so certificates are checked as usual.
 */
export function checkedConnector(settings: ConnectorOptions): buildConnector.connector {
  return (options, callback) => {
    const startedAt = performance.now();
    const target = { hostname: options.hostname, port: Number(options.port) || (options.protocol === "https:" ? 443 : 80) };
    within(settings.timeout_ms, addressesOf(target.hostname, settings.resolve))
      .then((addresses) => {
        checkAddresses(target, addresses, settings.hostsAllow);
        const left = Math.max(1, settings.timeout_ms - (performance.now() - startedAt));
        connectTo(addresses, left)(options, callback);
      })
      .catch((error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), null));
  };
}

async function addressesOf(hostname: string, resolve: Resolve): Promise<string[]> {
  const host = plainHost(hostname);
  return isIP(host) === 0 ? resolve(host) : [host];
}

/** A connector whose name lookup always gives these addresses. Sockets skip the lookup for hosts that are addresses. */
function connectTo(addresses: readonly string[], timeout: number): buildConnector.connector {
  const found = addresses.map((address) => ({ address, family: isIP(address) }));
  const first = found[0];
  return buildConnector({
    timeout,
    allowH2: false,
    autoSelectFamily: true,
    lookup: (_hostname, options, callback) => {
      if (options.all) callback(null, found);
      else callback(null, first?.address ?? "", first?.family);
    },
  });
}

function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ConnectTimeout(`No connection within ${ms} ms`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
