export type { Behaviour, Fault, UnsupportedFeature } from "./endpoint/behaviour.ts";
export { faults } from "./endpoint/behaviour.ts";
export type { FakeCall, FakeEndpoint, FakeEndpointOptions, FakeRule } from "./endpoint/fake-endpoint.ts";
export { startFakeEndpoint } from "./endpoint/fake-endpoint.ts";
