export { mailWake } from "./mail-wake.ts";
export { type Letters, openLetter, queueMail } from "./queue-mail.ts";
export { findQueuedMail, forgetMailsBefore, forgetResetMails, listDueMails, noteTry, type QueuedMailRow } from "./queued-mails.ts";
export { activationMail } from "./templates/activation-mail.ts";
export { passwordChangedMail } from "./templates/password-changed-mail.ts";
export { resetMail } from "./templates/reset-mail.ts";
