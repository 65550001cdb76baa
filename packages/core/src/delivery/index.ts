export { createMailer } from "./create-mailer.ts";
export { deliverDueMails, startMailJob, sweepMails } from "./deliver-mail.ts";
