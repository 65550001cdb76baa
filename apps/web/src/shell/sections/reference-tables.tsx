import type { ChannelOption, FormOptions, LanguageOption, ModelProvider } from "@copydesk/contracts";
import { ChannelIcon, consoleLocale, LanguageChip } from "@copydesk/ui";
import type { ReactNode } from "react";

/** A table that shows what a new installation comes with. */
export interface ReferenceTable {
  /** One sentence over the table. */
  intro: string;
  columns: readonly string[];
  rows: (options: FormOptions) => { id: string; cells: ReactNode[] }[];
}

const isDefault = (yes: boolean) => (yes ? "Default" : "");
const second = (text: string) => <span className="block min-w-44 whitespace-normal py-2 text-ink-2">{text}</span>;
const first = (text: string, icon?: ReactNode) => (
  <span className="flex items-center gap-2.5 font-control text-base">
    {icon && <span className="text-ink-2">{icon}</span>}
    {text}
  </span>
);

const providers: Record<ModelProvider, string> = {
  openai: "OpenAI",
  azure_openai: "Azure OpenAI",
  openai_compatible: "OpenAI-compatible",
  builtin: "Built in",
};

export const referenceTables = {
  languages: {
    intro: "Campaigns can be written in these languages.",
    columns: ["Language", "Own name", "Code", "Direction", ""],
    rows: ({ languages }) => languages.map((one) => ({ id: one.id, cells: languageCells(one) })),
  },
  channels: {
    intro: "Each campaign chooses from these channels, for every language on its own.",
    columns: ["Channel", "What it is", "Parts"],
    rows: ({ channels }) => channels.map((one) => ({ id: one.id, cells: channelCells(one) })),
  },
  models: {
    intro: "Texts are written by these models. More come from the server’s configuration.",
    columns: ["Model", "Provider", ""],
    rows: ({ models }) =>
      models.map((one) => ({ id: one.id, cells: [first(one.name), providers[one.provider], isDefault(one.is_default)] })),
  },
} as const satisfies Record<string, ReferenceTable>;

export type ReferenceCode = keyof typeof referenceTables;

function languageCells(one: LanguageOption): ReactNode[] {
  return [
    first(one.name),
    <bdi key="native" lang={one.code}>
      {one.native_name}
    </bdi>,
    <LanguageChip key="code" code={one.code} />,
    one.direction === "rtl" ? "Right to left" : "Left to right",
    isDefault(one.is_default),
  ];
}

function channelCells(one: ChannelOption): ReactNode[] {
  const parts = one.fields.map(({ label, max, unit }) =>
    max ? `${label} up to ${max.toLocaleString(consoleLocale)}${unit === "words" ? " words" : ""}` : label,
  );
  return [first(one.name, <ChannelIcon channel={one.icon} />), second(one.description), second(parts.join(", "))];
}
