import type { LlmListItem, LlmStatus } from "@copydesk/contracts";
import { Avatar, cn, Spinner } from "@copydesk/ui";
import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import { CheckCircleIcon } from "@phosphor-icons/react/dist/csr/CheckCircle";
import { ClockCountdownIcon } from "@phosphor-icons/react/dist/csr/ClockCountdown";
import { MinusCircleIcon } from "@phosphor-icons/react/dist/csr/MinusCircle";
import { ProhibitIcon } from "@phosphor-icons/react/dist/csr/Prohibit";
import { XCircleIcon } from "@phosphor-icons/react/dist/csr/XCircle";
import { fullName } from "../../../lib/people/full-name.ts";
import { statusWords } from "../words/call-words.ts";
import type { ShownFigure } from "../words/figure-words.ts";

/** A figure; lighter where there is none, and with the reason where it is not quite one. */
export function Figure({ figure: { text, faint, title }, className }: { figure: ShownFigure; className?: string }) {
  return (
    <span title={title} className={cn(className, faint && "text-ink-3", title && "cursor-help")}>
      {text}
      {title && <span className="sr-only"> ({title})</span>}
    </span>
  );
}

/** For whom the call was made; "Unknown" where that was not written down. */
export function Who({ person, short = false }: { person: LlmListItem["person"]; short?: boolean }) {
  const name = person ? fullName(person) : "Unknown";
  return (
    <span className="flex min-w-0 items-center gap-[7px]" title={short ? name : undefined}>
      {person && <Avatar src={person.profile_pic} name={name} size={20} />}
      <bdi className={cn("min-w-0 truncate", person ? "text-ink-2" : "text-ink-3", short && person && "@max-4xl/calls:sr-only")}>
        {name}
      </bdi>
    </span>
  );
}

interface StatusProps {
  status: LlmStatus;
  /** The tick of a success is green where it stands alone. */
  strong?: boolean;
}

export function Status({ status, strong = false }: StatusProps) {
  return (
    <span
      className={cn(
        "inline-flex shrink-0 items-center gap-1.5 text-ink-2 text-sm whitespace-nowrap",
        (status === "timeout" || status === "filtered") && "text-warning-ink",
        status === "error" && "text-destructive-ink",
      )}
    >
      <StatusGlyph status={status} strong={strong} />
      {statusWords[status]}
    </span>
  );
}

export function StatusGlyph({ status, strong = false }: StatusProps) {
  const fill = { size: 15, weight: "fill", "aria-hidden": true } as const;
  if (status === "running") return <Spinner size={14} />;
  if (status === "error") return <XCircleIcon {...fill} className="text-destructive-solid" />;
  if (status === "timeout") return <ClockCountdownIcon {...fill} className="text-warning-solid" />;
  if (status === "filtered") return <ProhibitIcon {...fill} className="text-warning-solid" />;
  if (status === "cancelled") return <MinusCircleIcon {...fill} className="text-glyph" />;
  if (strong) return <CheckCircleIcon size={16} weight="fill" aria-hidden className="text-success-solid" />;
  return <CheckIcon size={14} aria-hidden className="text-ink-3" />;
}
