import {
  type BlockKind,
  type BlockSummary,
  type FieldSpec,
  outlineSchema,
  parseFields,
  parsePartialJson,
  readPlainOutline,
  type SaveVersionInput,
} from "@copydesk/contracts";
import { Button, Disclosure } from "@copydesk/ui";
import { CopyIcon } from "@phosphor-icons/react/dist/csr/Copy";
import { PencilSimpleIcon } from "@phosphor-icons/react/dist/csr/PencilSimple";
import { notifyFailure, notifySuccess } from "../../../lib/stores/toast.ts";
import { useSaveVersion } from "../api/use-versions.ts";
import { useHub } from "../hub-context.ts";
import { outlineSoFar } from "./outline-so-far.ts";

/** What a model had written when it was broken off or could not be read: to read, to copy, and to go on from. */
export default function PartialText({ block, text }: { block: BlockSummary; text: string }) {
  const { campaign } = useHub();
  const words = readable(block.kind, text);
  if (words === "") return null;
  const copy = () =>
    navigator.clipboard
      .writeText(words)
      .then(() => notifySuccess("The partial text is on your clipboard."))
      .catch(() => notifyFailure("This browser did not allow copying."));
  return (
    <Disclosure label="Show the partial text" className="mt-2.5">
      <p dir="auto" className="max-h-64 overflow-y-auto whitespace-pre-wrap rounded-md bg-sunken p-3 text-base">
        {words}
      </p>
      <div className="-ml-2 mt-1 flex flex-wrap gap-1">
        <Button size="sm" variant="quiet" icon={<CopyIcon size={14} />} onClick={() => void copy()}>
          Copy
        </Button>
        {campaign.can.edit && <StartFromIt block={block} text={text} />}
      </div>
    </Disclosure>
  );
}

/** Makes a version of it that a person can edit. Nothing for a schedule, of which a part is no plan. */
function StartFromIt({ block, text }: { block: BlockSummary; text: string }) {
  const { campaign, channelByCode, options } = useHub();
  const save = useSaveVersion(campaign.id, block);
  const fields = channelByCode.get(block.channel_code ?? "")?.fields ?? [];
  const content = partialContent(block.kind, text, { fields, channels: options.channels });
  if (content === null) return null;
  const start = () =>
    save
      .mutateAsync({ block_id: block.id, base_version_id: block.selected_version_id, content })
      .then(() => notifySuccess("It is a version now. Edit it as you like."))
      .catch(notifyFailure);
  return (
    <Button size="sm" variant="quiet" icon={<PencilSimpleIcon size={14} />} disabled={save.isPending} onClick={() => void start()}>
      Use as a start
    </Button>
  );
}

/** What had arrived as a person reads it: without markers and braces where these can be taken away, else as it came. */
export function readable(kind: BlockKind, text: string): string {
  if (kind === "content") return text.replace(/^\[\[[a-z0-9_]+\]\][^\S\n]*\n?/gm, "").trim();
  const isJson = /^[^\p{L}]*\{/u.test(text);
  if (kind === "schedule") return isJson ? "" : text.trim();
  const { title, summary, key_messages, sections } = outlineSoFar(parsePartialJson(text));
  const parts = sections.map(({ heading, points }) => [heading, ...points.map((point) => `- ${point}`)].join("\n"));
  const words = [title, summary, key_messages.join("\n"), ...parts].filter((part) => part.trim() !== "").join("\n\n");
  return words === "" ? text.trim() : words;
}

interface Around {
  /** Parts of the piece's channel. */
  fields: readonly FieldSpec[];
  channels: readonly { code: string; name: string }[];
}

/** The same as a version to go on from; null when nothing can be made of it. */
export function partialContent(kind: BlockKind, text: string, { fields, channels }: Around): SaveVersionInput["content"] | null {
  if (kind === "schedule") return null;
  if (kind === "content") {
    const values = parseFields(text, fields);
    return Object.keys(values).length > 0 ? { kind, fields: values } : null;
  }
  const begun = outlineSchema.safeParse(outlineSoFar(parsePartialJson(text)));
  const outline = begun.success ? begun.data : readPlainOutline(text, channels, { isChosen: true });
  return outline ? { kind, outline } : null;
}
