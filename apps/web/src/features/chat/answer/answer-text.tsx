import type { ChatSource } from "@copydesk/contracts";
import { createContext, memo, type ReactNode, use } from "react";
import ReactMarkdown, { type Components, type Options } from "react-markdown";
import { Link } from "react-router";
import { harden } from "rehype-harden";
import remarkGfm from "remark-gfm";
import remend from "remend";
import { CopyButton } from "../../../lib/people/copy-button.tsx";
import { caretAtEnd, markdownParts } from "../../hub/index.ts";
import { sourcePath } from "./sources.ts";

/** The part of an HTML tree that this file knows. */
interface Node {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
}

const blocks = new Set(["p", "h1", "h2", "h3", "h4", "h5", "h6", "td", "th"]);
/** Their marks, columns and bars stand as their words run; a browser does not look for that inside of what has a direction itself. */
const around = new Set(["ul", "ol", "table", "blockquote"]);

/** Every paragraph, heading and cell reads in the direction of its own words; lists, tables and quotations in that of their first ones. */
const ownDirections = () => (tree: Node) => {
  const visit = (node: Node) => {
    if (node.tagName !== undefined && blocks.has(node.tagName)) node.properties = { ...node.properties, dir: "auto" };
    if (node.tagName !== undefined && around.has(node.tagName)) node.properties = { ...node.properties, dir: directionOf(textOf(node)) };
    node.children?.forEach(visit);
  };
  visit(tree);
};

/** The words of a tree, without what they are wrapped in. */
const textOf = (node: Node | undefined): string => node?.value ?? node?.children?.map(textOf).join("") ?? "";

/** Letters of the scripts that run from right to left. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

const directionOf = (text: string): "ltr" | "rtl" => (rightToLeft.test(/\p{L}/u.exec(text)?.[0] ?? "") ? "rtl" : "ltr");

/** Code with a button that copies it. */
function CodeBlock({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="relative" dir="ltr">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard */}
      <pre tabIndex={0} className="overflow-x-auto rounded-md bg-sunken p-3 pr-20 text-sm leading-5">
        {children}
      </pre>
      <span className="absolute top-2 right-2">
        <CopyButton text={text} label="Copy code" />
      </span>
    </div>
  );
}

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

/** How an answer looks: a little smaller than the copy itself, its tables like those of the console, their columns flush whichever way a cell reads. */
const answerLook =
  "text-[16px] leading-[27px] text-pretty wrap-anywhere [&>*+*]:mt-3.5 [&_h1]:font-semibold [&_h1]:text-lg [&_h2]:font-semibold [&_h2]:text-[18px] [&_h3]:font-semibold [&_h4]:font-semibold [&_ol]:list-decimal [&_ol]:ps-6 [&_ul]:list-disc [&_ul]:ps-6 [&_li]:mt-1 [&_li]:[unicode-bidi:plaintext] [&_.contains-task-list]:list-none [&_.contains-task-list]:ps-1 [&_input]:me-2 [&_blockquote]:border-line-strong [&_blockquote]:border-s-2 [&_blockquote]:ps-4 [&_blockquote]:text-ink-2 [&_hr]:border-line [&_:not(pre)>code]:rounded-xs [&_:not(pre)>code]:bg-sunken [&_:not(pre)>code]:px-1 [&_:not(pre)>code]:py-px [&_code]:font-mono [&_code]:text-[0.86em] [&_table]:w-full [&_table]:text-sm [&_table]:leading-5 [&_table[dir=ltr]_:is(td,th)]:pr-3 [&_table[dir=ltr]_:is(td,th)]:text-left [&_table[dir=rtl]_:is(td,th)]:pl-3 [&_table[dir=rtl]_:is(td,th)]:text-right [&_th]:pb-1.5 [&_th]:font-medium [&_th]:text-ink-3 [&_th]:text-xs [&_th]:whitespace-nowrap [&_td]:py-[5.5px] [&_td]:align-top [&_td]:tabular-nums [&_td:first-child]:font-medium [&_td:first-child]:whitespace-nowrap [&_tr]:border-line [&_tr]:border-b [&_td]:wrap-normal [&_th]:wrap-normal";
