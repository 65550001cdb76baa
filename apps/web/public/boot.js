// Runs before the first paint, as a file of its own because the content policy allows no inline script.
(() => {
  // zod would otherwise probe for `new Function`, which the policy reports as a violation.
  globalThis.__zod_globalConfig = { jitless: true };

  // The editor reads markup through DOMParser, whose documents are inert: no script runs and nothing loads in them.
  // What is pasted it asks for by calling the policy itself, without a sink, and reads in such a document, too.
  // Every other way from a string to markup stays refused.
  globalThis.trustedTypes?.createPolicy("default", {
    createHTML: (html, _type, sink) => (sink === "DOMParser parseFromString" || sink === undefined ? html : null),
  });

  const chosen = localStorage.getItem("theme");
  const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  document.documentElement.dataset.theme = chosen === "light" || chosen === "dark" ? chosen : system;
})();
