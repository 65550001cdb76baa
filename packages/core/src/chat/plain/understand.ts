import { type LookUp, listOf, textOf } from "./look-up.ts";
import { asksForDates, hintedIn, namedIn, quotedIn, type Topic, topicOf } from "./topics.ts";

export type Answer = (look: LookUp, write: (text: string) => void, asked: Asked) => Promise<void>;

/** A question, as far as it was understood. */
export interface Asked {
  topic: Topic | "campaign" | "piece";
  /** It asks for what is missing and for dates in one. */
  alsoSchedule: boolean;
  question: string;
  campaign: { id: string; name: string } | undefined;
  channel: { code: string; name: string } | undefined;
  /** A name in quotation marks that nothing of what the person sees has. */
  unknownName: string | undefined;
  campaigns: Record<string, unknown>[];
  /** All that the person sees, also beyond those listed. */
  count: number;
}

/** What a question is about, by its words and by the names in it of what the person sees. */
export async function understand(look: LookUp, question: string): Promise<Asked> {
  const found = await look.ask("search_campaigns", { limit: 50 });
  const campaigns = listOf(found?.campaigns);
  const known = campaigns.map((one) => ({ id: textOf(one.id), name: textOf(one.name) }));
  const quoted = quotedIn(question);
  // A name in marks is meant as it stands: “Autumn launch” is not the only launch that there is.
  const campaign =
    namedIn(question, known) ?? (await searched(look, question)) ?? (quoted === undefined ? hintedIn(question, known) : undefined);
  const channels = campaign === undefined ? null : await look.ask("list_channels", {});
  const rest = campaign === undefined ? question : without(question, campaign.name);
  const channel = namedIn(
    rest,
    listOf(channels?.channels).flatMap(({ code, name }) =>
      [textOf(code), textOf(name), textOf(name).replace(/ (?:post|article|page)$/i, "")].map((one) => ({ code: textOf(code), name: one })),
    ),
  );
  const asked = topicOf(rest);
  const piece = campaign !== undefined && channel !== undefined && asked !== "schedule" && asked !== "gaps" && asked !== "compare";
  const topic = piece ? "piece" : (asked ?? (campaign ? "campaign" : "campaigns"));
  return {
    topic: topic === "campaigns" && campaign ? "campaign" : topic,
    alsoSchedule: asked === "gaps" && asksForDates(rest),
    question: rest,
    campaign,
    channel,
    unknownName: campaign === undefined ? quoted : undefined,
    campaigns,
    count: Number(found?.count ?? 0),
  };
}

/** Names of campaigns beyond the newest ones, when they stand in quotation marks. */
async function searched(look: LookUp, question: string) {
  const search = quotedIn(question);
  if (search === undefined) return undefined;
  const [only, ...others] = listOf((await look.ask("search_campaigns", { search, limit: 5 }))?.campaigns);
  return only && others.length === 0 ? { id: textOf(only.id), name: textOf(only.name) } : undefined;
}

const without = (question: string, name: string) => {
  const at = question.toLowerCase().indexOf(name.toLowerCase());
  return at < 0 ? question : `${question.slice(0, at)} ${question.slice(at + name.length)}`;
};
