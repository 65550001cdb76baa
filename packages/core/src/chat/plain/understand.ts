import { type LookUp, listOf, textOf, textsOf } from "./look-up.ts";
import { asksForChange, asksForDates, hintedIn, namedIn, quotedIn, type Topic, topicOf } from "./topics.ts";

export type Answer = (look: LookUp, write: (text: string) => void, asked: Asked) => Promise<void>;

/** A question, as far as it was understood. */
export interface Asked {
  topic: Topic | "campaign" | "piece" | "change" | "unknown";
  /** It asks for what is missing and for dates in one. */
  alsoSchedule: boolean;
  question: string;
  campaign: { id: string; name: string } | undefined;
  channel: { code: string; name: string } | undefined;
  /** Of those that campaigns are in. */
  language: { code: string; name: string } | undefined;
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
  const rest = campaign === undefined ? question : without(question, campaign.name);
  const asked = topicOf(rest);
  const channel = campaign !== undefined || asked === "schedule" ? await channelIn(look, rest) : undefined;
  const isPiece = campaign !== undefined && channel !== undefined && asked !== "schedule" && asked !== "gaps" && asked !== "compare";
  const about = isPiece ? "piece" : (asked ?? (campaign ? "campaign" : "unknown"));
  const topic = asksForChange(rest) ? "change" : about;
  return {
    topic: topic === "campaigns" && campaign ? "campaign" : topic,
    alsoSchedule: asked === "gaps" && asksForDates(rest),
    question: rest,
    campaign,
    channel,
    language: languageIn(rest, campaigns),
    unknownName: campaign === undefined ? quoted : undefined,
    campaigns,
    count: Number(found?.count ?? 0),
  };
}

async function channelIn(look: LookUp, question: string) {
  const channels = listOf((await look.ask("list_channels", {}))?.channels).map(({ code, name }) => ({
    code: textOf(code),
    called: textOf(name),
  }));
  const found = namedIn(
    question,
    channels.flatMap((one) => [one.code, one.called, one.called.replace(/ (?:post|article|page)$/i, "")].map((name) => ({ ...one, name }))),
  );
  return found && { code: found.code, name: found.called };
}

/** By its name in the languages that are understood, or in itself. */
function languageIn(question: string, campaigns: readonly Record<string, unknown>[]) {
  const codes = [...new Set(campaigns.flatMap((one) => textsOf(one.languages)))];
  const nameIn = (reader: string, code: string) => new Intl.DisplayNames(reader, { type: "language" }).of(code) ?? code;
  const names = codes.flatMap((code) => [...understood, code].map((reader) => ({ code, name: nameIn(reader, code) })));
  const found = namedIn(question, names);
  return found && { code: found.code, name: nameIn("en", found.code) };
}
const understood = ["en", "de", "fr", "es", "it", "pt", "nl"];

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
