// What the program loads with its first text, nobody waits for while it warms up: a test that ends in the middle of it would leave it broken.
import "./client/chat.ts";
import "./endpoint/handler.ts";

export type { Behaviour, CallWriting, FakeToolCall, Fault, UnsupportedFeature } from "./endpoint/behaviour.ts";
export { callWritings, faults } from "./endpoint/behaviour.ts";
export type { FakeCall, FakeEndpoint, FakeEndpointOptions, FakeRule } from "./endpoint/fake-endpoint.ts";
export { startFakeEndpoint } from "./endpoint/fake-endpoint.ts";
