export interface FakeEndpointOptions {
  port?: number;
  behaviour?: unknown;
}
export interface FakeEndpoint {
  /** Base URL ending in `/v1`. */
  url: string;
  /** `host:port`, as MODEL_HOSTS_ALLOW wants it. */
  host: string;
  close(): Promise<void>;
}

export async function startFakeEndpoint(_options: FakeEndpointOptions = {}): Promise<FakeEndpoint> {
  throw new Error("not written yet");
}
