import type { ChatSource } from "@copydesk/contracts";
import { createContext, memo, type ReactNode, use } from "react";
import ReactMarkdown, { type Components, type Options } from "react-markdown";
import { Link } from "react-router";
import { harden } from "rehype-harden";
import remarkGfm from "remark-gfm";
import remend from "remend";
import { caretAtEnd, markdownParts } from "../../hub/index.ts";
import { answerLook } from "./answer-look.ts";
import { CodeBlock } from "./code-block.tsx";
import { ownDirections, textOf } from "./html-tree.ts";
import { sourcePath } from "./sources.ts";

/** Refs lead to what was read for the answer; any other address is words. Pictures are what they are called. */
const hardening = { allowedProtocols: ["ref:"], linkBlockPolicy: "text-only", imageBlockPolicy: "text-only" } as const;
const plugins: NonNullable<Options["rehypePlugins"]> = [[harden, hardening], ownDirections];
const closed = { linkMode: "text-only", images: false } as const;
const SourcesContext = createContext<readonly ChatSource[]>([]);

interface AnswerTextProps {
  text: string;
  sources: readonly ChatSource[];
  /** It is still being written: what is half there is shown as if it were whole. */
  growing?: boolean;
}

/**
 * What the agent wrote, as Markdown: without HTML, without pictures, and with links only to what it read for this answer.
 * While it grows, only its last part is read anew.
 */
export function AnswerText({ text, sources, growing = false }: AnswerTextProps) {
  const parts = growing ? markdownParts(text) : [text];
  return (
    <SourcesContext value={sources}>
      <div className={answerLook}>
        {parts.map((part, i) => {
          const isLast = growing && i === parts.length - 1;
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity of their own, and only the last one changes
          return <Part key={i} text={isLast ? remend(part, closed) : part} caret={isLast} />;
        })}
      </div>
    </SourcesContext>
  );
}

const components: Components = {
  a: ({ href, children }) => <SourceLink href={href}>{children}</SourceLink>,
  img: ({ alt }) => alt,
  pre: ({ node, children }) => <CodeBlock text={textOf(node)}>{children}</CodeBlock>,
  table: ({ dir, children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
    <section tabIndex={0} className="overflow-x-auto" aria-label="Table">
      <table dir={dir}>{children}</table>
    </section>
  ),
};
const Part = memo(function Part({ text, caret }: { text: string; caret: boolean }) {
  return (
    <ReactMarkdown
      skipHtml
      remarkPlugins={[remarkGfm]}
      rehypePlugins={caret ? [...plugins, caretAtEnd] : plugins}
      // What may be a link is for `SourceLink` to say; here everything else would lose its "ref:".
      urlTransform={(url) => url}
      components={components}
    >
      {text}
    </ReactMarkdown>
  );
});

function SourceLink({ href, children }: { href?: string | undefined; children?: ReactNode }) {
  const sources = use(SourcesContext);
  const source = sources.find(({ ref }) => href === `ref:${ref}`);
  if (!source) return children;
  return (
    <Link to={sourcePath(source)} className="text-accent-ink underline decoration-accent-line underline-offset-3 hover:decoration-current">
      {children}
    </Link>
  );
}
