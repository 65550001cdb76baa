import { Button, IconButton, Input } from "@copydesk/ui";
import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import { CopyIcon } from "@phosphor-icons/react/dist/csr/Copy";
import { useEffect, useState } from "react";
import { notifyFailure } from "../stores/toast.ts";

const shownFor = 2_000;

interface CopyButtonProps {
  text: string;
  /** What is copied, for whoever does not see what stands beside it. */
  label: string;
  children?: string;
  /** The glyph alone, within a line of text. */
  bare?: boolean;
}

/** Puts a text on the clipboard and says so for a moment. */
export function CopyButton({ text, label, children = "Copy", bare = false }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), shownFor);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      notifyFailure("The browser did not allow copying. Select the text and copy it yourself.");
    }
  }
  const name = copied ? `${label}: copied` : label;
  const icon = copied ? <CheckIcon size={14} weight="bold" /> : <CopyIcon size={14} />;
  if (bare) return <IconButton size="sm" label={name} icon={icon} onClick={copy} />;
  return (
    <Button size="sm" aria-label={name} icon={icon} onClick={copy}>
      {copied ? "Copied" : children}
    </Button>
  );
}

/** A text to be taken elsewhere: it is marked as a whole when it is entered, and can be copied. */
export const CopyField = ({ value, label }: { value: string; label: string }) => (
  <div className="flex items-center gap-2">
    <Input
      readOnly
      value={value}
      aria-label={label}
      onFocus={(event) => event.currentTarget.select()}
      className="min-w-0 flex-1 font-mono text-xs"
      dir="ltr"
    />
    <CopyButton text={value} label={`Copy ${label.toLowerCase()}`} />
  </div>
);
