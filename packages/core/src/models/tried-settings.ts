import type { Parameters } from "@copydesk/contracts";
import { type Actor, type Core, ofCore, RecentlyUsed } from "../kernel/index.ts";
import type { EndpointTarget } from "./endpoint.ts";
import type { ModelSecrets } from "./model-connection.ts";
import type { Outcome } from "./outcome.ts";

/** Everything that a test depends on. */
export interface TriedSettings {
  target: EndpointTarget;
  secrets: ModelSecrets;
  parameters: Parameters;
}

/** How long a test counts for a form that is saved afterwards, in milliseconds. */
const holdsFor = 3_600_000;

const outcomes = ofCore(() => new RecentlyUsed<Outcome>(500));

/** Keeps how a test of a form ended, for whoever tested: nobody can say of a model that it works, only a test of this very model can. */
export function rememberTest(core: Core, actor: Actor, settings: TriedSettings, outcome: Outcome): void {
  outcomes(core).set(keyOf(core, actor, settings), outcome);
}

/** How this person's last test of exactly these settings ended; null when there was none lately. */
export function rememberedTest(core: Core, actor: Actor, settings: TriedSettings): Outcome | null {
  const outcome = outcomes(core).get(keyOf(core, actor, settings));
  return outcome && core.now() - Date.parse(outcome.last_test.at) < holdsFor ? outcome : null;
}

/** Keyed, because there are secrets among them. */
const keyOf = ({ secrets: box }: Core, { userId }: Actor, { target, secrets, parameters }: TriedSettings): string => {
  const { provider, model_name, deployment_name, endpoint_url, api_version } = target;
  const asked = [provider, model_name, deployment_name, endpoint_url, api_version];
  return box.mark(JSON.stringify([userId, asked, secrets.api_key, inOrder(secrets.headers), inOrder(parameters)]), "model test");
};

const inOrder = (record: object) => Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
