import { Button } from "@copydesk/ui";
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
}

/** Puts a text on the clipboard and says so for a moment. */
export function CopyButton({ text, label, children = "Copy" }: CopyButtonProps) {
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
  return (
    <Button
      size="sm"
      aria-label={copied ? `${label}: copied` : label}
      icon={copied ? <CheckIcon size={14} weight="bold" /> : <CopyIcon size={14} />}
      onClick={copy}
    >
      {copied ? "Copied" : children}
    </Button>
  );
}
