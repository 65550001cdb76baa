import { listOf, objectOf, textOf, textsOf } from "./look-up.ts";
import { plain, quote, table } from "./markdown.ts";
import { namedIn } from "./topics.ts";
import type { Answer } from "./understand.ts";

export const voicesAnswer: Answer = async (look, write, { question }) => {
  const voices = listOf((await look.ask("list_voices", {}))?.voices).map(
    (one) => ({ ...one, name: textOf(one.name) }) as Record<string, unknown> & { name: string },
  );
  const named = namedIn(question, voices) ?? (voices.length === 1 ? voices[0] : undefined);
  if (voices.length > 0)
    write(
      table(
        ["Voice", "Status", "Guides in", "Description"],
        voices.map((one) => [
          plain(one.name),
          plain(textOf(one.status)),
          plain(textsOf(one.languages).join(", ")) || "–",
          plain(textOf(one.description)),
        ]),
      ),
    );
  const guides = named && (await look.ask("read_style_guide", { voice: named.name }));
  for (const guide of listOf(guides?.style_guides)) {
    const rules: [string, string[]][] = [
      ["Tone", textsOf(guide.tone_words)],
      ["Do", textsOf(guide.do_rules)],
      ["Do not", textsOf(guide.dont_rules)],
      ["Banned", textsOf(guide.banned_terms)],
    ];
    const known = rules.filter(([, list]) => list.length > 0).map(([label, list]) => `- **${label}:** ${plain(list.join("; "))}`);
    const text = [textOf(guide.markdown) && quote(textOf(guide.markdown)), known.join("\n")].filter(Boolean).join("\n\n");
    if (text !== "") write(`**${plain(named?.name ?? "")}, ${plain(textOf(guide.language))}**\n\n${text}`);
  }
};

export const channelsAnswer: Answer = async (look, write) => {
  const channels = listOf((await look.ask("list_channels", {}))?.channels).filter((one) => one.is_active === true);
  const limits = (parts: unknown) =>
    listOf(parts)
      .filter((part) => part.max !== undefined || part.countMax !== undefined)
      .map(
        (part) =>
          `${textOf(part.label)}: ${part.max === undefined ? `at most ${textOf(part.countMax)}` : `${textOf(part.max)} ${unitOf(part.unit)}`}`,
      );
  write(
    table(
      ["Channel", "Kind", "Limits"],
      channels.map((one) => [plain(textOf(one.name)), plain(textOf(one.kind)), plain(limits(one.parts).join("; ")) || "–"]),
    ),
  );
};

export const usageAnswer: Answer = async (look, write) => {
  const read = await look.ask("read_usage", { days: 30, group: "model" });
  if (read === null) return;
  const row = (label: string, one: Record<string, unknown>) => {
    const costs = listOf(one.costs).map(({ amount, currency }) => `${Number(amount).toFixed(2)} ${textOf(currency)}`.trim());
    const tokens = ["tokens_fresh", "tokens_cached", "tokens_out", "tokens_reasoning"].reduce((sum, key) => sum + Number(one[key] ?? 0), 0);
    return [plain(label), textOf(one.calls), textOf(one.failed), tokens.toLocaleString("en"), plain(costs.join(", ")) || "–"];
  };
  write("The last 30 days, as far as you may see them:");
  write(
    table(
      ["Model", "Calls", "Failed", "Tokens", "Cost"],
      [...listOf(read.groups).map((one) => row(textOf(one.label), one)), row("All", objectOf(read.total))],
    ),
  );
};

const unitOf = (unit: unknown) => (unit === "words" ? "words" : unit === "utf8_bytes" ? "bytes" : "characters");
