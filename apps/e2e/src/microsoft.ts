import { Events, OAuth2Server } from "oauth2-mock-server";

const tenantId = "6e1f2a04-52a5-4b1c-9f3b-0c5f8f7f2d11";

/** A tenant at a real OpenID Connect server, where everybody agrees at once. */
export interface Tenant {
  /** What a server of ours needs to know of it. */
  env: Record<string, string>;
  /** Claims of everybody who signs in from now on. */
  person: Record<string, unknown>;
  close(): Promise<void>;
}

export async function startTenant(): Promise<Tenant> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate("RS256");
  await server.start(0, "127.0.0.1");
  const issuer = `http://127.0.0.1:${server.address().port}`;
  server.issuer.url = issuer;
  const person: Record<string, unknown> = {};
  server.service.on(Events.BeforeTokenSigning, (token) => {
    Object.assign(token.payload, { tid: tenantId, ...person });
  });
  return {
    env: { MS_TENANT_ID: tenantId, MS_CLIENT_ID: "copydesk", MS_CLIENT_SECRET: "a secret of the tenant", MS_ISSUER: issuer },
    person,
    close: () => server.stop(),
  };
}
