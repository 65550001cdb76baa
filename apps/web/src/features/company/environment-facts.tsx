import type { CompanyDetail } from "@copydesk/contracts";
import { Mark } from "@copydesk/ui";

type Environment = CompanyDetail["environment"];

const services: { key: keyof Environment; name: string; on: string; off: string }[] = [
  {
    key: "mail",
    name: "Mail",
    on: "A mail server carries invitations and password links.",
    off: "No mail server. Emails are kept in the server’s outbox folder, and invitation links are shown on the screen.",
  },
  {
    key: "microsoft",
    name: "Microsoft",
    on: "Set up. The switch above offers it on the sign-in page.",
    off: "Not set up, so nobody can sign in with Microsoft.",
  },
  { key: "asana", name: "Asana", on: "Set up. People connect their accounts in their profile.", off: "Not set up." },
];

/** What the server was started with; it can only be changed there. */
export const EnvironmentFacts = ({ environment }: { environment: Environment }) => (
  <dl className="grid gap-3">
    {services.map(({ key, name, on, off }) => (
      <div key={key}>
        <dt className="flex items-center gap-2.5 font-control text-base">
          <Mark kind={environment[key] ? "ready" : "off"} />
          {name}
        </dt>
        <dd className="pl-[26px] text-ink-3 text-xs leading-[18px]">{environment[key] ? on : off}</dd>
      </div>
    ))}
  </dl>
);
