export type { FakeEndpoint, FakeEndpointOptions } from "./endpoint/fake-endpoint.ts";
export { startFakeEndpoint } from "./endpoint/fake-endpoint.ts";
