import type { HtmlTagDescriptor, Plugin } from "vite";

/** What the head of index.html says once the files have their names. */
export const pageHead: Plugin = {
  name: "page-head",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler(html, { bundle = {} }) {
      const files = Object.keys(bundle);
      const font = files.find((file) => file.includes("figtree-latin-wght-normal"));
      const first = '<script type="module" crossorigin src="/assets/first-';
      if (!font || !html.includes(first)) throw new Error("index.html or the files are not as expected");
      // The first chunk asks the server; that waits for nothing, not even for the page to be read to its end.
      return { html: html.replace(first, first.replace("<script", "<script async")), tags: [preloadFont(`/${font}`)] };
    },
  },
};

/** Found in the styles, the font would come when the words stand already, which then move. */
const preloadFont = (href: string): HtmlTagDescriptor => ({
  tag: "link",
  attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: true, href },
  injectTo: "head",
});
