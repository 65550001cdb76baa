import { generateKeyPairSync, sign } from "node:crypto";
import { schema } from "@copydesk/db";
import { Events, OAuth2Server } from "oauth2-mock-server";
import type { Actor } from "../kernel/actor.ts";
import { createTestCore, type TestCore, testOrigin } from "../testing.ts";
import { beginMicrosoft, type Finished, finishMicrosoft } from "./microsoft-round-trip.ts";

const tenantId = "6e1f2a04-52a5-4b1c-9f3b-0c5f8f7f2d11";
export const foreignTenantId = "99999999-52a5-4b1c-9f3b-0c5f8f7f2d11";

/** What the token is to say beyond the mock server's own claims; undefined takes a claim away. */
type Change = (payload: Record<string, unknown>) => void;

export interface MicrosoftTest {
  core: TestCore;
  provider: OAuth2Server;
  /** Claims of everybody who signs in from now on. */
  person: Record<string, unknown>;
  /** Goes to the provider's page and comes back with its answer. */
  leave(options?: { actor?: Actor | null; browser?: string; redirect?: string }): Promise<{ code: string; state: string }>;
  /** Brings an answer home. */
  comeBack(
    input: { code: string; state: string; iss?: string },
    options?: { actor?: Actor | null; browser?: string | null },
  ): Promise<Finished>;
  /** Changes the next id token before it is signed. */
  nextToken(change: Change): void;
  /** Replaces the next id token by a forged one. */
  forgeNext(forge: (idToken: string) => string): void;
  close(): Promise<void>;
}

/** A tenant of a real OpenID Connect server, and a core that is set up for it. */
export async function createMicrosoftTest(): Promise<MicrosoftTest> {
  const provider = new OAuth2Server();
  await provider.issuer.keys.generate("RS256");
  await provider.start(0, "127.0.0.1");
  const issuer = `http://127.0.0.1:${provider.address().port}`;
  provider.issuer.url = issuer;
  const core = await createTestCore({ services: { microsoft: { issuer, tenantId, clientId: "copydesk", clientSecret: "a secret" } } });
  await core.db.update(schema.company_settings).set({ ms_auth: true });
  const person: Record<string, unknown> = {};
  provider.service.on(Events.BeforeTokenSigning, (token) => {
    Object.assign(token.payload, { tid: tenantId, ...person });
  });
  return {
    core,
    provider,
    person,
    async leave({ actor = null, browser = "this browser", redirect } = {}) {
      const { address } = await beginMicrosoft(core, { redirect, browser, actor });
      const answer = await fetch(address, { redirect: "manual" });
      const back = new URL(answer.headers.get("location") ?? "");
      return { code: back.searchParams.get("code") ?? "", state: back.searchParams.get("state") ?? "" };
    },
    comeBack: (input, { actor = null, browser = "this browser" } = {}) =>
      finishMicrosoft(core, { input, browser, actor, origin: testOrigin }),
    nextToken(change) {
      // The access token is signed first; only what is for us carries a nonce.
      const once = (token: { payload: Record<string, unknown> }) => {
        if (token.payload.nonce === undefined) return;
        change(token.payload);
        provider.service.off(Events.BeforeTokenSigning, once);
      };
      provider.service.on(Events.BeforeTokenSigning, once);
    },
    forgeNext(forge) {
      provider.service.once(Events.BeforeResponse, (response) => {
        const body = response.body as { id_token: string };
        body.id_token = forge(body.id_token);
      });
    },
    async close() {
      await core.close();
      await provider.stop();
    },
  };
}

const decode = (part = "") => JSON.parse(Buffer.from(part, "base64url").toString()) as Record<string, unknown>;
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** The same claims without a signature. */
export function unsigned(idToken: string): string {
  const [header, payload] = idToken.split(".");
  return `${encode({ ...decode(header), alg: "none" })}.${payload}.`;
}

/** Other claims under the signature of the first. */
export function tampered(idToken: string, change: Record<string, unknown>): string {
  const [header, payload, signature] = idToken.split(".");
  return `${header}.${encode({ ...decode(payload), ...change })}.${signature}`;
}

/** The same claims, signed by somebody else; under the name of the real key, or of none that is known. */
export function signedByAnother(idToken: string, kid?: string): string {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const [header, payload] = idToken.split(".");
  const body = `${encode({ ...decode(header), ...(kid ? { kid } : {}) })}.${payload}`;
  return `${body}.${sign("sha256", Buffer.from(body), privateKey).toString("base64url")}`;
}
