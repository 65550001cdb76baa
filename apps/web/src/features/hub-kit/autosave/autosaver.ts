import type { VersionDetail } from "@copydesk/contracts";
import { failureOf, formatFailure, mayPass } from "../../../lib/failure.ts";
import { sendAgainAfter } from "../../../lib/try-again.ts";
import type { Content, Unsaved } from "./unsaved.ts";

const pauseBeforeSave = 1_500;

export interface AutosaveState {
  phase: "idle" | "unsaved" | "saving" | "saved";
  /** When the newest save was made. */
  savedAt: string | null;
  /** The version of another person that came in between, until the choice is made. */
  conflict: { theirs: VersionDetail; mine: Content } | null;
  /** Why the last save failed, in words. */
  failure: string | null;
  /** It failed, but is sent again by itself. */
  isTriedAgain: boolean;
}

export const untouched: AutosaveState = { phase: "idle", savedAt: null, conflict: null, failure: null, isTriedAgain: false };

export interface AutosaverContext {
  save(input: { base_version_id: string | null; over_version_id?: string; content: Content; is_selected?: false }): Promise<VersionDetail>;
  keep(unsaved: Unsaved): void;
  drop(): void;
  /** Runs something in so many milliseconds; answers how to call it off. */
  later(run: () => void, milliseconds: number): () => void;
  onChange(state: AutosaveState): void;
  /** What both wrote, where neither undoes the other; null where somebody has to choose. */
  merge?(mine: Content, theirs: VersionDetail): Content | null;
}

/**
 * Saves a text shortly after its last change, one save at a time, and keeps it in the browser until then. A save that
 * finds another person's version in between waits for a choice; one that finds no server, or one without room, is tried again.
 */
export class Autosaver {
  readonly #context: AutosaverContext;
  #state = untouched;
  #base: string | null;
  #begunFrom: string | null;
  readonly #known = new Set<string>();
  #over: string | null;
  #waiting: Content | null;
  #saved: string | null = null;
  #sending: Promise<boolean> | null = null;
  #settling: Promise<boolean> | null = null;
  #cancel = () => {};
  #failures = 0;
  #isStopped = false;

  /** `restored` is what an earlier visit left behind: it is saved with the next change, or when told to. */
  constructor(context: AutosaverContext, baseVersionId: string | null, restored: Unsaved | null = null) {
    this.#context = context;
    this.#base = restored ? restored.base : baseVersionId;
    this.#begunFrom = baseVersionId;
    if (baseVersionId !== null) this.#known.add(baseVersionId);
    this.#over = restored?.over ?? null;
    this.#waiting = restored?.content ?? null;
  }

  /** Goes on with what an earlier visit left behind, and saves it shortly. */
  resume(unsaved: Unsaved): void {
    this.#base = unsaved.base;
    this.#over = unsaved.over;
    this.change(unsaved.content);
  }

  get hasUnsaved(): boolean {
    return this.#waiting !== null;
  }

  /** Whether a version is one that this visit began from or made: no news to it. */
  knows(versionId: string): boolean {
    return this.#known.has(versionId);
  }

  /** The version to which discarding goes back. */
  get begunFrom(): string | null {
    return this.#begunFrom;
  }

  /** The version that this visit has made since then. */
  get saved(): string | null {
    return this.#saved;
  }

  /** The next change begins from this version, unless one is under way. */
  follow(baseVersionId: string | null): void {
    if (!this.#waiting && !this.#sending) this.#base = baseVersionId;
  }

  change(content: Content): void {
    this.#waiting = content;
    this.#context.keep({ base: this.#base, over: this.#over, content });
    this.#update({ phase: "unsaved" });
    if (!this.#state.conflict) this.#plan(pauseBeforeSave);
  }

  /** Saves what is unsaved. False when it could not be saved. */
  async flush(): Promise<boolean> {
    this.#cancel();
    while (this.#waiting !== null && !this.#state.conflict) {
      this.#sending ??= this.#send(this.#waiting).finally(() => {
        this.#sending = null;
      });
      if (!(await this.#sending)) return false;
    }
    return this.#waiting === null;
  }

  /** The next change begins from a version that is somebody else's. Only while nothing is unsaved. */
  goOnFrom(versionId: string): void {
    if (this.#waiting) return;
    this.#base = versionId;
    this.#over = null;
    this.#beginFrom(versionId);
    this.#update(untouched);
  }

  /** Tries no more: somebody else goes on with what is kept in the browser. */
  stop(): void {
    this.#isStopped = true;
    this.#cancel();
  }

  /** Forgets what is unsaved. */
  forget(): void {
    this.#cancel();
    this.#waiting = null;
    this.#context.drop();
    this.#update(untouched);
  }

  /** Saves mine on top of theirs. False when it could not be saved. */
  keepMine(): Promise<boolean> {
    return this.#settle(({ theirs, mine }) => {
      this.#over = theirs.id;
      this.#beginFrom(theirs.id);
      this.#waiting ??= mine;
      this.#update({ conflict: null });
      return this.flush();
    });
  }

  /** Keeps mine as a version beside theirs, from which the next change begins. False, with the choice still open, when it could not be kept. */
  takeTheirs(): Promise<boolean> {
    return this.#settle(async ({ theirs, mine }) => {
      const content = this.#waiting ?? mine;
      this.#update({ phase: "saving", failure: null });
      try {
        await this.#context.save({ base_version_id: this.#base, over_version_id: theirs.id, content, is_selected: false });
      } catch (error) {
        const newer = conflictOf(error);
        this.#update(newer ? inConflict(newer, content) : { phase: "unsaved", failure: formatFailure(error), isTriedAgain: false });
        return false;
      }
      // What was changed while mine was on its way is mine, too.
      const isAll = this.#waiting === null || this.#waiting === content;
      if (!isAll) this.#update(inConflict(theirs, this.#waiting ?? content));
      else {
        this.forget();
        this.goOnFrom(theirs.id);
      }
      return isAll;
    });
  }

  /** One choice at a time. */
  async #settle(choose: (conflict: NonNullable<AutosaveState["conflict"]>) => Promise<boolean>): Promise<boolean> {
    const { conflict } = this.#state;
    if (conflict) {
      this.#settling ??= choose(conflict).finally(() => {
        this.#settling = null;
      });
    }
    return this.#settling ?? true;
  }

  /** Discarding goes back to this version, whatever was saved before it. */
  #beginFrom(versionId: string): void {
    this.#begunFrom = versionId;
    this.#saved = null;
    this.#known.add(versionId);
  }

  async #send(content: Content): Promise<boolean> {
    this.#update({ phase: "saving" });
    const over = this.#over !== null && this.#over !== this.#base ? { over_version_id: this.#over } : {};
    try {
      this.#take(await this.#context.save({ base_version_id: this.#base, content, ...over }), content);
      return true;
    } catch (error) {
      const theirs = conflictOf(error);
      // The very same text: a save of before, whose answer was lost.
      if (theirs?.is_selected && JSON.stringify(theirs.content) === JSON.stringify(content)) {
        this.#take(theirs, content);
        return true;
      }
      const merged = theirs && this.#context.merge?.(this.#waiting ?? content, theirs);
      if (theirs && merged) {
        // Saved next, on top of theirs.
        this.#over = theirs.id;
        this.change(merged);
        return true;
      }
      const isTriedAgain = !theirs && mayPass(error);
      this.#update(theirs ? inConflict(theirs, content) : { phase: "unsaved", failure: formatFailure(error), isTriedAgain });
      if (isTriedAgain) this.#plan(sendAgainAfter(this.#failures++, failureOf(error).retryAfter));
      return false;
    }
  }

  #take(version: VersionDetail, content: Content): void {
    this.#base = version.id;
    this.#saved = version.id;
    this.#known.add(version.id);
    this.#over = null;
    this.#failures = 0;
    const isLast = this.#waiting === content;
    if (isLast) {
      this.#waiting = null;
      this.#context.drop();
    }
    this.#update({ phase: isLast ? "saved" : "unsaved", savedAt: version.created_at, failure: null, isTriedAgain: false });
  }

  #plan(milliseconds: number): void {
    this.#cancel();
    if (this.#isStopped) return;
    this.#cancel = this.#context.later(() => void this.flush(), milliseconds);
  }

  #update(change: Partial<AutosaveState>): void {
    this.#state = { ...this.#state, ...change };
    this.#context.onChange(this.#state);
  }
}

const inConflict = (theirs: VersionDetail, mine: Content): Partial<AutosaveState> => ({
  phase: "unsaved",
  conflict: { theirs, mine },
  failure: null,
  isTriedAgain: false,
});

function conflictOf(error: unknown): VersionDetail | null {
  const { code, details } = failureOf(error);
  return code === "STALE_VERSION" && details.newest ? (details.newest as VersionDetail) : null;
}
