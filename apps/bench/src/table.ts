/** One measured figure beside its floor. */
export interface Row {
  what: string;
  measured: string;
  floor: string;
  /** Measured against floor, or null where the figure stands for itself. */
  ratio: number | null;
  /** Between which ratios the middle half of the rounds was, where it was measured in pairs. */
  spread?: [number, number];
  /** What it should be, in words, such as "≤ 1.10". */
  goal: string;
  ok: boolean;
}

/** Prints rows as a Markdown table. */
export function printTable(rows: readonly Row[]): void {
  const head = ["", "measured", "floor", "ratio", "goal", ""];
  const cells = rows.map((row) => [row.what, row.measured, row.floor, ratioOf(row), row.goal, row.ok ? "✓" : "✗"]);
  const widths = head.map((_, i) => Math.max(...[head, ...cells].map((line) => (line[i] ?? "").length)));
  const line = (values: readonly string[]) => `| ${values.map((value, i) => value.padEnd(widths[i] ?? 0)).join(" | ")} |`;
  process.stdout.write(
    `\n${[line(head), `|${widths.map((width) => "-".repeat(width + 2)).join("|")}|`, ...cells.map(line)].join("\n")}\n\n`,
  );
}

function ratioOf({ ratio, spread }: Row): string {
  if (ratio === null) return "";
  return spread ? `${ratio.toFixed(2)} (${spread.map((one) => one.toFixed(2)).join("–")})` : ratio.toFixed(2);
}

export const atMost = (ratio: number, goal: number): Pick<Row, "ratio" | "goal" | "ok"> => ({
  ratio,
  goal: `≤ ${goal.toFixed(2)}`,
  ok: ratio <= goal,
});
export const atLeast = (ratio: number, goal: number): Pick<Row, "ratio" | "goal" | "ok"> => ({
  ratio,
  goal: `≥ ${goal.toFixed(2)}`,
  ok: ratio >= goal,
});

export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;
export const milliseconds = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
