import { createHash } from "node:crypto";
import { openApiDocument } from "./openapi.ts";

const style = `
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1rem; font: 15px/1.6 system-ui, sans-serif; color: #1c2430; background: #fff }
code, pre { font: 13px/1.5 ui-monospace, monospace }
article { border-top: 1px solid #d9dee7; padding: 0.75rem 0 }
h3 { margin: 0; font-size: 15px }
h3 b { color: #0131a9 }
p { margin: 0.25rem 0 }
pre { overflow: auto; max-height: 24rem; padding: 0.75rem; background: #f4f6fa; border-radius: 8px }
@media (prefers-color-scheme: dark) { body { color: #e6e9ef; background: #12161d } h3 b { color: #9db7ff } article { border-color: #2b3340 } pre { background: #1a202a } }
`;

/** What a browser may do with the page: show it, with its own style and no other. */
export const docsPolicy = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** The REST surface as a page to read; it has no script, and links to the document that programs read. */
export function docsPage(): string {
  const document = openApiDocument();
  const sections = (document.tags ?? []).map(({ name }) => section(name, operations(document.paths ?? {}, name)));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Copydesk API</title>
<style>${style}</style>
</head>
<body>
<h1>Copydesk API</h1>
<p>${escapeHtml(document.info.description ?? "")} The same as OpenAPI 3.1: <a href="/api/openapi.json">openapi.json</a>.</p>
<p>Lists take <code>search</code>, <code>ordering</code> (fields with commas between; a minus reverses one), <code>limit</code> and <code>offset</code>, and answer <code>count</code>, <code>next</code>, <code>previous</code>, <code>results</code>. <code>PUT</code> takes what <code>GET</code> answers; what it cannot change is not looked at. Every answer has an <code>X-Request-Id</code>.</p>
${sections.join("\n")}
<h2>Shapes</h2>
${Object.entries(document.components?.schemas ?? {})
  .map(([name, schema]) => `<details id="${escapeHtml(name)}"><summary>${escapeHtml(name)}</summary>${code(schema)}</details>`)
  .join("\n")}
</body>
</html>
`;
}

interface Operation {
  method: string;
  path: string;
  summary?: string;
  description?: string;
  body: unknown;
  parameters: unknown[];
  success: string;
}

type Paths = NonNullable<ReturnType<typeof openApiDocument>["paths"]>;

function operations(paths: Paths, tag: string): Operation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    (["get", "head", "post", "put", "patch", "delete"] as const).flatMap((method) => {
      const operation = item?.[method];
      if (!operation?.tags?.includes(tag)) return [];
      const content = operation.requestBody && "content" in operation.requestBody ? operation.requestBody.content : {};
      const media = content["application/json"];
      // Bytes have no shape to show; which kinds of them are taken is what there is to say.
      const body = media && "schema" in media ? media.schema : Object.keys(content).length > 0 ? content : undefined;
      const success = Object.keys(operation.responses ?? {}).find((status) => status.startsWith("2")) ?? "";
      const { summary, description, parameters = [] } = operation;
      return [{ method, path, body, parameters, success, ...(summary ? { summary } : {}), ...(description ? { description } : {}) }];
    }),
  );
}

const section = (name: string, all: readonly Operation[]) => `<h2>${escapeHtml(name)}</h2>\n${all.map(article).join("\n")}`;

const article = (one: Operation) => `<article>
<h3><b>${one.method.toUpperCase()}</b> <code>/api${escapeHtml(one.path)}</code> → ${one.success}</h3>
<p>${escapeHtml(one.summary ?? "")}. ${escapeHtml(one.description ?? "").replaceAll("`", "")}</p>
${one.parameters.length > 0 ? `<details><summary>Parameters</summary>${code(one.parameters)}</details>` : ""}${one.body ? `<details><summary>Body</summary>${code(one.body)}</details>` : ""}
</article>`;

const code = (value: unknown) => `<pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>`;

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`);
