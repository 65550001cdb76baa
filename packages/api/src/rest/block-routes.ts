import {
  AppError,
  type BlockDetail,
  type BlockOrdering,
  type BlockSummary,
  blockListInput,
  exampleFromVersionInput,
  type FieldOf,
  type FieldValues,
  labelVersionInput,
  type Page,
  versionListInput,
} from "@copydesk/contracts";
import { authorizeBlock, blockFormats, exportBlock, readReferenceCodes } from "@copydesk/core";
import { z } from "zod";
import { actorOf } from "../trpc.ts";
import { blockAnswer, toBlockAnswer, toVersionAnswer, versionAnswer } from "./block-answer.ts";
import type { Caller } from "./caller.ts";
import { internalCopy } from "./internal-copy.ts";
import { envelope, envelopeOf } from "./list-envelope.ts";
import { FileAnswer, routesOf } from "./rest-route.ts";
import { toContent, versionBody, versionFields } from "./version-body.ts";

const route = routesOf("Blocks and versions");
const id = z.string().min(1).max(64);
const one = z.strictObject({ id });
const ofVersion = z.strictObject({ id, version_id: id });
const exportQuery = z.strictObject({ format: z.enum(blockFormats), internal: internalCopy });

export const blockRoutes = [
  route(
    {
      method: "GET",
      path: "/campaigns/{id}/blocks",
      procedure: "blocks.texts",
      summary: "Everything that is written for a campaign, each with its selected version",
      params: one,
      query: blockListInput,
      answer: envelopeOf(blockAnswer),
    },
    async ({ caller, params, query }) => {
      const page = await readBlocks(caller, params.id, query);
      return envelope({ count: page.count, results: page.results.map(toBlockAnswer) }, { path: `/campaigns/${params.id}/blocks`, query });
    },
  ),
  route(
    {
      method: "POST",
      path: "/blocks/{id}/keep-as-is",
      procedure: "blocks.keep_as_is",
      summary: "Take the mark “out of date” off a text that is right all the same",
      status: 204,
      params: one,
    },
    ({ caller, params }) => caller.blocks.keep_as_is({ block_id: params.id }),
  ),
  route(
    {
      method: "GET",
      path: "/blocks/{id}/versions",
      procedure: "blocks.version_texts",
      summary: "Versions of a block, the newest first unless ordered otherwise",
      params: one,
      query: versionListInput,
      answer: envelopeOf(versionAnswer),
    },
    async ({ caller, params, query }) => {
      const page = await caller.blocks.version_texts({ block_id: params.id, ...query });
      return envelope({ count: page.count, results: page.results.map(toVersionAnswer) }, { path: `/blocks/${params.id}/versions`, query });
    },
  ),
  route(
    {
      method: "POST",
      path: "/blocks/{id}/versions",
      procedure: "blocks.save",
      summary: "Save an edited text as a new version; 409 when the base is not the newest",
      status: 201,
      params: one,
      body: versionBody,
      ownFields: versionFields,
      answer: versionAnswer,
    },
    async ({ ctx, caller, params, body }) => {
      const { block } = await authorizeBlock(ctx.core, actorOf(ctx), "edit", params.id);
      const specs = (await readReferenceCodes(ctx.core)).channelFields(block.channel_id ?? "");
      const base = body.text === undefined || body.base_version_id === null ? {} : await fieldsOf(caller, body.base_version_id);
      const content = toContent(body, { kind: block.kind, specs, base });
      const { base_version_id, is_selected } = body;
      return toVersionAnswer(await caller.blocks.save({ block_id: params.id, base_version_id, is_selected, content }));
    },
  ),
  route(
    {
      method: "POST",
      path: "/blocks/{id}/versions/{version_id}/select",
      procedure: "blocks.select",
      summary: "Make a version the one that is exported and planned with",
      params: ofVersion,
      answer: versionAnswer,
    },
    async ({ caller, params }) => {
      await caller.blocks.select({ block_id: params.id, version_id: params.version_id });
      return toVersionAnswer(await caller.blocks.version({ version_id: params.version_id }));
    },
  ),
  route(
    {
      method: "PATCH",
      path: "/blocks/{id}/versions/{version_id}",
      procedure: "blocks.label",
      summary: "Name a version; an empty label takes its name away",
      params: ofVersion,
      body: z.strictObject({ label: labelVersionInput.shape.label }),
      answer: versionAnswer,
    },
    async ({ caller, params, body }) => {
      await demandOwn(caller, params);
      await caller.blocks.label({ version_id: params.version_id, label: body.label });
      return toVersionAnswer(await caller.blocks.version({ version_id: params.version_id }));
    },
  ),
  route(
    {
      method: "DELETE",
      path: "/blocks/{id}/versions/{version_id}",
      procedure: "blocks.remove_version",
      summary: "Delete a version; not the selected or the only one",
      status: 204,
      params: ofVersion,
    },
    async ({ caller, params }) => {
      await demandOwn(caller, params);
      return caller.blocks.remove_version({ version_id: params.version_id });
    },
  ),
  route(
    {
      method: "POST",
      path: "/blocks/{id}/versions/{version_id}/restore",
      procedure: "blocks.restore_version",
      summary: "Bring a deleted version back into the list, within 30 days",
      params: ofVersion,
      answer: versionAnswer,
    },
    async ({ caller, params }) => {
      await caller.blocks.restore_version({ version_id: params.version_id });
      await demandOwn(caller, params);
      return toVersionAnswer(await caller.blocks.version({ version_id: params.version_id }));
    },
  ),
  route(
    {
      method: "POST",
      path: "/blocks/{id}/versions/{version_id}/example",
      procedure: "blocks.add_to_examples",
      summary: "Keep a version's text as an example of a voice, or as a general one",
      status: 201,
      params: ofVersion,
      body: exampleFromVersionInput.omit({ version_id: true }),
      answer: z.strictObject({ id: z.string() }),
    },
    async ({ caller, params, body }) => {
      await demandOwn(caller, params);
      return caller.blocks.add_to_examples({ ...body, version_id: params.version_id });
    },
  ),
  route(
    {
      method: "GET",
      path: "/versions/{id}/explanation",
      procedure: "blocks.explanation",
      summary: "Why a version is as it is: the exact messages and reply, model, parameters and checks",
      params: one,
    },
    ({ caller, params }) => caller.blocks.explanation({ version_id: params.id }),
  ),
  route(
    {
      method: "GET",
      path: "/blocks/{id}/export",
      procedure: { permission: "campaigns.export" },
      summary: "The selected version of a piece, an outline or a schedule as a file",
      params: one,
      query: exportQuery,
      files: ["application/pdf", "text/plain"],
    },
    async ({ ctx, params, query, signal }) => {
      const allowed = await authorizeBlock(ctx.core, actorOf(ctx), "export", params.id);
      return new FileAnswer(await exportBlock(ctx.core, allowed, { ...query, ...(signal ? { signal } : {}) }));
    },
  ),
];

/** A version in an address belongs to the block in that address. */
async function demandOwn(caller: Caller, { id: block_id, version_id }: z.output<typeof ofVersion>): Promise<void> {
  const version = await caller.blocks.version({ version_id });
  if (version.block_id !== block_id) throw new AppError("NOT_FOUND", "This block has no such version.");
}

/** All of a campaign's pieces are read at once, so they are put in order here; what is alike stays as it stands in the campaign. */
function inOrder(blocks: readonly BlockSummary[], ordering: BlockOrdering): BlockSummary[] {
  const positions = new Map(blocks.map((block, position) => [block.id, String(position).padStart(6, "0")]));
  const values: Record<FieldOf<BlockOrdering>, (block: BlockSummary) => string> = {
    position: (block) => positions.get(block.id) ?? "",
    language: (block) => block.language_code,
    channel: (block) => block.channel_code ?? "",
    kind: (block) => block.kind,
    state: (block) => block.state,
  };
  const steps = ordering.split(",").map((step) => ({
    value: values[step.replace(/^-/, "") as FieldOf<BlockOrdering>],
    sign: step.startsWith("-") ? -1 : 1,
  }));
  const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));
  return [...blocks].sort((a, b) => {
    for (const { value, sign } of steps) {
      const differs = compare(value(a), value(b));
      if (differs !== 0) return sign * differs;
    }
    return compare(values.position(a), values.position(b));
  });
}

/** A window of a campaign's blocks; texts are read only of the languages in it. */
async function readBlocks(
  caller: Caller,
  campaign_id: string,
  { ordering, limit, offset }: z.output<typeof blockListInput>,
): Promise<Page<BlockDetail>> {
  const all = inOrder(await caller.blocks.overview({ campaign_id }), ordering);
  const shown = all.slice(offset, offset + limit);
  const languages = [...new Set(shown.map((block) => block.language_id))];
  const texts = new Map<string, BlockDetail>();
  for (const language_id of languages) {
    for (const block of await caller.blocks.texts({ campaign_id, language_id })) texts.set(block.id, block);
  }
  return { count: all.length, results: shown.map((block) => texts.get(block.id) ?? { ...block, selected: null }) };
}

async function fieldsOf(caller: Caller, version_id: string): Promise<FieldValues> {
  const { content } = await caller.blocks.version({ version_id });
  return content.kind === "content" ? content.fields : {};
}
