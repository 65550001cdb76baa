import { createConfig, lintFromString } from "@redocly/openapi-core";
import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, test } from "vitest";
import { docsPage, docsPolicy, viewerFiles } from "./docs-page.ts";
import { filePaths } from "./file-paths.ts";
import { calendarPaths, openApiDocument } from "./openapi.ts";
import { routes } from "./routes.ts";
import { signOnPaths } from "./sign-on-paths.ts";

test("the OpenAPI document is valid OpenAPI 3.1", async () => {
  const validator = new Validator();
  const result = await validator.validate(JSON.parse(JSON.stringify(openApiDocument())));
  expect(result.errors).toBeUndefined();
  expect(result.valid).toBe(true);
  expect(validator.version).toBe("3.1");
});

test("a document that breaks a rule is seen as invalid", async () => {
  const broken = { ...openApiDocument(), info: { title: "without a version" } };
  expect((await new Validator().validate(JSON.parse(JSON.stringify(broken)))).valid).toBe(false);
});

test("the document keeps every rule that Redocly recommends", async () => {
  const config = await createConfig({ extends: ["recommended"] });
  const lint = (document: object) => lintFromString({ source: JSON.stringify(document), config, absoluteRef: "openapi.json" });
  expect((await lint(openApiDocument())).map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  const { license: _, ...info } = openApiDocument().info;
  expect((await lint({ ...openApiDocument(), info })).map((problem) => problem.ruleId)).toEqual(["info-license"]);
});

test("every route of the table is in the document", () => {
  const { paths } = openApiDocument();
  for (const route of routes) expect(Object.keys(paths?.[route.path] ?? {}), route.path).toContain(route.method.toLowerCase());
});

test("the page loads nothing but the viewer of this site", () => {
  const addresses = [...docsPage().matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1]);
  expect(addresses).toEqual([
    "data:,",
    ...viewerFiles.map((name) => `/api/docs/${name}`).slice(0, 1),
    "/api/openapi.json",
    "/api/docs/swagger-ui-bundle.js",
  ]);
  expect(docsPolicy).not.toMatch(/unsafe|https?:|\*/);
});

test("no shape holds itself, since the viewer would not come to its end", () => {
  for (const [name, schema] of Object.entries(openApiDocument().components.schemas))
    expect(JSON.stringify(schema), name).not.toContain(`"#/components/schemas/${name}"`);
});

test("operation ids are unique", () => {
  const ids = Object.values(openApiDocument().paths ?? {}).flatMap((item) => Object.values(item ?? {}).map((one) => one.operationId));
  expect(new Set(ids).size).toBe(ids.length);
  const beside = [signOnPaths, calendarPaths, filePaths].flatMap((paths) =>
    Object.values(paths).flatMap((item) => Object.keys(item ?? {})),
  );
  expect(ids.length).toBe(routes.length + beside.length);
});

test("limits of texts are those people know", () => {
  const document = JSON.parse(JSON.stringify(openApiDocument()));
  const body = document.paths["/campaigns"].post.requestBody.content["application/json"].schema;
  expect(body.properties.name).toMatchObject({ type: "string", maxLength: 120 });
  expect(body.required).toEqual(expect.arrayContaining(["name", "main_story", "from_date", "to_date", "languages"]));
  expect(body.required).not.toContain("voice_id");
});

test("what PUT takes and does not look at is marked as only read", () => {
  const document = JSON.parse(JSON.stringify(openApiDocument()));
  const { properties, required } = document.paths["/teams/{id}"].put.requestBody.content["application/json"].schema;
  expect(properties.campaigns).toMatchObject({ readOnly: true });
  expect(properties.members.items.properties).toMatchObject({ user_id: { maxLength: 64 }, email: { readOnly: true } });
  expect(required).toEqual(["version", "name"]);
});

test("what takes bytes says which, how many, and what it refuses", () => {
  const { paths } = JSON.parse(JSON.stringify(openApiDocument()));
  expect(Object.keys(paths["/users/profile/photo"])).toEqual(["delete", "post"]);
  expect(Object.keys(paths["/company/logo"])).toEqual(["delete", "post"]);
  const { requestBody, responses } = paths["/channels/icons"].post;
  expect(requestBody.content).toEqual({
    "image/png": { schema: { type: "string", format: "binary", maxLength: 262_144 } },
    "image/webp": { schema: { type: "string", format: "binary", maxLength: 262_144 } },
  });
  expect(requestBody.description).toBe("The bytes themselves, 256 KB at most");
  expect(responses[415].description).toBe("UNSUPPORTED_TYPE");
  expect(responses[507].description).toBe("STORAGE_FULL");
  // There may be nothing to export yet.
  expect(paths["/blocks/{id}/export"].get.responses[422].description).toBe("RULE_BROKEN");
  expect(paths["/uploads/{id}"].patch.requestBody.content).toHaveProperty(["application/offset+octet-stream"]);
});
