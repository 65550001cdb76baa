import { AppError } from "@copydesk/contracts";
import type { Configuration } from "openid-client";
import { z } from "zod";
import { type AsanaService, type Core, ofCore } from "../../kernel/index.ts";
import type { AttemptSecrets } from "../attempts.ts";
import { isUnreachable, oauth, reasonOf, serviceFetch, serviceTimeout } from "../oauth-client.ts";

/*
 * Asana's OAuth as documented at developers.asana.com/docs/oauth: code with PKCE, access tokens of an hour, refresh tokens
 * that last until they are revoked.
 */

/** The keys to somebody's Asana. */
export interface AsanaTokens {
  access_token: string;
  refresh_token: string;
}

export interface AsanaGrant {
  tokens: AsanaTokens;
  /** Seconds that the access token lasts. */
  lasts: number;
}

/** Asana's consent page for this round trip. */
export async function asanaAddress(core: Core, { state, verifier }: AttemptSecrets & { state: string }): Promise<string> {
  const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await oauth();
  const url = buildAuthorizationUrl(await configuration(core), {
    redirect_uri: returnAddress(core),
    state,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
  });
  return url.href;
}

/** @throws UNAVAILABLE when Asana does not answer, UNAUTHENTICATED when it refuses. */
export async function exchangeAsanaCode(
  core: Core,
  answer: { code: string; state: string },
  { verifier }: AttemptSecrets,
): Promise<AsanaGrant & { account: { gid: string; name: string } }> {
  const { authorizationCodeGrant } = await oauth();
  const back = new URL(returnAddress(core));
  back.search = new URLSearchParams(answer).toString();
  const checks = { expectedState: answer.state, pkceCodeVerifier: verifier };
  const granted = await authorizationCodeGrant(await configuration(core), back, checks).catch(explain(core));
  const { data, refresh_token } = whole.parse(granted);
  return { ...grantOf(granted, refresh_token), account: { gid: data.gid, name: data.email ?? data.name ?? "" } };
}

/** New keys for old ones. @throws UNAUTHENTICATED when the old ones open nothing any more, UNAVAILABLE without an answer. */
export async function refreshAsana(core: Core, { refresh_token }: AsanaTokens): Promise<AsanaGrant> {
  const { refreshTokenGrant } = await oauth();
  const granted = await refreshTokenGrant(await configuration(core), refresh_token).catch(explain(core));
  return grantOf(granted, refresh_token);
}

/** Tells Asana to forget these keys. Whether it could is only logged: here they are gone already. */
export async function revokeAsana(core: Core, { refresh_token }: AsanaTokens): Promise<void> {
  if (!core.services.asana) return;
  const { tokenRevocation } = await oauth();
  await tokenRevocation(await configuration(core), refresh_token).catch((error: unknown) =>
    core.log.warn(reasonOf(error), "Asana did not revoke a token"),
  );
}

const notConfigured = () => new AppError("RULE_BROKEN", "Asana isn't set up yet. Ask the person who runs your server.");

/** @throws RULE_BROKEN where the environment names no Asana. */
export function asanaService(core: Core): AsanaService {
  if (!core.services.asana) throw notConfigured();
  return core.services.asana;
}

const returnAddress = (core: Core) => `${core.publicUrl}/api/auth/asana/callback`;

const whole = z.object({
  refresh_token: z.string().min(1),
  data: z.object({ gid: z.string().min(1), name: z.string().max(200).optional(), email: z.string().max(254).optional() }),
});

/** A refresh answers without a refresh token when the old one goes on working. */
const grantOf = (granted: { access_token: string; refresh_token?: string; expires_in?: number }, refresh: string): AsanaGrant => ({
  tokens: { access_token: granted.access_token, refresh_token: granted.refresh_token ?? refresh },
  lasts: granted.expires_in ?? 3_600,
});

/** Only a plain refusal of these very keys is one; everything else may be different in a minute. */
const explain = (core: Core) => async (error: unknown) => {
  core.log.warn(reasonOf(error), "Asana gave no token");
  const { ResponseBodyError } = await oauth();
  if (error instanceof ResponseBodyError && error.error === "invalid_grant") throw refused(error);
  if (await isUnreachable(error)) throw silent(error);
  throw new AppError("UNAVAILABLE", "Copydesk didn't understand Asana's answer. Try again later.", { cause: error });
};

const refused = (cause: unknown) => new AppError("UNAUTHENTICATED", "Asana no longer accepts this connection.", { cause });
export const silent = (cause: unknown) => new AppError("UNAVAILABLE", "Asana did not answer. Try again in a minute.", { cause });

const configuration = ofCore(makeConfiguration);

async function makeConfiguration(core: Core): Promise<Configuration> {
  const { baseUrl, clientId, clientSecret } = asanaService(core);
  const library = await oauth();
  const server = {
    issuer: baseUrl,
    authorization_endpoint: `${baseUrl}/-/oauth_authorize`,
    token_endpoint: `${baseUrl}/-/oauth_token`,
    revocation_endpoint: `${baseUrl}/-/oauth_revoke`,
  };
  const config = new library.Configuration(server, clientId, {}, library.ClientSecretPost(clientSecret));
  config[library.customFetch] = serviceFetch(core);
  config.timeout = serviceTimeout;
  if (baseUrl.startsWith("http:")) library.allowInsecureRequests(config);
  return config;
}
