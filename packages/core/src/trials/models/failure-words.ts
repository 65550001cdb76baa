import type { ModelFailure } from "@copydesk/llm";
import type { Trial } from "./trial.ts";

/** What is wrong and what to change, for the administrator who set the model up. */
export function adviseOn(failure: ModelFailure, trial: Trial): string {
  const { connection } = trial;
  const host = hostOf(connection.endpoint_url);
  const words = failure.endpoint_words;
  switch (failure.kind) {
    case "address_refused":
      return adviseOnAddress(words);
    case "redirected":
      return `The server redirects calls to ${/pointed to (\S+)/.exec(words)?.[1] ?? "another address"}. That is not followed, so that the key stays safe. Enter the final address.`;
    case "unreachable":
      return adviseOnNetwork(words, host);
    case "connect_timeout":
      return `${host} did not answer within 10 seconds. Check the address, and whether a firewall is in the way.`;
    case "too_long_call":
    case "first_token_timeout":
    case "stalled":
      return `${host} took the call but did not answer in time. Check that this is the address of an AI endpoint and that the model is loaded.`;
    case "interrupted":
      return `${host} broke off the connection. Try again; if it keeps happening, check the endpoint's own log.`;
    case "not_an_endpoint":
      return "The server answers, but not as an AI endpoint does. Check the path of the address: most end in /v1.";
    case "bad_key":
      return adviseOnKey(trial);
    case "not_allowed":
      return `The key is fine, but it may not use ${nameOf(trial)}. Allow it at the provider.`;
    case "not_found":
      return adviseOnName(trial);
    case "no_credit":
      return "The key is fine, but its account has no credit. Add some at the provider.";
    case "busy":
      return "The endpoint is busy or the account's limit is reached. Test again in a minute.";
    case "server_error":
      return "The endpoint had an error of its own. Test again in a minute; if it keeps happening, check the endpoint's own log.";
    case "empty_answer":
      return "The model answered with nothing. If Max tokens is on, it may be too low for a model that thinks first.";
    case "filtered":
    case "refused":
      return "The provider's filter stopped even a harmless question. Look at the filter of this deployment.";
    case "bad_request":
      return "The endpoint did not accept the question. Its message is below.";
    case "context_too_long":
    case "too_large":
    case "cancelled":
      return `${failure.message} ${failure.next_step}`;
  }
}

export function adviseOnKey({ connection }: Pick<Trial, "connection">): string {
  if (connection.api_key === null) return "The server answers, but it asks for a key and there is none. Enter the key.";
  return "The server answers, but it refuses the key. Enter it again; it may have been replaced at the provider.";
}

function adviseOnName(trial: Trial): string {
  const { connection, answers } = trial;
  if (connection.provider === "azure_openai") {
    return `There is no deployment called ${nameOf(trial)}. The server and the key are fine. Azure wants the name you gave the deployment, not the name of the model. A new deployment can take five minutes to appear.`;
  }
  const offered = answers.models.slice(0, 5).join(", ");
  return `The server and the key are fine, but there is no model called ${nameOf(trial)}.${offered ? ` It offers ${offered}${answers.models.length > 5 ? " and others" : ""}.` : " Check its name, and the path of the address."}`;
}

/** By the words of the address policy, which name host and reason. */
function adviseOnAddress(words: string): string {
  const inside = /^(\S+) leads to (\S+), a private address, and (\S+) is not in MODEL_HOSTS_ALLOW/.exec(words);
  if (inside) {
    return `${inside[1]} is in your own network, where only listed hosts are called. If that is intended, add ${inside[3]} to MODEL_HOSTS_ALLOW on the server and restart it.`;
  }
  const never = /^(\S+)(?: leads to (\S+), which)? may never be called/.exec(words);
  if (never)
    return `${never[1]} is never called: addresses like this belong to the inner workings of a machine or a cloud, not to an AI endpoint.`;
  if (/bad port/.test(words)) return "No calls are made to this port: it belongs to another kind of service.";
  return `${words || "This address may not be called"}.`;
}

function adviseOnNetwork(words: string, host: string): string {
  if (/ENOTFOUND|EAI_|has no address/.test(words)) return `There is no server called ${host}. Check the spelling of the address.`;
  if (/ECONNREFUSED/.test(words)) return `Nothing is listening at ${host}. Check the port, and that the endpoint is running.`;
  if (/wrong version number/.test(words)) return `${host} does not answer in https. If that is right, begin the address with http://.`;
  if (/CERT|SELF_SIGNED|self.signed|TLS|SSL|certificate/i.test(words))
    return `The certificate of ${host} cannot be trusted. It must be valid for this name and known to the server.`;
  return `${host} cannot be reached from this server.`;
}

const nameOf = ({ connection }: Trial) => connection.deployment_name ?? connection.model_name;
const hostOf = (endpoint: string | null) => (endpoint !== null && URL.canParse(endpoint) ? new URL(endpoint).host : "The provider");
