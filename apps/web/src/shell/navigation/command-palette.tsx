import { matchOptions } from "@copydesk/ui";
import { BuildingsIcon } from "@phosphor-icons/react/dist/csr/Buildings";
import { ChatTeardropTextIcon } from "@phosphor-icons/react/dist/csr/ChatTeardropText";
import { MagnifyingGlassIcon } from "@phosphor-icons/react/dist/csr/MagnifyingGlass";
import { MegaphoneSimpleIcon } from "@phosphor-icons/react/dist/csr/MegaphoneSimple";
import { UserIcon } from "@phosphor-icons/react/dist/csr/User";
import { keepPreviousData } from "@tanstack/react-query";
import { Command } from "cmdk";
import { type ReactNode, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { failureOf } from "../../lib/failure.ts";
import { ModuleIcon } from "../../lib/module-icon.tsx";
import { useRight } from "../../lib/rights.ts";
import { useApp } from "../../lib/stores/app.ts";
import { trpc } from "../../lib/trpc.ts";
import { useDebounced } from "../../lib/use-debounced.ts";
import { navigationOf } from "../modules.ts";
import { useMayChat } from "./use-may-chat.ts";

interface Place {
  value: string;
  label: string;
  icon: ReactNode;
}

/** Goes to any section or campaign by typing a few letters of its name. */
export default function CommandPalette({ onDone }: { onDone: () => void }) {
  const [typed, setTyped] = useState("");
  const navigate = useNavigate();
  const places = usePlaces();
  const campaigns = useCampaignSearch(typed);
  const go = (to: string) => {
    onDone();
    navigate(to);
  };
  const sections = matchOptions(places, typed);
  const { named, others } = partByName(campaigns.data?.results ?? [], typed);
  const [marked, setMarked] = useState("");
  // Answers come after the typing: the first row is marked again when they do.
  const first = named[0] ?? (sections.length === 0 ? others[0] : undefined);
  const top = first ? `campaign:${first.id}` : (sections[0]?.value ?? "");
  useEffect(() => setMarked(top), [top]);
  return (
    <Command shouldFilter={false} label="Search" loop value={marked} onValueChange={setMarked}>
      <div className="flex items-center gap-2.5 border-line border-b px-4 text-ink-3">
        <MagnifyingGlassIcon size={17} aria-hidden />
        <Command.Input
          // The palette may load after the dialog has looked for something to focus.
          autoFocus
          value={typed}
          onValueChange={setTyped}
          placeholder="Search..."
          className="h-12 w-full min-w-0 bg-transparent text-ink text-md outline-none"
        />
      </div>
      <Command.List className="max-h-[min(60dvh,420px)] overflow-y-auto p-1.5">
        {!campaigns.isFetching && (
          <Command.Empty className="px-3 py-4 text-ink-3 text-sm">No matches. Try the beginning of a word.</Command.Empty>
        )}
        <Campaigns heading="Campaigns" campaigns={named} go={go} />
        {campaigns.isError && <p className="px-3 py-2 text-destructive-ink text-sm">{failureOf(campaigns.error).message}</p>}
        {sections.length > 0 && (
          <Command.Group heading="Go to" className={groupClass}>
            {sections.map((place) => (
              <Row key={place.value} value={place.value} icon={place.icon} onSelect={() => go(place.value)}>
                {place.label}
              </Row>
            ))}
          </Command.Group>
        )}
        <Campaigns heading="Mentioned in" campaigns={others} go={go} />
      </Command.List>
    </Command>
  );
}

interface CampaignsProps {
  heading: string;
  campaigns: readonly FoundCampaign[];
  go: (to: string) => void;
}

function Campaigns({ heading, campaigns, go }: CampaignsProps) {
  if (campaigns.length === 0) return null;
  return (
    <Command.Group heading={heading} className={groupClass}>
      {campaigns.map(({ id, name, description }) => (
        <Row key={id} value={`campaign:${id}`} icon={<MegaphoneSimpleIcon size={16} aria-hidden />} onSelect={() => go(`/campaigns/${id}`)}>
          <bdi className="truncate">{name}</bdi>
          <span className="truncate text-ink-3 text-xs max-sm:hidden">{description}</span>
        </Row>
      ))}
    </Command.Group>
  );
}

const groupClass =
  "[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-ink-3 [&_[cmdk-group-heading]]:text-xs";

function Row({ value, icon, onSelect, children }: { value: string; icon: ReactNode; onSelect: () => void; children: ReactNode }) {
  return (
    <Command.Item
      value={value}
      onSelect={onSelect}
      className="flex min-h-9 cursor-pointer items-center gap-2.5 rounded-sm px-2.5 text-base data-[selected=true]:bg-pressed"
    >
      <span className="shrink-0 text-ink-3">{icon}</span>
      {children}
    </Command.Item>
  );
}

/** The person's sections, the chat when it is on, the company's settings for whoever may change them, and their profile. */
function usePlaces(): Place[] {
  const modules = useApp((state) => state.modules);
  const chat = useMayChat();
  const mayEditCompany = useRight("company.edit");
  const { links, groups } = navigationOf(modules ?? []);
  const sections = [...links, ...groups.flatMap((group) => group.items)];
  return [
    ...sections.map((item) => ({ value: item.to, label: item.title, icon: <ModuleIcon code={item.code} size={16} /> })),
    ...(chat ? [{ value: "/chat", label: "AI Chat Agent", icon: <ChatTeardropTextIcon size={16} aria-hidden /> }] : []),
    ...(mayEditCompany ? [{ value: "/settings/company", label: "Company settings", icon: <BuildingsIcon size={16} aria-hidden /> }] : []),
    { value: "/profile", label: "My Profile", icon: <UserIcon size={16} aria-hidden /> },
  ];
}

interface FoundCampaign {
  id: string;
  name: string;
  description: string;
}

/** Rows of each kind. */
const most = 6;

const fold = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/**
 * Campaigns whose names have all of what was typed, those whose name begins with it first; and the others, which have it in their
 * description or story. Their order is kept otherwise.
 */
export function partByName<C extends Pick<FoundCampaign, "name">>(found: readonly C[], typed: string): { named: C[]; others: C[] } {
  const wanted = fold(typed).split(/\s+/).filter(Boolean);
  const isNamed = ({ name }: C) => wanted.every((word) => fold(name).includes(word));
  const begins = ({ name }: C) => Number(fold(name).startsWith(wanted.join(" ")));
  const named = found.filter(isNamed).sort((one, other) => begins(other) - begins(one));
  return { named: named.slice(0, most), others: found.filter((one) => !isNamed(one)).slice(0, most) };
}

/** Asked for, so that those whose name fits are among them; fewer are shown. */
const mostAsked = 24;

/** The campaigns that fit what was typed, asked for when typing pauses; the newest ones while nothing is typed. */
function useCampaignSearch(typed: string) {
  const search = useDebounced(typed.trim(), 200);
  const allowed = useApp((state) => state.modules?.some((module) => module.module_code === "campaigns") ?? false);
  return trpc.campaigns.list.useQuery({ search, limit: mostAsked }, { enabled: allowed, placeholderData: keepPreviousData });
}
