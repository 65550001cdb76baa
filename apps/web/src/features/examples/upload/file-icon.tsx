import { FileCsvIcon } from "@phosphor-icons/react/dist/csr/FileCsv";
import { FileDocIcon } from "@phosphor-icons/react/dist/csr/FileDoc";
import { FileHtmlIcon } from "@phosphor-icons/react/dist/csr/FileHtml";
import { FileMdIcon } from "@phosphor-icons/react/dist/csr/FileMd";
import { FilePdfIcon } from "@phosphor-icons/react/dist/csr/FilePdf";
import { FileTextIcon } from "@phosphor-icons/react/dist/csr/FileText";
import { FileXlsIcon } from "@phosphor-icons/react/dist/csr/FileXls";

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
export function FileIcon({ name }: { name: string }) {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
  const Icon = Object.entries(icons).find(([end]) => end === extension)?.[1] ?? FileTextIcon;
  return <Icon size={22} aria-hidden className="shrink-0 text-ink-3" />;
}
