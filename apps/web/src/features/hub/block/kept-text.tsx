import { type BlockKind, parsePartialJson } from "@copydesk/contracts";
import { Button, Disclosure } from "@copydesk/ui";
import { CopyIcon } from "@phosphor-icons/react/dist/csr/Copy";
import { notifyFailure, notifySuccess } from "../../../lib/stores/toast.ts";
import { outlineSoFar } from "../outline/outline-so-far.ts";

/** What a model had written when it was broken off, to read and to copy. Nothing for a schedule: half of it is no plan. */
export function KeptText({ kind, text }: { kind: BlockKind; text: string }) {
  const words = readable(kind, text);
  if (words === "") return null;
  const copy = () =>
    navigator.clipboard
      .writeText(words)
      .then(() => notifySuccess("What had arrived is on your clipboard."))
      .catch(() => notifyFailure("This browser did not allow copying."));
  return (
    <Disclosure label="Show what had arrived" className="mt-2.5">
      <p dir="auto" className="max-h-64 overflow-y-auto whitespace-pre-wrap rounded-md bg-sunken p-3 text-base">
        {words}
      </p>
      <Button size="sm" variant="quiet" className="-ml-2 mt-1" icon={<CopyIcon size={14} />} onClick={() => void copy()}>
        Copy
      </Button>
    </Disclosure>
  );
}

export function readable(kind: BlockKind, text: string): string {
  if (kind === "schedule") return "";
  if (kind === "content") return text.replace(/^\[\[[a-z0-9_]+\]\][^\S\n]*\n?/gm, "").trim();
  const { title, summary, key_messages, sections } = outlineSoFar(parsePartialJson(text));
  const parts = sections.map(({ heading, points }) => [heading, ...points.map((point) => `- ${point}`)].join("\n"));
  return [title, summary, key_messages.join("\n"), ...parts].filter((part) => part.trim() !== "").join("\n\n");
}
