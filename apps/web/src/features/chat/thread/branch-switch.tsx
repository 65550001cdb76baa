import type { ChatMessage } from "@copydesk/contracts";
import { IconButton } from "@copydesk/ui";
import { CaretLeftIcon } from "@phosphor-icons/react/dist/csr/CaretLeft";
import { CaretRightIcon } from "@phosphor-icons/react/dist/csr/CaretRight";

/** "2 of 3": goes through the messages that stand in one place. */
export function BranchSwitch({ message: { id, siblings, role }, onShow }: { message: ChatMessage; onShow: (id: string) => void }) {
  if (siblings.length < 2) return null;
  const at = siblings.indexOf(id);
  const what = role === "user" ? "question" : "answer";
  const to = (index: number) => {
    const other = siblings[index];
    if (other !== undefined) onShow(other);
  };
  return (
    <span className="inline-flex items-center text-ink-3 text-xs tabular-nums">
      <IconButton
        label={`Previous ${what}`}
        icon={<CaretLeftIcon size={12} weight="bold" />}
        disabled={at <= 0}
        onClick={() => to(at - 1)}
      />
      {at + 1} of {siblings.length}
      <IconButton
        label={`Next ${what}`}
        icon={<CaretRightIcon size={12} weight="bold" />}
        disabled={at === siblings.length - 1}
        onClick={() => to(at + 1)}
      />
    </span>
  );
}
