import type { BlockSummary, CampaignDetail, ChannelOption, FormOptions, LanguageOption, VersionSummary } from "@copydesk/contracts";
import type { ReactNode } from "react";
import { type Answers, withServer } from "../../lib/server-fixture.tsx";
import { type Hub, HubProvider, HubViewProvider } from "./hub-context.ts";
import { HubDialogsContext } from "./hub-dialogs-context.ts";

/** A block of the campaign that tests have open. */
export const blockOf = (changes: Partial<BlockSummary> = {}): BlockSummary => ({
  id: "b1",
  kind: "content",
  language_id: "en",
  language_code: "en",
  channel_id: "x",
  channel_code: "x",
  state: "ready",
  out_of_date: false,
  version_count: 2,
  selected_number: 2,
  selected_version_id: "v2",
  selected_origin: "edited",
  warnings: 0,
  wrong_language: false,
  failure: null,
  ...changes,
});

/** A version of that block. */
export const versionOf = (changes: Partial<VersionSummary>): VersionSummary => ({
  id: "v1",
  number: 1,
  origin: "generated",
  label: "",
  author: "Writer",
  author_id: null,
  model_name: null,
  is_offline: false,
  is_incomplete: false,
  note: "",
  wish: "",
  is_selected: false,
  created_at: "2026-11-21T09:00:00.000Z",
  ...changes,
});

interface OpenCampaign {
  answers?: Answers;
  canEdit?: boolean;
  /** What is asked of the dialogs above the blocks, with what. */
  onDialog?: (name: string, ...about: unknown[]) => void;
}

/** The open campaign around a part of it, with a server that answers as the test says. */
export function openCampaign({ answers = {}, canEdit = true, onDialog = () => undefined }: OpenCampaign = {}) {
  const Server = withServer(answers);
  const dialog =
    (name: string) =>
    (...about: unknown[]) =>
      onDialog(name, ...about);
  const dialogs = {
    ask: dialog("ask"),
    saveAsTemplate: dialog("saveAsTemplate"),
    ofVersion: dialog("ofVersion"),
    plan: dialog("plan"),
    read: dialog("read"),
    compare: dialog("compare"),
    configure: dialog("configure"),
  };
  const view = { view: "texts" as const, setView: () => undefined, drawer: null, setDrawer: () => undefined };
  return ({ children }: { children: ReactNode }) => (
    <Server>
      <HubDialogsContext.Provider value={dialogs}>
        <HubViewProvider value={view}>
          <HubProvider value={hubOf(canEdit)}>{children}</HubProvider>
        </HubViewProvider>
      </HubDialogsContext.Provider>
    </Server>
  );
}

function hubOf(canEdit: boolean): Hub {
  const language = { id: "en", code: "en", name: "English", native_name: "English", direction: "ltr" } as LanguageOption;
  const channel = { id: "x", code: "x", name: "X", fields: [] } as unknown as ChannelOption;
  const brief = { name: "Winter", from_date: "2026-11-01", to_date: "2026-11-30" };
  return {
    campaign: { id: "c", brief, can: { edit: canEdit } } as CampaignDetail,
    options: { channels: [channel], languages: [language], models: [] } as unknown as FormOptions,
    languages: [language],
    language,
    channelById: new Map([["x", channel]]),
    channelByCode: new Map([["x", channel]]),
  };
}
