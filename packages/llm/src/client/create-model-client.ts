import { inProcessFetch } from "../endpoint/in-process-fetch.ts";
import { createOutboundFetch, defaultHostsAllow } from "../outbound/create-outbound-fetch.ts";
import type { BuiltinBehaviour, ModelClient, ModelConnection } from "../types.ts";
import type { Outbound } from "./attempt.ts";

export interface ModelClientOptions {
  /** The way out to endpoints; one with the default address policy when absent. Closed by whoever made it. */
  outboundFetch?: typeof fetch;
  /** How the built-in writer delivers; a little slower than at once when absent, so that people see it write. */
  builtin?: BuiltinBehaviour;
  /** Milliseconds since the epoch. */
  clock?: () => number;
}

/** A pace at which a person can watch and nobody has to wait. */
const defaultBuiltinBehaviour: BuiltinBehaviour = { delay_ms: 120, tokens_per_second: 60, longest_ms: 4_000 };

/** Calls to models of every provider, all through the same code. */
export function createModelClient(options: ModelClientOptions = {}): ModelClient {
  const outside = options.outboundFetch ? { fetch: options.outboundFetch, close: async () => {} } : ownWayOut();
  const inside = inProcessFetch(options.builtin ?? defaultBuiltinBehaviour);
  const clock = options.clock ?? Date.now;
  const wayTo = (connection: ModelConnection): Outbound => (connection.provider === "builtin" ? inside : outside.fetch);
  return {
    async chat(connection, request, chatOptions) {
      // The SDK is loaded with the first call: it costs a tenth of a second and 30 MB.
      const { chat } = await import("./chat.ts");
      return chat({ connection, request, options: chatOptions, outbound: wayTo(connection), clock });
    },
    async list(connection, askOptions) {
      const { askEndpoint } = await import("./ask-endpoint.ts");
      return askEndpoint({ connection, options: askOptions, outbound: wayTo(connection), clock });
    },
    async tryTools(connection, askOptions) {
      const { askForTool } = await import("./ask-endpoint.ts");
      return askForTool({ connection, options: askOptions, outbound: wayTo(connection), clock });
    },
    async warm(connection) {
      const isBuiltin = connection.provider === "builtin";
      const ready = isBuiltin ? import("../endpoint/handler.ts") : openConnection(connection, wayTo(connection));
      await Promise.all([ready, import("./chat.ts")]).catch(() => undefined);
    },
    close: outside.close,
  };
}

function ownWayOut() {
  const outbound = createOutboundFetch({ hostsAllow: defaultHostsAllow });
  return { fetch: outbound, close: outbound.close };
}

/** Asks for the list of models, which costs nothing; only the connection that stays open afterwards matters. */
async function openConnection(connection: ModelConnection, outbound: Outbound): Promise<void> {
  const { sdkClient } = await import("./sdk-client.ts");
  const signal = AbortSignal.timeout(connection.timeouts.connect_ms);
  const response = await sdkClient(connection, (input, init) => outbound(input, { ...init, signal }))
    .models.list()
    .asResponse();
  await response.text();
}
