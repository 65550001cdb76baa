import { describe, expect, test } from "vitest";
import { readConfiguration } from "./configuration.ts";

const tenant = "6E1F2A04-52a5-4b1c-9f3b-0c5f8f7f2d11";
const microsoft = { MS_TENANT_ID: tenant, MS_CLIENT_ID: "app", MS_CLIENT_SECRET: "secret" };
const asana = { ASANA_CLIENT_ID: "1201", ASANA_CLIENT_SECRET: "secret" };

test("nothing is set up by itself", () => {
  expect(readConfiguration({})).toMatchObject({ microsoft: null, asana: null });
  expect(readConfiguration({ MS_CLIENT_ID: "", ASANA_CLIENT_ID: "" })).toMatchObject({ microsoft: null, asana: null });
});

test("the issuer is that of the tenant, unless another is named", () => {
  expect(readConfiguration(microsoft).microsoft).toEqual({
    issuer: `https://login.microsoftonline.com/${tenant.toLowerCase()}/v2.0`,
    tenantId: tenant,
    clientId: "app",
    clientSecret: "secret",
  });
  const issuer = "https://login.microsoftonline.us/contoso/v2.0/";
  expect(readConfiguration({ ...microsoft, MS_TENANT_ID: "contoso", MS_ISSUER: issuer }).microsoft?.issuer).toBe(issuer);
});

test("Asana is where Asana is, unless another place is named", () => {
  expect(readConfiguration(asana).asana?.baseUrl).toBe("https://app.asana.com");
  expect(readConfiguration({ ...asana, ASANA_BASE_URL: "http://127.0.0.1:4000/some/path/" }).asana?.baseUrl).toBe("http://127.0.0.1:4000");
});

describe("the start stops, and names what is wrong", () => {
  const wrong: [title: string, env: Record<string, string>, words: RegExp][] = [
    ["half a Microsoft", { MS_CLIENT_ID: "app" }, /MS_TENANT_ID: needed together with MS_CLIENT_ID[\s\S]*MS_CLIENT_SECRET: needed/],
    ["half an Asana", { ASANA_CLIENT_ID: "1201" }, /ASANA_CLIENT_SECRET: needed together with ASANA_CLIENT_ID/],
    ["a tenant by its domain", { ...microsoft, MS_TENANT_ID: "contoso.onmicrosoft.com" }, /MS_TENANT_ID: the directory \(tenant\) id/],
    ["everybody's tenant", { ...microsoft, MS_TENANT_ID: "common" }, /MS_TENANT_ID/],
    [
      "an issuer for everybody",
      { ...microsoft, MS_ISSUER: "https://login.microsoftonline.com/common/v2.0" },
      /MS_ISSUER: the issuer of one tenant/,
    ],
    ["an issuer in the clear", { ...microsoft, MS_ISSUER: "http://sso.example.com" }, /MS_ISSUER: an address that begins with https/],
    [
      "an issuer by a trick name",
      { ...microsoft, MS_ISSUER: "http://127.0.0.1.evil.example" },
      /MS_ISSUER: an address that begins with https/,
    ],
    [
      "an Asana in the clear",
      { ...asana, ASANA_BASE_URL: "http://asana.example.com" },
      /ASANA_BASE_URL: an address that begins with https/,
    ],
    ["no address at all", { ...asana, ASANA_BASE_URL: "asana" }, /ASANA_BASE_URL: an address that begins with https/],
  ];
  test.each(wrong)("%s", (_, env, words) => expect(() => readConfiguration(env)).toThrow(words));
});
