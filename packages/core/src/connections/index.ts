export { type AsanaCall, asanaFetch } from "./asana/asana-fetch.ts";
export { beginAsana, finishAsana, withOutcome } from "./asana/connect-asana.ts";
export { type AsanaConnection, asanaConnection } from "./asana/connection.ts";
export { revokeKeys } from "./asana/disconnect-asana.ts";
export { sweepAttempts } from "./attempts.ts";
export { disconnect, forgetConnections, peopleWithMicrosoft, readConnectable, readConnections } from "./connections.ts";
export { beginMicrosoft, finishMicrosoft } from "./microsoft-round-trip.ts";
