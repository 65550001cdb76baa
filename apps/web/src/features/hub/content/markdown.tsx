import { memo, type ReactNode } from "react";
import ReactMarkdown from "react-markdown";
import { caretAtEnd } from "./caret-at-end.ts";
import { markdownLook } from "./markdown-look.ts";
import { markdownParts } from "./markdown-parts.ts";

const safeProtocols = /^(https?:|mailto:)/i;

/**
 * Markdown that a model or a person wrote, without raw HTML, without pictures from elsewhere, and with links only to web
 * and mail addresses. While it is still arriving, only its last part is read anew.
 */
export default function Markdown({ text, caret = false }: { text: string; caret?: boolean }) {
  const parts = caret ? markdownParts(text) : [text];
  return (
    <div className={markdownLook}>
      {parts.map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity of their own, and only the last one changes
        <Part key={i} text={part} caret={caret && i === parts.length - 1} />
      ))}
    </div>
  );
}

const Part = memo(function Part({ text, caret }: { text: string; caret: boolean }) {
  return (
    <ReactMarkdown
      skipHtml
      disallowedElements={["img"]}
      urlTransform={(url) => (safeProtocols.test(url) ? url : "")}
      rehypePlugins={caret ? [caretAtEnd] : []}
      components={{ a: SafeLink }}
    >
      {text}
    </ReactMarkdown>
  );
});

function SafeLink({ href, children }: { href?: string | undefined; children?: ReactNode }) {
  if (!href) return children;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow" className="text-accent-ink underline underline-offset-2">
      {children}
    </a>
  );
}
