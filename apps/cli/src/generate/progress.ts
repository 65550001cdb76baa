import { MultiBar, type SingleBar } from "cli-progress";
import type { World } from "../world.ts";
import type { Block, Progress } from "./write-campaign.ts";

/** A bar for each language on a screen, else a line for each piece as it is done. */
export const createProgress = (world: Pick<World, "screen" | "err">): Progress => (world.screen ? bars(world.screen) : lines(world));

function bars(stream: NodeJS.WriteStream): Progress {
  const all = new MultiBar({ stream, format: "{language} {bar} {value}/{total} {piece}", hideCursor: true, clearOnComplete: false });
  const byLanguage = new Map<string, SingleBar>();
  const done = new Set<string>();
  return {
    show(blocks) {
      for (const [language, own] of Map.groupBy(blocks, (one) => one.language)) {
        const written = own.filter((one) => one.selected_version);
        const bar = byLanguage.get(language) ?? all.create(own.length, 0, { language: language.padEnd(7), piece: "" });
        byLanguage.set(language, bar);
        const newest = written.findLast((one) => !done.has(one.id));
        bar.setTotal(own.length);
        bar.update(written.length, newest ? { piece: nameOf(newest) } : {});
        for (const one of written) done.add(one.id);
      }
    },
    end: () => all.stop(),
  };
}

function lines({ err }: Pick<World, "err">): Progress {
  const done = new Set<string>();
  return {
    show(blocks) {
      for (const one of blocks) {
        if (!one.selected_version || done.has(one.id)) continue;
        done.add(one.id);
        err(`${done.size}/${blocks.length} ${one.language} ${nameOf(one)}`);
      }
    },
    end: () => undefined,
  };
}

const nameOf = ({ kind, channel }: Block) => channel ?? kind;
