import { createHash } from "node:crypto";

/** Files of the viewer (Swagger UI), which the server gives out beside the page. */
export const viewerFiles = ["swagger-ui.css", "swagger-ui-bundle.js"] as const;

// The console's typeface and colours, over the viewer's own.
const style = `
@font-face { font-family: Figtree; src: url(/api/docs/figtree.woff2) format("woff2"); font-weight: 300 900; font-display: swap }
html { color-scheme: light; background: var(--page); --page: #fbfbfd; --ink: #151922; --soft: #4b5366; --line: #e3e6ed; --raised: #ffffff; --accent: #0131a9; --on: #ffffff }
html.dark-mode { color-scheme: dark; --page: #0d1016; --ink: #eef0f5; --soft: #9aa2b4; --line: #232835; --raised: #151922; --accent: #9ab4fd; --on: #0d1016 }
html.dark-mode.dark-mode { background: var(--page) }
body { margin: 0; background: var(--page); color: var(--ink) }
html .swagger-ui, html.dark-mode .swagger-ui { background: var(--page); color: var(--ink); font-family: Figtree, system-ui, sans-serif; --get: #0b5cad; --post: #0b6e45; --put: #8a5200; --delete: #b42318 }
/* One server, which is this one; what is always tried needs no switch; and the version that stands there is how the page reads the document. */
.swagger-ui :is(.topbar, .servers-title, .servers, .version-stamp, .try-out) { display: none }
.swagger-ui .wrapper { max-width: 72rem }
html .swagger-ui.swagger-ui :is(a, button, h1, h2, h3, h4, h5, input, label, p, pre.version, select, small, span, td, th):not(code, .microlight, .microlight *) { font-family: inherit }
html .swagger-ui :is(.info .title, .info__license a, .info .link, .opblock-tag, h2, h3, h4, h5, label, table thead tr th, .parameter__name, .opblock-summary-path, .opblock-summary-path span, .opblock-summary-description, .opblock-summary-method, .response-col_status, .response-col_links, .tab li, .tab li button, .btn, select, input, .opblock-section-header h4) { color: var(--ink); font-family: inherit }
html .swagger-ui :is(.info p, .info li, .opblock-tag small, .opblock-description-wrapper p, .opblock-summary-description, .markdown p, .parameter__type, .parameter__in, .parameter__name.required span, .response-control-media-type__accept-message, .renderedMarkdown p, .response-col_links) { color: var(--soft); font-family: inherit }
html .swagger-ui :is(.renderedMarkdown p, .parameter__name, .response-col_status, .opblock-summary-description) { font-size: 0.875rem }
html .swagger-ui .info { margin: 2rem 0 1.25rem }
html .swagger-ui .info .title { font-size: 1.75rem }
html .swagger-ui .info .title small.version-stamp { display: none }
html .swagger-ui .info .title small { top: -0.25rem; margin-left: 0.5rem; background: var(--line) }
html .swagger-ui .info .title small pre { color: var(--ink); font-family: inherit; font-weight: 500 }
html .swagger-ui.swagger-ui :is(.markdown, .renderedMarkdown) code, html .swagger-ui :is(.markdown, .renderedMarkdown) code, html.dark-mode .swagger-ui :is(.markdown, .renderedMarkdown) code { background: var(--line); color: var(--ink); font-weight: 500; padding: 0.0625rem 0.3125rem }
html .swagger-ui .scheme-container, html.dark-mode .swagger-ui .scheme-container { background: none; box-shadow: none; margin: 0; padding: 0 }
html .swagger-ui .auth-wrapper { justify-content: flex-start }
html .swagger-ui .operation-filter-input.operation-filter-input { box-sizing: border-box; width: 100%; border: 1px solid var(--line); padding: 0.625rem 0.75rem }
html .swagger-ui .opblock-tag { border-color: var(--line); font-size: 1.0625rem }
html .swagger-ui .opblock.opblock, html.dark-mode .swagger-ui .opblock.opblock { background: var(--raised); border-color: var(--line); border-radius: 0.5rem; box-shadow: none }
html .swagger-ui .opblock.opblock .opblock-summary { border-color: var(--line) }
html .swagger-ui .opblock.opblock .opblock-section-header, html.dark-mode .swagger-ui .opblock.opblock .opblock-section-header { background: var(--page); box-shadow: 0 1px 0 var(--line) }
html .swagger-ui .opblock.opblock .tab-header .tab-item.active h4 span::after { background: var(--accent) }
html .swagger-ui .opblock.opblock .opblock-summary-method { border-radius: 0.375rem; min-width: 4.5rem; color: #ffffff; background: var(--soft) }
html .swagger-ui .opblock.opblock-get .opblock-summary-method { background: var(--get) }
html .swagger-ui .opblock.opblock-post .opblock-summary-method { background: var(--post) }
html .swagger-ui .opblock.opblock-put .opblock-summary-method { background: var(--put) }
html .swagger-ui .opblock.opblock-delete .opblock-summary-method { background: var(--delete) }
html .swagger-ui :is(.opblock-tag, .opblock-summary) svg { fill: var(--soft) }
html .swagger-ui.swagger-ui .opblock.opblock :is(.tab-header .tab-item.active h4 span::after, .execute-wrapper .btn) { border-color: var(--accent) }
html.dark-mode .swagger-ui.swagger-ui .opblock.opblock.opblock .tab-header .tab-item.active h4 span::after { background: var(--accent) }
html .swagger-ui.swagger-ui .opblock.opblock :is(.opblock-summary, .opblock-section-header, table thead tr :is(td, th)) { border-color: var(--line) }
html .swagger-ui.swagger-ui .opblock.opblock .response-control-media-type--accept-controller.response-control-media-type--accept-controller select { border-color: var(--line) }
html .swagger-ui.swagger-ui .opblock.opblock .response-control-media-type__accept-message.response-control-media-type__accept-message { color: var(--soft) }
html .swagger-ui .operation-filter-input.operation-filter-input { max-width: none }
/* No call of ours has any. */
.swagger-ui .response-col_links.response-col_links { display: none }
html .swagger-ui .microlight.microlight { background: #10131a; border-radius: 0.375rem }
/* Numbers in examples: the viewer's red is too dark for its ground. */
.swagger-ui .microlight span[style*="211, 99, 99"] { color: #f2a3a3 !important }
html .swagger-ui :is(input[type=text], input[type=password], textarea, select) { background-color: var(--raised); color: var(--ink); border: 1px solid var(--line); border-radius: 0.375rem; box-shadow: none }
html .swagger-ui .btn { color: var(--ink); border: 1px solid var(--line); border-radius: 0.375rem; box-shadow: none }
html .swagger-ui .btn.btn:is(.authorize, .execute), html.dark-mode .swagger-ui .btn.btn:is(.authorize, .execute), html .swagger-ui .btn.btn.authorize span { background: var(--accent); border-color: var(--accent); color: var(--on) }
html .swagger-ui .btn.btn.authorize :is(svg, svg *) { fill: var(--on) }
html .swagger-ui .dialog-ux .modal-ux.modal-ux { background: var(--raised); border-color: var(--line); border-radius: 0.5rem }
html .swagger-ui.swagger-ui a, html .swagger-ui .info :is(a, a .url, .link, .info__license__url a) { color: var(--accent) }
html .swagger-ui.swagger-ui :focus-visible, html .swagger-ui :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
html .swagger-ui.swagger-ui .opblock-tag a { color: var(--ink) }
@media (max-width: 640px) {
  .swagger-ui .filter-container > .filter.wrapper { display: block; width: 100% }
  .swagger-ui .responses-inner.responses-inner { padding: 0.75rem }
  .swagger-ui .responses-table.responses-table :is(tbody, tr, td:not(.response-col_links)) { display: block; width: auto; min-width: 0; padding-left: 0 }
  .swagger-ui .responses-table.responses-table thead { display: none }
  .swagger-ui .opblock-tag.opblock-tag { display: grid; grid-template-columns: minmax(0, 1fr) auto; row-gap: 0.25rem }
  .swagger-ui .opblock-tag.opblock-tag small { grid-row: 2; padding: 0 }
}
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
// What the viewer leaves without a name, or without a way to reach it by key.
function nameParts() {
  const each = (what, change) => document.querySelectorAll(what).forEach(change);
  each("textarea:not([aria-label])", (field) => field.setAttribute("aria-label", "Request body"));
  each(".close-modal:not([aria-label])", (button) => button.setAttribute("aria-label", "Close"));
  each('button[aria-label="Remove authorization"]', (button) => button.removeAttribute("aria-label"));
  each(".microlight:not([tabindex])", (example) => example.setAttribute("tabindex", "0"));
  // A link within the button that opens the same.
  each(".opblock-summary-control a[href]", (link) => link.removeAttribute("href"));
}
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
    nameParts();
    new MutationObserver(nameParts).observe(document.getElementById("docs"), { childList: true, subtree: true });
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
  "font-src 'self'",
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
