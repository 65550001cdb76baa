import type { ReactNode } from "react";
import { CopyButton } from "../../../lib/people/copy-button.tsx";

/** Code with a button that copies it. */
export function CodeBlock({ text, children }: { text: string; children?: ReactNode }) {
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
