export type { Behaviour, CallWriting, FakeToolCall, Fault, UnsupportedFeature } from "./endpoint/behaviour.ts";
export { callWritings, faults } from "./endpoint/behaviour.ts";
export type { FakeCall, FakeEndpoint, FakeEndpointOptions, FakeRule } from "./endpoint/fake-endpoint.ts";
export { startFakeEndpoint } from "./endpoint/fake-endpoint.ts";
