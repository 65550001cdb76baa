import { createHash } from "node:crypto";

/** Files of the viewer (Swagger UI), which the server gives out beside the page. */
export const viewerFiles = ["swagger-ui.css", "swagger-ui-bundle.js"] as const;

// The console's colours, over the viewer's own.
const style = `
html { color-scheme: light; --page: #fbfbfd; --ink: #151922; --soft: #4b5366; --line: #e3e6ed; --raised: #ffffff; --accent: #0131a9; --on: #ffffff }
html.dark-mode { color-scheme: dark; --page: #0d1016; --ink: #eef0f5; --soft: #9aa2b4; --line: #232835; --raised: #151922; --accent: #9ab4fd; --on: #0d1016 }
html.dark-mode { background: var(--page) }
body { margin: 0; background: var(--page); color: var(--ink) }
html .swagger-ui, html.dark-mode .swagger-ui { background: var(--page); color: var(--ink); font-family: Figtree, system-ui, sans-serif }
.swagger-ui .topbar { display: none }
/* One server, which is this one; and the version that stands there is the page's own way of reading, not the document's. */
.swagger-ui :is(.servers-title, .servers, .version-stamp) { display: none }
html .swagger-ui :is(.info .title small pre, .opblock-summary-method, .opblock-summary-path, .btn, select, input, a, small, p, td, th, span, button, .model-title):not(code, .microlight *) { font-family: inherit }
html .swagger-ui .info .title small { background: var(--line); color: var(--ink) }
html .swagger-ui .info .title small pre { color: var(--soft) }
html .swagger-ui .info .title { font-size: 1.75rem }
html .swagger-ui .info { margin: 2rem 0 1.25rem }
html .swagger-ui :is(.markdown, .renderedMarkdown) code, html.dark-mode .swagger-ui :is(.markdown, .renderedMarkdown) code { background: var(--line); color: var(--ink); font-weight: 500; padding: 0.0625rem 0.3125rem }
html .swagger-ui .opblock-tag svg, html .swagger-ui .opblock-summary svg { fill: var(--soft) }
.swagger-ui .wrapper { max-width: 72rem }
html .swagger-ui :is(.info .title, .opblock-tag, h2, h3, h4, h5, label, table thead tr th, .parameter__name, .opblock-summary-path, .response-col_status, .tab li, .opblock-section-header h4) { color: var(--ink); font-family: inherit }
html .swagger-ui :is(.info p, .info li, .opblock-tag small, .opblock-description-wrapper p, .opblock-summary-description, .markdown p, .parameter__type, .renderedMarkdown p) { color: var(--soft); font-family: inherit }
html .swagger-ui .scheme-container, html.dark-mode .swagger-ui .scheme-container { background: var(--raised); box-shadow: 0 1px 0 var(--line) }
html .swagger-ui .opblock-tag { border-color: var(--line); font-size: 1.125rem }
html .swagger-ui .opblock { background: var(--raised); border-color: var(--line); border-radius: 0.5rem; box-shadow: none }
html .swagger-ui .opblock .opblock-summary-method { border-radius: 0.375rem; min-width: 4.5rem }
html .swagger-ui :is(input[type=text], input[type=password], textarea, select) { background: var(--raised); color: var(--ink); border: 1px solid var(--line); border-radius: 0.375rem }
html .swagger-ui .btn { color: var(--ink); border-color: var(--line); border-radius: 0.375rem; box-shadow: none }
html:is(.dark-mode, *) .swagger-ui :is(.btn.authorize, .btn.authorize span, .btn.execute) { background: var(--accent); border-color: var(--accent); color: var(--on) }
html:is(.dark-mode, *) .swagger-ui .btn.authorize :is(svg, svg *) { fill: var(--on) }
html .swagger-ui :is(a, .info a, .info .link, .info__license a, .opblock-tag a:hover, .tab li button) { color: var(--accent) }
html .swagger-ui :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
`;

const script = `
const dark = matchMedia("(prefers-color-scheme: dark)");
function follow() {
  const chosen = localStorage.getItem("theme");
  document.documentElement.classList.toggle("dark-mode", chosen === "dark" || (chosen !== "light" && dark.matches));
}
follow();
dark.addEventListener("change", follow);
addEventListener("storage", follow);
// By address, summary and part, not by part alone, as the viewer does.
function search(tagged, phrase) {
  const wanted = phrase.toLowerCase();
  const has = (text) => String(text || "").toLowerCase().includes(wanted);
  return tagged
    .map((part, name) => has(name) ? part : part.set("operations", part.get("operations").filter((one) =>
      has(one.get("path")) || has(one.get("method")) || has(one.getIn(["operation", "summary"])))))
    .filter((part) => part.get("operations").size > 0);
}
// The viewer takes minutes to resolve a document of this size that says it is of version 3.1, and a moment as 3.0, which
// writes what may be null in another way.
const asOlder = (key, value) =>
  value && Array.isArray(value.type) ? { ...value, type: value.type.find((one) => one !== "null"), nullable: value.type.includes("null") } : value;
const ui = SwaggerUIBundle({
  url: "/api/openapi.json",
  responseInterceptor(response) {
    if (response.url.endsWith("/api/openapi.json")) response.text = JSON.stringify({ ...JSON.parse(response.text, asOlder), openapi: "3.0.3" });
    return response;
  },
  domNode: document.getElementById("docs"),
  deepLinking: true,
  docExpansion: "none",
  filter: true,
  tryItOutEnabled: true,
  validatorUrl: null,
  defaultModelsExpandDepth: -1,
  plugins: [{ fn: { opsFilter: search } }],
  requestInterceptor(request) {
    const token = request.headers.Authorization;
    // A token alone is enough to paste.
    if (token && !/^Token /.test(token)) request.headers.Authorization = "Token " + token;
    return request;
  },
  onComplete() {
    const field = document.querySelector(".operation-filter-input");
    if (field) {
      field.placeholder = "Search calls";
      field.setAttribute("aria-label", "Search calls");
    }
    // Whoever is signed in to the console tries it as themselves.
    const token = localStorage.getItem("auth_token");
    if (token) ui.preauthorizeApiKey("token", "Token " + token);
  },
});
`;

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** What a browser may do with the page: run the viewer from this site, and ask this site. */
export const docsPolicy = [
  "default-src 'none'",
  `script-src 'self' ${hash(script)}`,
  `style-src 'self' ${hash(style)}`,
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** The REST surface as a page to read, search and try; the document that programs read is what it shows. */
export function docsPage(): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Copydesk API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<style>${style}</style>
</head>
<body>
<main id="docs"></main>
<noscript>This page needs scripts. Everything it says stands in <a href="/api/openapi.json">openapi.json</a>.</noscript>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script>${script}</script>
</body>
</html>
`;
}
