import type { ExportedFile, ExportJob, ExportKind } from "./document.ts";
import { safeFileName } from "./file-names.ts";
import { headingsOf } from "./headings.ts";
import type { FontLibrary } from "./pdf/font-files.ts";

const types: Record<ExportKind, { extension: string; content_type: string }> = {
  campaign_pdf: { extension: "pdf", content_type: "application/pdf" },
  campaign_xlsx: { extension: "xlsx", content_type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" },
  campaign_ics: { extension: "ics", content_type: "text/calendar; charset=utf-8" },
  campaign_feed: { extension: "ics", content_type: "text/calendar; charset=utf-8" },
  piece_pdf: { extension: "pdf", content_type: "application/pdf" },
  piece_txt: { extension: "txt", content_type: "text/plain; charset=utf-8" },
  part_pdf: { extension: "pdf", content_type: "application/pdf" },
  part_txt: { extension: "txt", content_type: "text/plain; charset=utf-8" },
};

/** Makes the file of a job. Each format's code is loaded when it is first needed. */
export async function makeExport(job: ExportJob, fonts: () => Promise<FontLibrary>): Promise<ExportedFile> {
  const { extension, content_type } = types[job.kind];
  return { bytes: await makeBytes(job, fonts), file_name: safeFileName({ ...nameParts(job), extension }), content_type };
}

async function makeBytes(job: ExportJob, fonts: () => Promise<FontLibrary>): Promise<Uint8Array> {
  switch (job.kind) {
    case "campaign_pdf":
      return (await import("./pdf/make-pdf.ts")).campaignPdf(job.document, { library: await fonts(), internal: job.internal });
    case "campaign_xlsx":
      return (await import("./excel/make-excel.ts")).campaignExcel(job.document, job);
    case "campaign_ics":
      return encode((await import("./calendar.ts")).campaignCalendar(job.document, job));
    case "campaign_feed":
      return encode((await import("./calendar.ts")).campaignCalendar(job.document, { internal: true, feedOf: job.address }));
    case "piece_pdf":
      return (await import("./pdf/make-pdf.ts")).piecePdf(job.piece, job.campaign_name, { library: await fonts(), internal: job.internal });
    case "piece_txt":
      return encode((await import("./text.ts")).pieceText(job.piece, job));
    case "part_pdf":
      return (await import("./pdf/make-pdf.ts")).partPdf(job.part, job.campaign_name, { library: await fonts(), internal: job.internal });
    case "part_txt":
      return encode((await import("./text.ts")).partText(job.part, job));
  }
}

const encode = (text: string) => new TextEncoder().encode(text.toWellFormed());

/** So that nobody sends the one that is for colleagues by mistake. */
const copyOf = (job: ExportJob) => ("internal" in job && job.internal ? "internal" : "");

function nameParts(job: ExportJob): { campaign: string; date: string; suffix?: string } {
  if ("document" in job) {
    const { name, generated_at, only_language = "" } = job.document;
    return { campaign: name, date: generated_at, suffix: [only_language, copyOf(job)].filter(Boolean).join(" ") };
  }
  const [file, what] =
    "piece" in job ? [job.piece, job.piece.channel_name] : [job.part, headingsOf(job.part.language_code)[job.part.content.kind]];
  return { campaign: job.campaign_name, date: file.updated_at, suffix: [file.language_code, what, copyOf(job)].filter(Boolean).join(" ") };
}
