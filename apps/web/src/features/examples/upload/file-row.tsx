import type { ExampleOptions } from "@copydesk/contracts";
import { Button, cn, IconButton, Mark, type MarkKind, ProgressBar, Spinner } from "@copydesk/ui";
import { ArrowCounterClockwiseIcon } from "@phosphor-icons/react/dist/csr/ArrowCounterClockwise";
import { FileCsvIcon } from "@phosphor-icons/react/dist/csr/FileCsv";
import { FileDocIcon } from "@phosphor-icons/react/dist/csr/FileDoc";
import { FileHtmlIcon } from "@phosphor-icons/react/dist/csr/FileHtml";
import { FileMdIcon } from "@phosphor-icons/react/dist/csr/FileMd";
import { FilePdfIcon } from "@phosphor-icons/react/dist/csr/FilePdf";
import { FileTextIcon } from "@phosphor-icons/react/dist/csr/FileText";
import { FileXlsIcon } from "@phosphor-icons/react/dist/csr/FileXls";
import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import type { ReactNode } from "react";
import { formatBytes } from "../../../lib/file-size.ts";
import { FileReview } from "./file-review.tsx";
import { formatFound, type UploadRow } from "./upload-rows.ts";
import type { UploadPanelState } from "./use-upload-panel.ts";

interface FileRowProps {
  row: UploadRow;
  /** Files that go before it while it waits. */
  before: number;
  panel: UploadPanelState;
  options: ExampleOptions | undefined;
  /** Opens the choice of files. */
  onChoose: () => void;
}

/** One file: what it is, how far it is, and what can be done with it. */
export function FileRow({ row, before, panel, options, onChoose }: FileRowProps) {
  const isMoving = row.state === "pending" || (row.state === "uploading" && row.resumable === null);
  return (
    <li className="grid grid-cols-[22px_minmax(0,1fr)_28px] gap-x-2.5 border-line border-b py-2.5 text-sm leading-5 last:border-0">
      <FileIcon name={row.name} />
      <div className="min-w-0">
        <p className="flex items-baseline gap-3">
          <bdi className="min-w-0 flex-1 truncate font-control" title={row.name}>
            {row.name}
          </bdi>
          <span className="shrink-0 text-ink-3 text-xs tabular-nums">{formatBytes(row.size)}</span>
        </p>
        <FileState row={row} before={before} />
        {row.state === "needs_review" && row.view && <FileReview row={row} view={row.view} panel={panel} options={options} />}
        {(row.resumable === false || (row.state === "failed" && row.resumable === null)) && (
          <Button size="sm" icon={<ArrowCounterClockwiseIcon size={13} />} onClick={onChoose} className="mt-1.5">
            {row.resumable === false ? "Choose it again" : "Choose another file"}
          </Button>
        )}
        {row.resumable === true && (
          <Button size="sm" icon={<ArrowCounterClockwiseIcon size={13} />} onClick={() => panel.resume(row)} className="mt-1.5">
            Continue the upload
          </Button>
        )}
      </div>
      <IconButton
        label={`${isMoving ? "Cancel" : "Remove"} ${row.name}`}
        tooltip={false}
        icon={<XIcon size={14} />}
        onClick={() => void panel.remove(row)}
        className="-mt-1 -mr-1.5 text-glyph"
      />
    </li>
  );
}

function FileState({ row, before }: { row: UploadRow; before: number }): ReactNode {
  const { state, sent, size, message, view } = row;
  const percent = size === 0 ? 0 : Math.floor((sent / size) * 100);
  switch (state) {
    case "pending":
      return <Line kind="waiting">{before === 0 ? "Pending" : `Pending, ${before === 1 ? "1 file" : `${before} files`} ahead of it`}</Line>;
    case "uploading":
      if (row.resumable === false) {
        return (
          <Line kind="stale" className="text-warning-ink">
            Stopped at {percent} percent: choose the file again to continue
          </Line>
        );
      }
      return (
        <>
          <ProgressBar value={percent} label={`Upload of ${row.name}`} className="mt-1.5 mb-1" />
          <p className="text-accent-ink text-xs tabular-nums">
            <span className="font-medium">Uploading, {percent} percent</span>
            <span className="ml-2 text-ink-3">{formatBytes(sent)}</span>
          </p>
        </>
      );
    case "processing":
      return (
        <p className="mt-0.5 flex items-center gap-1.5 text-accent-ink text-xs">
          <Spinner size={13} />
          <span className="font-medium">Processing</span>
          <span className="text-ink-3">{view?.is_being_read === false ? "waiting for its turn" : "reading its text"}</span>
        </p>
      );
    case "ready":
      return (
        <Line kind="ready" detail={message}>
          Ready, {view ? formatFound(view) : ""}
        </Line>
      );
    case "needs_review":
      return (
        <Line kind="warning" className="text-warning-ink" detail={view?.review === "no_text" ? "" : message}>
          Needs review: {view ? formatReview(view) : ""}
        </Line>
      );
    case "failed":
      return (
        <Line kind="failed" className="text-destructive-ink">
          Failed: {lowerFirst(message)}
        </Line>
      );
    case "cancelled":
      return <Line kind="off">Cancelled at {percent} percent</Line>;
  }
}

interface LineProps {
  kind: MarkKind;
  className?: string;
  /** Said beneath, lighter. */
  detail?: string;
  children: ReactNode;
}

function Line({ kind, className, detail, children }: LineProps) {
  return (
    <>
      <p className={cn("mt-0.5 flex items-start gap-1.5 text-ink-3 text-xs leading-[18px]", className)}>
        <Mark kind={kind} size={15} className="mt-px" />
        <span className="min-w-0 wrap-anywhere">{children}</span>
      </p>
      {detail && <p className="pl-[21px] text-ink-3 text-xs leading-[18px] wrap-anywhere">{detail}</p>}
    </>
  );
}

function formatReview({ review, without_language, examples, message }: NonNullable<UploadRow["view"]>): string {
  if (review === "too_long") return "longer than 20,000 characters";
  if (review === "no_text") return message ? lowerFirst(message) : "there is no text in it";
  return examples > 1 ? `which language are ${without_language} of ${examples} texts in?` : "which language is this?";
}

/** A sentence that goes on another one; abbreviations stay as they are. */
const lowerFirst = (text: string) => (/^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text);

const icons = {
  csv: FileCsvIcon,
  docx: FileDocIcon,
  html: FileHtmlIcon,
  htm: FileHtmlIcon,
  md: FileMdIcon,
  pdf: FilePdfIcon,
  xlsx: FileXlsIcon,
};

/** What kind a file says it is. */
function FileIcon({ name }: { name: string }) {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
  const Icon = Object.entries(icons).find(([end]) => end === extension)?.[1] ?? FileTextIcon;
  return <Icon size={22} aria-hidden className="shrink-0 text-ink-3" />;
}
