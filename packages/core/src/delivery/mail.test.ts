import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { asc, batch, must, schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { queueMail } from "../mail/queue-mail.ts";
import { activationMail } from "../mail/templates/activation-mail.ts";
import { createTestCore, type TestCore } from "../testing.ts";
import { type MailServer, type MailServerOptions, readOutbox, startMailServer } from "../testing-mail.ts";
import { createMailer } from "./create-mailer.ts";
import { deliverDueMails, startMailJob, sweepMails } from "./deliver-mail.ts";

const minute = 60_000;
let core: TestCore;
const servers: MailServer[] = [];

beforeEach(async () => {
  core = await createTestCore();
  await core.db.update(schema.company_settings).set({ name: "Nørrbrook & Søn" });
});
afterEach(async () => {
  core.mail.close();
  await Promise.all([core.close(), ...servers.splice(0).map((one) => one.close())]);
});

async function serve(options?: MailServerOptions): Promise<MailServer> {
  const server = await startMailServer(options);
  servers.push(server);
  return server;
}

const mailerTo = (smtpUrl: string) => createMailer({ smtpUrl, outboxFolder: core.dataFolder, publicUrl: core.publicUrl });
const link = "http://copydesk.test/auth/reset-password/abc?isActivation=true";
const letter = { link, firstName: "Zoë", invitedBy: "Mira <Falk>" };
const queue = (to = "zoe@example.com") => batch(core.db, (tx) => [queueMail(tx, core, { to, kind: "activation", letter })]);
const rows = () => core.db.select().from(schema.mails).orderBy(asc(schema.mails.id));

describe("over SMTP", () => {
  test("a mail arrives as text and HTML, from the sender of the address, and what it said is forgotten", async () => {
    const server = await serve();
    core.mail = mailerTo(`${server.url}?from=desk@norrbrook.example`);
    await queue();
    await deliverDueMails(core);
    const [mail] = server.received;
    expect(mail).toMatchObject({ from: "desk@norrbrook.example", to: ["zoe@example.com"], link });
    expect(mail?.subject).toBe("Your invitation to Copydesk of Nørrbrook & Søn");
    expect(mail?.text).toContain(`Hello Zoë,`);
    expect(mail?.text).toContain(link);
    expect(mail?.html).toContain("Mira &lt;Falk&gt; has invited you to Copydesk of Nørrbrook &amp; Søn");
    expect(mail?.html).not.toContain("<Falk>");
    expect(mail?.headers).toMatch(/^Auto-Submitted: auto-generated/m);
    expect(await rows()).toMatchObject([{ status: "sent", sealed: null, attempts: 1, sent_at: new Date(core.now()) }]);
  });

  test("a name and a password with every kind of character sign in", async () => {
    const account = { user: "desk@norrbrook.example", password: "p@ss:w/ö%rd?" };
    const server = await serve({ account });
    core.mail = mailerTo(server.url);
    await queue();
    await deliverDueMails(core);
    expect(server.received).toMatchObject([{ from: "desk@norrbrook.example" }]);
  });

  test("a wrong password of ours is tried again: it is not the mail's fault", async () => {
    const server = await serve({ account: { user: "desk", password: "right" } });
    core.mail = mailerTo(server.url.replace("right", "wrong"));
    await queue();
    await deliverDueMails(core);
    expect(await rows()).toMatchObject([{ status: "queued", attempts: 1, last_error: expect.stringContaining("Invalid login") }]);
  });

  test("a refused recipient ends that mail alone, and the log says so", async () => {
    const server = await serve({ refuse: (address) => (address.startsWith("gone") ? 550 : undefined) });
    core.mail = mailerTo(server.url);
    await queue("gone@example.com");
    await queue();
    await deliverDueMails(core);
    expect(server.received.map((mail) => mail.to)).toEqual([["zoe@example.com"]]);
    expect(await rows()).toMatchObject([
      { status: "failed", sealed: null, last_error: expect.stringContaining("550") },
      { status: "sent" },
    ]);
    expect(await core.db.select().from(schema.activity_logs)).toMatchObject([
      { action: "mail.failed", entity_name: "gone@example.com", result: "failed", source: "job" },
    ]);
  });

  test("a recipient who is refused for now is tried again later", async () => {
    let greylisted = true;
    const server = await serve({ refuse: () => (greylisted ? 451 : undefined) });
    core.mail = mailerTo(server.url);
    await queue();
    await deliverDueMails(core);
    expect(await rows()).toMatchObject([{ status: "queued", attempts: 1, next_attempt_at: new Date(core.now() + minute) }]);
    greylisted = false;
    await deliverDueMails(core);
    expect(server.received).toHaveLength(0);
    core.advance(minute);
    await deliverDueMails(core);
    expect(server.received).toHaveLength(1);
  });

  test("mails wait for a server that is down, the others without a try of their own, and go when it is up", async () => {
    const { port, url, close } = await startMailServer();
    await close();
    core.mail = mailerTo(url);
    await queue("one@example.com");
    await queue("two@example.com");
    await deliverDueMails(core);
    expect(await rows()).toMatchObject([
      { status: "queued", attempts: 1 },
      { status: "queued", attempts: 0 },
    ]);
    const server = await serve({ port });
    core.advance(minute);
    await deliverDueMails(core);
    expect(server.received.map((mail) => mail.to[0]).sort()).toEqual(["one@example.com", "two@example.com"]);
  });

  test("a server that never comes back is given up after five waits", async () => {
    const { url, close } = await startMailServer();
    await close();
    core.mail = mailerTo(url);
    await queue();
    for (const wait of [0, 1, 5, 30, 120, 720]) {
      core.advance(wait * minute - 1);
      await deliverDueMails(core);
      core.advance(1);
      await deliverDueMails(core);
    }
    expect(await rows()).toMatchObject([{ status: "failed", attempts: 6, sealed: null }]);
  });

  test("a password does not go to a stranger in the clear", async () => {
    const server = await serve({ account: { user: "desk", password: "right" } });
    // Not this machine by its name, and without STARTTLS.
    core.mail = mailerTo(server.url.replace("127.0.0.1", "[::ffff:127.0.0.1]"));
    await queue();
    await deliverDueMails(core);
    expect(server.received).toHaveLength(0);
    expect(await rows()).toMatchObject([{ status: "queued", last_error: expect.stringMatching(/STARTTLS|TLS/) }]);
  });
});

describe("without a mail server", () => {
  test("mails lie in a folder that only the owner can read", async () => {
    await queue();
    await deliverDueMails(core);
    const folder = join(core.dataFolder, "outbox");
    const [name = ""] = readdirSync(folder);
    expect(name).toMatch(/^\d{4}-[\dTZ-]+-activation-[\w-]+\.eml$/);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
    expect(await readOutbox(core)).toMatchObject([{ to: ["zoe@example.com"], link, subject: expect.stringContaining("Nørrbrook") }]);
  });
});

describe("the queue", () => {
  test("holds nothing readable, and no mail of an action that was not done", async () => {
    await queue();
    expect((await rows())[0]?.sealed).not.toContain("reset-password");
    const failing = batch(core.db, (tx) => {
      const letterOfIt = queueMail(tx, core, { to: "never@example.com", kind: "activation", letter });
      return [letterOfIt, must(tx.delete(schema.mails).where(eq(schema.mails.id, "none")), new Error("half-way"))];
    });
    await expect(failing).rejects.toThrow("half-way");
    expect(await rows()).toHaveLength(1);
  });

  test("is emptied by the job as soon as something is queued, until the job is stopped", async () => {
    const server = await serve();
    core.mail = mailerTo(server.url);
    const job = startMailJob(core);
    await queue();
    await server.mailTo("zoe@example.com");
    await job.stop();
    await queue("later@example.com");
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(server.received).toHaveLength(1);
    const next = startMailJob(core);
    await server.mailTo("later@example.com");
    await next.stop();
  });

  test("forgets what was over a month ago, and never what still waits", async () => {
    await queue();
    await deliverDueMails(core);
    await queue("waiting@example.com");
    core.advance(31 * 24 * 60 * minute);
    await sweepMails(core);
    expect(await rows()).toMatchObject([{ recipient: "waiting@example.com", status: "queued" }]);
  });
});

test("a mail looks like this", async () => {
  expect(activationMail({ ...letter, company: "Nørrbrook & Søn" }).text).toMatchInlineSnapshot(`
    "Hello Zoë,

    Mira <Falk> has invited you to Copydesk of Nørrbrook & Søn, where one story becomes a whole campaign, in every channel and language.

    Choose a password, and you are in.

    Activate my account:
    http://copydesk.test/auth/reset-password/abc?isActivation=true

    The link works once, for 7 days. If you did not expect this email, ignore it: without the link nobody can use the account.

    Copydesk
    "
  `);
});
