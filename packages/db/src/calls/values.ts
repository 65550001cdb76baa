import type { CallSource, FactColumn } from "./blocks.ts";
import { compile, type PlainCondition, rowsWhere } from "./condition.ts";

export interface ValuesQuestion {
  where: PlainCondition;
  columns: FactColumn[];
}

/** What stands in each of some columns, that of the latest call first; null is left out. */
export function findValues(source: CallSource, { where, columns }: ValuesQuestion): number[][] {
  const test = compile(source, where);
  const latest = columns.map(() => new Map<number, number>());
  let before = 0;
  for (const block of source.blocks({})) {
    const rows = rowsWhere(block, test);
    columns.forEach((name, i) => {
      const values = block.column(name);
      for (const row of rows) latest[i]?.set(values[row] as number, before + row);
    });
    before += block.end;
  }
  return latest.map((positions) =>
    [...positions]
      .filter(([value]) => !Number.isNaN(value))
      .sort((a, b) => b[1] - a[1])
      .map(([value]) => value),
  );
}

/** When the first call was that is meant; null without one. */
export function findFirst(source: CallSource, where: PlainCondition): number | null {
  const test = compile(source, where);
  for (const block of source.blocks({})) {
    const [row] = rowsWhere(block, test);
    if (row !== undefined) return block.column("at")[row] ?? null;
  }
  return null;
}
