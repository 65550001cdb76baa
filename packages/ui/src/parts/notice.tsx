import { InfoIcon } from "@phosphor-icons/react/dist/csr/Info";
import { WarningIcon } from "@phosphor-icons/react/dist/csr/Warning";
import { WarningCircleIcon } from "@phosphor-icons/react/dist/csr/WarningCircle";
import type { ReactNode } from "react";
import { cn } from "../lib/cn.ts";

interface NoticeProps {
  tone?: "info" | "warning" | "destructive";
  /** At the right or under the words. */
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}

const tones = {
  info: { box: "border-info-line bg-info-tint text-info-ink", mark: <InfoIcon size={16} weight="fill" className="text-info-solid" /> },
  warning: {
    box: "border-warning-line bg-warning-tint text-warning-ink",
    mark: <WarningIcon size={16} weight="fill" className="text-warning-solid" />,
  },
  destructive: {
    box: "border-destructive-line bg-destructive-tint text-destructive-ink",
    mark: <WarningCircleIcon size={16} weight="fill" className="text-destructive-solid" />,
  },
};

/** A sentence that stays on the page, tinted. */
export function Notice({ tone = "info", action, className, children }: NoticeProps) {
  return (
    <div className={cn("flex items-start gap-2.5 rounded-md border px-3 py-2.5 text-sm", tones[tone].box, className)}>
      <span aria-hidden className="mt-0.5 shrink-0">
        {tones[tone].mark}
      </span>
      <div className="min-w-0 flex-1">{children}</div>
      {action}
    </div>
  );
}
