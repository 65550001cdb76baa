export type {
  CampaignDocument,
  ExportedFile,
  ExportJob,
  ExportKind,
  ExtractedText,
  FileFormat,
  FoundText,
  FoundTexts,
  LanguageDocument,
  PartDocument,
  PieceDocument,
  StoredFile,
  TextFormat,
} from "./document.ts";
export { textFormats } from "./document.ts";
export { createDocumentWorkers, type DocumentWorkers, type DocumentWorkersOptions } from "./document-workers.ts";
export { contentDisposition, type FileNameParts, safeFileName } from "./file-names.ts";
