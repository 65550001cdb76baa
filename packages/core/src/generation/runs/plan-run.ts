import { AppError, type BlockKind, type BlockState, type GenerationMode } from "@copydesk/contracts";

/** A block as far as planning looks at it. */
export interface PlanBlock {
  id: string;
  kind: BlockKind;
  language_id: string;
  state: BlockState;
  out_of_date: boolean;
  version_count: number;
  /** Its selected version is by hand. */
  is_edited: boolean;
  /** Language whose outline this piece follows; its own when null. */
  outline_language_id: string | null;
}

export interface PlanInput<B extends PlanBlock = PlanBlock> {
  /** Living blocks of the campaign in the order of the hub. */
  blocks: readonly B[];
  primary_language_id: string;
  generation_mode: GenerationMode;
  content_schedule: boolean;
  scope: "campaign" | "language" | "block" | "blocks" | "out_of_date";
  stage: "auto" | "content";
  again: boolean;
  keep_edited: boolean;
  language_id?: string | undefined;
  block_id?: string | undefined;
  block_ids?: readonly string[] | undefined;
  /** Blocks that are being written by another run. */
  busy: ReadonlySet<string>;
}

export interface PlannedTask<B extends PlanBlock = PlanBlock> {
  block: B;
  /** Blocks whose tasks, planned here or already under way, must have ended before this one begins. */
  after: string[];
}

/**
 * What a run writes, and in which order: the primary outline, then the other outlines, each language's pieces after its
 * outline, its schedule after its pieces.
 * @throws BUSY when all of it is being written already; RULE_BROKEN when there is nothing to write, saying why.
 */
export function planRun<B extends PlanBlock>(input: PlanInput<B>): PlannedTask<B>[] {
  const wanted = input.blocks.filter((block) => isWanted(block, input) && !(input.keep_edited && block.is_edited));
  const free = wanted.filter((block) => !input.busy.has(block.id));
  const chosen = new Set<PlanBlock>([...free, ...missingOutlines(free, input)]);
  if (chosen.size === 0) throw wanted.length > 0 ? alreadyUnderWay(input) : nothingToWrite(input);
  const underWay = (block: PlanBlock | undefined): block is PlanBlock =>
    block !== undefined && (chosen.has(block) || input.busy.has(block.id));
  return input.blocks
    .filter((block) => chosen.has(block))
    .map((block) => ({
      block,
      after: foundations(block, input)
        .filter(underWay)
        .map((one) => one.id),
    }));
}

const hasText = (block: PlanBlock) => block.version_count > 0;
const isUnwritten = (block: PlanBlock) => !hasText(block) || block.state === "failed";

function isWanted(block: PlanBlock, input: PlanInput): boolean {
  if (input.scope === "block") return block.id === input.block_id;
  if (input.scope === "blocks") return input.block_ids?.includes(block.id) ?? false;
  if (block.kind === "schedule" && !input.content_schedule) return false;
  if (input.scope === "out_of_date") return block.out_of_date;
  if (input.scope === "language" && block.language_id !== input.language_id) return false;
  if (input.stage === "content") {
    if (block.kind === "outline") return isUnwritten(block);
    return input.again || isUnwritten(block) || block.out_of_date;
  }
  if (block.kind !== "outline" && stopsAtOutline(block.language_id, input)) return false;
  return input.again || isUnwritten(block);
}

/** In mode "outline only" a language waits for a person after its outline, until its pieces have been begun once. */
function stopsAtOutline(languageId: string, input: PlanInput): boolean {
  if (input.generation_mode !== "outline_only") return false;
  const ofLanguage = input.blocks.filter((block) => block.language_id === languageId);
  const outline = ofLanguage.find((block) => block.kind === "outline");
  const begun = ofLanguage.some((block) => block.kind === "content" && hasText(block));
  return input.again || !begun || (outline !== undefined && isUnwritten(outline));
}

/** Outlines that wanted pieces follow and that nobody has written yet. */
function missingOutlines(blocks: readonly PlanBlock[], input: PlanInput): PlanBlock[] {
  return blocks
    .filter((block) => block.kind === "content")
    .flatMap((block) => outlineOf(block, input) ?? [])
    .filter((outline) => !hasText(outline) && !input.busy.has(outline.id));
}

function foundations(block: PlanBlock, input: PlanInput): (PlanBlock | undefined)[] {
  if (block.kind === "content") return [outlineOf(block, input)];
  if (block.kind === "schedule") return input.blocks.filter((one) => one.kind === "content" && one.language_id === block.language_id);
  return block.language_id === input.primary_language_id ? [] : [outlineIn(input.primary_language_id, input)];
}

const outlineOf = (block: PlanBlock, input: PlanInput) =>
  outlineIn(block.outline_language_id ?? block.language_id, input) ?? outlineIn(block.language_id, input);
const outlineIn = (languageId: string, input: PlanInput) =>
  input.blocks.find((block) => block.kind === "outline" && block.language_id === languageId);

function alreadyUnderWay(input: PlanInput): AppError {
  const what = {
    block: "This piece",
    blocks: "All of it",
    language: "This language",
    campaign: "This campaign",
    out_of_date: "All of it",
  }[input.scope];
  return new AppError("BUSY", `${what} is being written right now. Wait until it is done, or stop it first.`);
}

function nothingToWrite(input: PlanInput): AppError {
  if (input.keep_edited && input.blocks.some((block) => block.is_edited && isWanted(block, input)))
    return new AppError("RULE_BROKEN", "All of it was edited by hand, so there is nothing left to write again.");
  if (input.scope === "block") return new AppError("NOT_FOUND", "This piece is no longer part of the campaign.");
  if (input.scope === "blocks") return new AppError("NOT_FOUND", "None of these pieces is still part of the campaign.");
  if (input.scope === "out_of_date")
    return new AppError("RULE_BROKEN", "Nothing is out of date: every text was written from the current brief.");
  const inScope = input.blocks.filter((block) => input.scope === "campaign" || block.language_id === input.language_id);
  if (inScope.length === 0) return new AppError("NOT_FOUND", "This language is not part of the campaign.");
  if (input.stage === "auto" && inScope.some(isUnwritten)) {
    return new AppError("RULE_BROKEN", "The outlines are written. Review them, then continue with the content.");
  }
  return new AppError("RULE_BROKEN", "Everything is already written. To write it again, choose Regenerate.");
}
