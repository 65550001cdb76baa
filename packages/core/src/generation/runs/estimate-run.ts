import { type BlockKind, distinctBy, type Estimate, type estimateInput } from "@copydesk/contracts";
import { builtinModelName, estimateTokens } from "@copydesk/llm";
import type { z } from "zod";
import { latestAnswers } from "../../calls/index.ts";
import { readConfigurationRows } from "../../campaign-defaults/index.ts";
import { readChannelRows } from "../../channels/index.ts";
import type { Core } from "../../kernel/index.ts";
import { type ModelRow, readModelChoice } from "../../models/index.ts";
import { chooseGuide, describeGuide, readGuideRows } from "../../voices/index.ts";
import { priceOf } from "../writing/llm-log.ts";
import { expectedAnswer } from "./expected-work.ts";

type Input = z.output<typeof estimateInput>;

interface ExpectedCall {
  kind: BlockKind;
  model: ModelRow | null;
  tokens_in: number;
  tokens_out: number;
}

/**
 * What generating a campaign would use: calls, tokens, cost at today's prices and a range of seconds. In mode "outline
 * only" the outlines alone, because it stops after them.
 */
export async function estimateCampaign(core: Core, input: Input): Promise<Estimate> {
  const calls = await expectedCalls(core, input);
  const models = distinctBy(calls, (call) => call.model?.id ?? null).map((call) => call.model);
  const tokens = (list: readonly ExpectedCall[], key: "tokens_in" | "tokens_out") =>
    Math.round(list.reduce((sum, call) => sum + call[key], 0));
  return {
    model: nameAll(models),
    is_offline: models.every((model) => model === null || model.provider === "builtin"),
    calls: calls.length,
    tokens_in: tokens(calls, "tokens_in"),
    tokens_out: tokens(calls, "tokens_out"),
    cost: costOf(calls),
    seconds: await secondsOf(core, calls),
  };
}

function nameAll(models: readonly (ModelRow | null)[]): string {
  const [first, ...others] = models.map((model) => model?.name ?? builtinModelName);
  if (others.length === 0) return first ?? builtinModelName;
  return `${first} and ${others.length} more`;
}

/** Null as soon as the price of one model is not known, or there are two currencies. */
function costOf(calls: readonly ExpectedCall[]): Estimate["cost"] {
  const prices = calls.map((call) =>
    priceOf(call.model, {
      tokens_fresh: call.tokens_in,
      tokens_cached: null,
      tokens_out: call.tokens_out,
      tokens_reasoning: null,
      estimated: true,
    }),
  );
  const currency = prices[0]?.currency ?? null;
  if (currency === null || prices.some((price) => price.cost === null || price.currency !== currency)) return null;
  return { amount: prices.reduce((sum, price) => sum + (price.cost ?? 0), 0), currency };
}

/** The longest chain of calls, or all of them through the narrowest model, whichever takes longer; give or take. */
async function secondsOf(core: Core, calls: readonly ExpectedCall[]): Promise<Estimate["seconds"]> {
  const paces = new Map<string | null, Pace>();
  for (const { model } of calls) if (!paces.has(model?.id ?? null)) paces.set(model?.id ?? null, await readPace(core, model));
  const seconds = (call: ExpectedCall) => {
    const pace = paces.get(call.model?.id ?? null);
    return pace ? pace.first_token_s + call.tokens_out / pace.tokens_per_s : 0;
  };
  const longest = (kind: BlockKind) => Math.max(0, ...calls.filter((call) => call.kind === kind).map(seconds));
  const outlines = calls.filter((call) => call.kind === "outline").length;
  const chain = longest("outline") * Math.min(outlines, 2) + longest("content") + longest("schedule");
  const narrowest = Math.min(...calls.map((call) => call.model?.max_concurrency ?? 4));
  const packed = calls.reduce((sum, call) => sum + seconds(call), 0) / (Number.isFinite(narrowest) ? narrowest : 1);
  const total = Math.max(chain, packed);
  return { from: Math.max(1, Math.round(total * 0.8)), to: Math.max(2, Math.ceil(total * 1.5)) };
}

/** What the brief's short fields and the form of the answer add to every prompt. */
const smallPartsTokens = 400;
const outlineTokens = 600;
const pieceTokens = 150;

async function expectedCalls(core: Core, input: Input): Promise<ExpectedCall[]> {
  const choice = await readModelChoice(core);
  const channelIds = [...new Set(input.languages.flatMap((one) => one.channel_ids))];
  const rows = new Map((await readChannelRows(core, "all", { ids: channelIds })).map((row) => [row.id, row]));
  const settings = await readConfigurationRows(core, "all");
  const promptOf = (kind: "outline" | "scheduler") => promptTokens(settings.find((one) => one.kind === kind));
  const story = Math.ceil(input.story_length / 4) + smallPartsTokens;
  const call = (kind: BlockKind, channel_id: string | null, tokens: { in: number; out: number }): ExpectedCall => ({
    kind,
    model: choice.modelOf({ kind, channel_id, overrides: {} }),
    tokens_in: tokens.in,
    tokens_out: Math.round(tokens.out),
  });
  const calls: ExpectedCall[] = [];
  for (const { language_id, channel_ids } of input.languages) {
    const voice = await voiceTokens(core, input.voice_id, language_id);
    const base = story + voice;
    calls.push(
      call("outline", null, {
        in: base + promptOf("outline") + (calls.length > 0 ? outlineTokens : 0),
        out: expectedAnswer("outline", [], 0),
      }),
    );
    if (input.generation_mode === "outline_only") continue;
    for (const channel of channel_ids.flatMap((id) => rows.get(id) ?? [])) {
      calls.push(
        call("content", channel.id, {
          in: base + promptTokens(channel) + outlineTokens,
          out: expectedAnswer("content", channel.fields, 0),
        }),
      );
    }
    if (!input.content_schedule || channel_ids.length === 0) continue;
    const pieces = outlineTokens + channel_ids.length * pieceTokens;
    calls.push(
      call("schedule", null, { in: base + promptOf("scheduler") + pieces, out: expectedAnswer("schedule", [], channel_ids.length * 3) }),
    );
  }
  return calls;
}

const promptTokens = (owner: { system_prompt: string; user_prompt: string } | undefined) =>
  owner ? estimateTokens(owner.system_prompt) + estimateTokens(owner.user_prompt) : 0;

/** The guide of a voice in one language; its catch-all stands for those of the channels. */
async function voiceTokens(core: Core, voiceId: string | null, languageId: string): Promise<number> {
  if (voiceId === null) return 0;
  const guides = await readGuideRows(core, "all", { is: { voice_id: voiceId, language_id: languageId } });
  return estimateTokens(describeGuide(chooseGuide(guides, null)));
}

/** How fast a model writes. */
export interface Pace {
  first_token_s: number;
  tokens_per_s: number;
}

/** The built-in writer gives no text more than a few seconds. */
const ofBuiltin: Pace = { first_token_s: 0.2, tokens_per_s: 250 };
const usual: Pace = { first_token_s: 0.8, tokens_per_s: 50 };
const callsLookedAt = 50;

/** From the newest calls that the model has answered; a usual value for one that nobody has called yet. */
export async function readPace(core: Core, model: ModelRow | null): Promise<Pace> {
  if (model === null || model.provider === "builtin") return ofBuiltin;
  const calls = await latestAnswers(core, model.id, callsLookedAt);
  const sum = (pick: (call: (typeof calls)[number]) => number) => calls.reduce((total, call) => total + pick(call), 0);
  const writing = sum((call) => (call.total ?? 0) - (call.first ?? 0));
  if (calls.length < 3 || writing <= 0) return usual;
  return {
    first_token_s: sum((call) => call.first ?? 0) / calls.length / 1000,
    tokens_per_s: (sum((call) => call.tokens ?? 0) / writing) * 1000,
  };
}
