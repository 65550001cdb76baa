export { createMailer } from "./create-mailer.ts";
export { deliverDueMails, startMailJob, sweepMails } from "./mail-job.ts";
