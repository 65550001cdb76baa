import type { CampaignListItem, FormOptions, PersonRef } from "@copydesk/contracts";
import { Avatar, ChannelIcons, StatusMark } from "@copydesk/ui";
import { GlobeIcon } from "@phosphor-icons/react/dist/csr/Globe";
import { LockSimpleIcon } from "@phosphor-icons/react/dist/csr/LockSimple";
import { UsersIcon } from "@phosphor-icons/react/dist/csr/Users";
import { createContext, useContext, useMemo } from "react";
import { formatMoment, formatUpdated } from "../../../lib/time-words.ts";
import { percentDone, privacyWords, statusDetail, statusKind, statusWords } from "../words/status-words.ts";

/** Glyph, words and how far the writing is. */
export function CampaignStatusMark({ item }: { item: Pick<CampaignListItem, "status" | "progress"> }) {
  const { label } = statusWords[item.status];
  return <StatusMark kind={statusKind(item)} label={label} detail={statusDetail(item)} progress={percentDone(item.progress)} />;
}

const privacyIcons = { private: LockSimpleIcon, shared: UsersIcon, public: GlobeIcon };

export function PrivacyMark({ privacy }: Pick<CampaignListItem, "privacy">) {
  const Icon = privacyIcons[privacy];
  return (
    <span className="inline-flex items-center gap-1.5 align-middle text-ink-2">
      <Icon size={15} aria-hidden />
      {privacyWords[privacy]}
    </span>
  );
}

export function Person({ person }: { person: PersonRef }) {
  const name = `${person.first_name} ${person.last_name}`.trim();
  return (
    <span className="inline-flex max-w-full items-center gap-[7px] align-middle text-ink-2">
      <Avatar src={person.profile_pic} name={name} size={20} />
      <bdi className="truncate">{name}</bdi>
    </span>
  );
}

/** The channels that there are, asked for once for all rows. */
export const KnownChannels = createContext<FormOptions["channels"] | undefined>(undefined);

/** Channels of a row by their codes; a channel that is gone from the settings keeps its code as its name. */
export function RowChannels({ codes }: { codes: readonly string[] }) {
  const options = useContext(KnownChannels);
  const channels = useMemo(
    () => codes.map((code) => ({ code, name: options?.find((channel) => channel.code === code)?.name ?? code })),
    [codes, options],
  );
  return <ChannelIcons channels={channels} />;
}

/** How long ago, with the moment itself on hover. */
export function Updated({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formatMoment(at)} className="align-middle">
      {formatUpdated(at, Date.now())}
    </time>
  );
}
