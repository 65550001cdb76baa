import { AppError, type MicrosoftCallbackInput } from "@copydesk/contracts";
import type { Configuration } from "openid-client";
import { readCompany } from "../company/index.ts";
import { type Core, type MicrosoftService, ofCore } from "../kernel/index.ts";
import type { AttemptSecrets } from "./attempts.ts";
import { type MicrosoftPerson, readMicrosoftPerson } from "./microsoft-person.ts";
import { isUnreachable, oauth, reasonOf, serviceFetch, serviceTimeout } from "./oauth-client.ts";

/** @throws NOT_FOUND where the environment or the company's settings do not offer it. */
export async function offeredMicrosoft(core: Core): Promise<MicrosoftService> {
  const { microsoft } = core.services;
  const { ms_auth } = await readCompany(core);
  if (!microsoft || !ms_auth) throw new AppError("NOT_FOUND", "Sign-in with Microsoft isn't available here.");
  return microsoft;
}

/** Microsoft's page for this round trip. @throws UNAVAILABLE when Microsoft does not answer. */
export async function microsoftAddress(core: Core, { state, nonce, verifier }: AttemptSecrets & { state: string }): Promise<string> {
  const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await oauth();
  const config = await configuration(core);
  const url = buildAuthorizationUrl(config, {
    redirect_uri: returnAddress(core),
    scope: "openid profile email",
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
  });
  return url.href;
}

/**
 * Exchanges what came back for a token and believes it only after checking signature, issuer, audience, time and nonce.
 * @throws UNAUTHENTICATED when any of that is not right, UNAVAILABLE when Microsoft does not answer.
 */
export async function exchangeCode(core: Core, input: MicrosoftCallbackInput, secrets: AttemptSecrets): Promise<MicrosoftPerson> {
  const { authorizationCodeGrant } = await oauth();
  const config = await configuration(core);
  const back = new URL(returnAddress(core));
  for (const [name, value] of Object.entries(input)) if (value !== undefined) back.searchParams.set(name, value);
  const checks = { expectedState: input.state, expectedNonce: secrets.nonce, pkceCodeVerifier: secrets.verifier, idTokenExpected: true };
  const claims = await authorizationCodeGrant(config, back, checks).then(
    (answer) => answer.claims(),
    async (error: unknown) => {
      core.log.warn(reasonOf(error), "sign-in with Microsoft failed");
      throw (await isUnreachable(error)) ? silent(error) : unproven(error);
    },
  );
  if (!claims) throw unproven();
  return readMicrosoftPerson(claims, tenantOf(core));
}

const returnAddress = (core: Core) => `${core.publicUrl}/auth/ms-callback`;
const tenantOf = (core: Core) => core.services.microsoft?.tenantId ?? "";

const unproven = (cause?: unknown) =>
  new AppError("UNAUTHENTICATED", "Microsoft's answer could not be verified, so you weren't signed in. Try again from the sign-in page.", {
    cause,
  });
const silent = (cause: unknown) =>
  new AppError("UNAVAILABLE", "Microsoft did not answer. Try again in a minute, or sign in with your password.", { cause });

const hour = 3_600_000;
const cacheOf = ofCore(() => ({ made: Number.NEGATIVE_INFINITY, config: undefined as Promise<Configuration> | undefined }));

/** What Microsoft publishes about itself, asked for once an hour. */
function configuration(core: Core): Promise<Configuration> {
  const cache = cacheOf(core);
  if (cache.config && core.now() - cache.made < hour) return cache.config;
  const config = discover(core);
  Object.assign(cache, { made: core.now(), config });
  config.catch(() => {
    if (cache.config === config) cache.config = undefined;
  });
  return config;
}

async function discover(core: Core): Promise<Configuration> {
  const service = await offeredMicrosoft(core);
  const { allowInsecureRequests, ClientSecretPost, customFetch, discovery, enableNonRepudiationChecks } = await oauth();
  // Asymmetric signatures only: `none`, and a secret that anybody who has it could sign with, are refused.
  const metadata = { id_token_signed_response_alg: "RS256" };
  const options = {
    [customFetch]: serviceFetch(core),
    timeout: serviceTimeout,
    execute: [enableNonRepudiationChecks, ...(service.issuer.startsWith("http:") ? [allowInsecureRequests] : [])],
  };
  const config = await discovery(
    new URL(service.issuer),
    service.clientId,
    metadata,
    ClientSecretPost(service.clientSecret),
    options,
  ).catch((error: unknown) => {
    core.log.warn(reasonOf(error), "Microsoft's discovery document could not be read");
    throw silent(error);
  });
  // The library lets Entra's documents for all tenants pass; we know which tenant we asked.
  if (config.serverMetadata().issuer !== service.issuer) throw unproven(new Error("The issuer calls itself something else."));
  return config;
}
