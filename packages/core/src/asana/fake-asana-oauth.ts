import { createHash } from "node:crypto";
import type { AsanaService } from "../kernel/index.ts";
import type { FakeAccount, FakeAnswer, FakeTask } from "./fake-asana-api.ts";

/** What a test can look at and turn while it runs. */
export interface FakeAsana {
  service: AsanaService;
  /** Who consents from now on. */
  account: FakeAccount;
  /** Whether people say yes on the consent page. */
  consents: boolean;
  /** Whether a refresh token works once and is answered with the next one, as RFC 9700 advises. */
  rotates: boolean;
  /** Answers every call of the API with this status, when set. */
  fails: number | null;
  /** The same for calls about tasks alone. */
  failsTasks: number | null;
  /** Calls so far, as `POST /-/oauth_token refresh_token`. */
  calls: string[];
  tasks: Map<string, FakeTask>;
  /** Access tokens given so far are refused from now on. */
  expireTokens(): void;
  /** Calls for tokens wait until what this answers is called. */
  holdTokens(): () => void;
  close(): Promise<void>;
}

export interface Grants {
  codes: Map<string, { account: FakeAccount; challenge: string; redirectUri: string }>;
  access: Map<string, FakeAccount>;
  refresh: Map<string, FakeAccount>;
}

interface OauthCall {
  fake: FakeAsana;
  grants: Grants;
  url: URL;
  form: URLSearchParams;
  newToken: (kind: string) => string;
}

/** `/-/oauth_authorize`, `/-/oauth_token` and `/-/oauth_revoke`, as developers.asana.com/docs/oauth has them. */
export function answerOauth(call: OauthCall): FakeAnswer {
  const { fake, grants, form, url } = call;
  if (url.pathname === "/-/oauth_authorize") return authorize(call);
  const { clientId, clientSecret } = fake.service;
  if (form.get("client_id") !== clientId || form.get("client_secret") !== clientSecret)
    return { status: 401, json: { error: "invalid_client" } };
  if (url.pathname === "/-/oauth_revoke") {
    grants.refresh.delete(form.get("token") ?? "");
    return { status: 200, json: {} };
  }
  if (url.pathname !== "/-/oauth_token") return { status: 404, json: { error: "not_found" } };
  if (form.get("grant_type") === "authorization_code") return exchange(call);
  if (form.get("grant_type") === "refresh_token") return renew(call);
  return { status: 400, json: { error: "unsupported_grant_type" } };
}

function authorize({ fake, grants, url, newToken }: OauthCall): FakeAnswer {
  const asked = url.searchParams;
  const redirectUri = asked.get("redirect_uri") ?? "";
  const isRight = asked.get("client_id") === fake.service.clientId && asked.get("response_type") === "code" && URL.canParse(redirectUri);
  if (!isRight || asked.get("code_challenge_method") !== "S256") return { status: 400, json: { error: "invalid_request" } };
  const back = new URL(redirectUri);
  back.searchParams.set("state", asked.get("state") ?? "");
  if (fake.consents) {
    const code = newToken("0");
    grants.codes.set(code, { account: { ...fake.account }, challenge: asked.get("code_challenge") ?? "", redirectUri });
    back.searchParams.set("code", code);
  } else back.searchParams.set("error", "access_denied");
  return { status: 302, headers: { location: back.href } };
}

function exchange({ grants, form, newToken }: OauthCall): FakeAnswer {
  const code = form.get("code") ?? "";
  const known = grants.codes.get(code);
  grants.codes.delete(code);
  const challenge = createHash("sha256")
    .update(form.get("code_verifier") ?? "")
    .digest("base64url");
  if (!known || known.challenge !== challenge || known.redirectUri !== form.get("redirect_uri")) return refused;
  const refresh_token = newToken("2");
  grants.refresh.set(refresh_token, known.account);
  return { status: 200, json: { ...accessOf(known.account, grants, newToken), refresh_token } };
}

function renew({ fake, grants, form, newToken }: OauthCall): FakeAnswer {
  const token = form.get("refresh_token") ?? "";
  const account = grants.refresh.get(token);
  if (!account) return refused;
  const json = accessOf(account, grants, newToken);
  if (!fake.rotates) return { status: 200, json };
  grants.refresh.delete(token);
  const refresh_token = newToken("2");
  grants.refresh.set(refresh_token, account);
  return { status: 200, json: { ...json, refresh_token } };
}

const refused: FakeAnswer = { status: 400, json: { error: "invalid_grant", error_description: "The code or token is not valid." } };

function accessOf(account: FakeAccount, grants: Grants, newToken: OauthCall["newToken"]) {
  const access_token = newToken("1");
  grants.access.set(access_token, account);
  return { access_token, token_type: "bearer", expires_in: 3600, data: { id: Number(account.gid), ...account } };
}
