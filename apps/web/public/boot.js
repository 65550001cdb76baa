// Runs before the first paint, as a file of its own because the content policy allows no inline script.
(() => {
  // zod would otherwise probe for `new Function`, which the policy reports as a violation.
  globalThis.__zod_globalConfig = { jitless: true };

  const chosen = localStorage.getItem("theme");
  const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  document.documentElement.dataset.theme = chosen === "light" || chosen === "dark" ? chosen : system;
})();
