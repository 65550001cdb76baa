export interface OutboundOptions {
  /** `host:port` of loopback and private hosts that may be called. */
  hostsAllow: readonly string[];
  /** Addresses of a host name; the system's resolver when absent. */
  resolve?: (hostname: string) => Promise<string[]>;
}
export type OutboundFetch = typeof fetch & { close(): Promise<void> };

export function createOutboundFetch(_options: OutboundOptions): OutboundFetch {
  throw new Error("not written yet");
}
