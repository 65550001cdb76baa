import type { ReactNode } from "react";
import ReactMarkdown from "react-markdown";

const safeProtocols = /^(https?:|mailto:)/i;

/**
 * Markdown that a model or a person wrote, without raw HTML, without pictures from elsewhere, and with links only to web
 * and mail addresses.
 */
export default function Markdown({ text }: { text: string }) {
  return (
    <div className="[&_h1]:font-semibold [&_h1]:text-lg [&_h2]:font-semibold [&_h2]:text-[19px] [&_h3]:font-semibold [&_li]:mt-1 [&_ol]:list-decimal [&_ol]:ps-6 [&_ul]:list-disc [&_ul]:ps-6 [&>*+*]:mt-4 [&>h2+*]:mt-2 [&>*+h2]:mt-7">
      <ReactMarkdown
        skipHtml
        disallowedElements={["img"]}
        urlTransform={(url) => (safeProtocols.test(url) ? url : "")}
        components={{ a: SafeLink }}
      >
        {text}
      </ReactMarkdown>
    </div>
  );
}

function SafeLink({ href, children }: { href?: string | undefined; children?: ReactNode }) {
  return href ? (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow" className="text-accent-ink underline underline-offset-2">
      {children}
    </a>
  ) : (
    children
  );
}
