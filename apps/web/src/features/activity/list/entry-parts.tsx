import type { ActivityListItem } from "@copydesk/contracts";
import { Avatar, cn } from "@copydesk/ui";
import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import { CheckCircleIcon } from "@phosphor-icons/react/dist/csr/CheckCircle";
import { GearSixIcon } from "@phosphor-icons/react/dist/csr/GearSix";
import { ProhibitIcon } from "@phosphor-icons/react/dist/csr/Prohibit";
import { XCircleIcon } from "@phosphor-icons/react/dist/csr/XCircle";
import { resultWords } from "../words/entry-words.ts";

/** Who did it; nobody signed in is "Unknown", Copydesk itself has a gear. */
export function Actor({ entry: { actor, source } }: { entry: Pick<ActivityListItem, "actor" | "source"> }) {
  return (
    <span className="flex min-w-0 items-center gap-[7px]">
      {actor.id ? (
        <Avatar src={actor.profile_pic} name={actor.name} size={20} />
      ) : (
        <span
          aria-hidden
          className="grid size-5 shrink-0 place-items-center rounded-full bg-avatar font-semibold text-2xs text-avatar-ink leading-none"
        >
          {source === "job" ? <GearSixIcon size={12} /> : "–"}
        </span>
      )}
      <bdi className={cn("min-w-0 truncate", actor.id ? "text-ink-2" : "text-ink-3")}>{actor.name}</bdi>
    </span>
  );
}

interface ResultProps {
  result: ActivityListItem["result"];
  /** The tick of a success is green where it stands alone. */
  strong?: boolean;
}

export function Result({ result, strong = false }: ResultProps) {
  return (
    <span
      className={cn(
        "inline-flex shrink-0 items-center gap-1.5 text-ink-2 text-sm whitespace-nowrap",
        result === "denied" && "text-warning-ink",
        result === "failed" && "text-destructive-ink",
      )}
    >
      <ResultGlyph result={result} strong={strong} />
      {resultWords[result]}
    </span>
  );
}

function ResultGlyph({ result, strong }: Required<ResultProps>) {
  if (result === "denied") return <ProhibitIcon size={15} weight="fill" aria-hidden className="text-warning-solid" />;
  if (result === "failed") return <XCircleIcon size={15} weight="fill" aria-hidden className="text-destructive-solid" />;
  if (strong) return <CheckCircleIcon size={16} weight="fill" aria-hidden className="text-success-solid" />;
  return <CheckIcon size={14} aria-hidden className="text-ink-3" />;
}
