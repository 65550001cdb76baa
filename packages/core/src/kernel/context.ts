import type { Aside, Database } from "@copydesk/db";
import type { DocumentWorkers } from "@copydesk/documents";
import type { ModelClient } from "@copydesk/llm";
import type { Logger } from "pino";
import type { LanguageDetector } from "./detector/language-detector.ts";
import type { Live } from "./live/live.ts";
import type { Mailer } from "./mailer.ts";
import type { Ports } from "./port.ts";
import type { SecretBox } from "./secret-box.ts";
import type { Services } from "./services.ts";

/**
 * What domain functions reach the world through. The process makes one at its start; tests make their own, with their
 * own clock, ids, models and folders.
 */
export interface Core {
  db: Database;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** A new UUIDv7. */
  newId: () => string;
  /** `bytes` unguessable bytes as base64url. */
  randomToken: (bytes: number) => string;
  log: Logger;
  models: ModelClient;
  documents: DocumentWorkers;
  /** For reads that would hold up other requests. */
  aside: Aside;
  detector: LanguageDetector;
  secrets: SecretBox;
  live: Live;
  mail: Mailer;
  services: Services;
  /** What domains ask of those above them. */
  ports: Ports;
  /** Folder for uploads and exports. */
  dataFolder: string;
  /** Address under which people reach this server, for links; without a slash at the end. */
  publicUrl: string;
}
