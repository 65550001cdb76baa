export { mailWake } from "./mail-wake.ts";
export {
  countMails,
  findQueuedMail,
  forgetMailsBefore,
  forgetResetMails,
  type Letters,
  listDueMails,
  noteTry,
  openLetter,
  type QueuedMailRow,
  queueMail,
} from "./queue-mail.ts";
export { activationMail } from "./templates/activation-mail.ts";
export { passwordChangedMail } from "./templates/password-changed-mail.ts";
export { resetMail } from "./templates/reset-mail.ts";
