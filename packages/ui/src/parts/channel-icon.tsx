import type { Icon } from "@phosphor-icons/react";
import { ArticleIcon } from "@phosphor-icons/react/dist/csr/Article";
import { BellIcon } from "@phosphor-icons/react/dist/csr/Bell";
import { BookOpenIcon } from "@phosphor-icons/react/dist/csr/BookOpen";
import { BroadcastIcon } from "@phosphor-icons/react/dist/csr/Broadcast";
import { ChatTextIcon } from "@phosphor-icons/react/dist/csr/ChatText";
import { DeviceMobileIcon } from "@phosphor-icons/react/dist/csr/DeviceMobile";
import { EnvelopeSimpleIcon } from "@phosphor-icons/react/dist/csr/EnvelopeSimple";
import { FacebookLogoIcon } from "@phosphor-icons/react/dist/csr/FacebookLogo";
import { GlobeIcon } from "@phosphor-icons/react/dist/csr/Globe";
import { InstagramLogoIcon } from "@phosphor-icons/react/dist/csr/InstagramLogo";
import { LinkedinLogoIcon } from "@phosphor-icons/react/dist/csr/LinkedinLogo";
import { MagnifyingGlassIcon } from "@phosphor-icons/react/dist/csr/MagnifyingGlass";
import { MegaphoneIcon } from "@phosphor-icons/react/dist/csr/Megaphone";
import { MicrophoneIcon } from "@phosphor-icons/react/dist/csr/Microphone";
import { NewspaperIcon } from "@phosphor-icons/react/dist/csr/Newspaper";
import { PinterestLogoIcon } from "@phosphor-icons/react/dist/csr/PinterestLogo";
import { PushPinIcon } from "@phosphor-icons/react/dist/csr/PushPin";
import { RedditLogoIcon } from "@phosphor-icons/react/dist/csr/RedditLogo";
import { StorefrontIcon } from "@phosphor-icons/react/dist/csr/Storefront";
import { ThreadsLogoIcon } from "@phosphor-icons/react/dist/csr/ThreadsLogo";
import { TiktokLogoIcon } from "@phosphor-icons/react/dist/csr/TiktokLogo";
import { WhatsappLogoIcon } from "@phosphor-icons/react/dist/csr/WhatsappLogo";
import { XLogoIcon } from "@phosphor-icons/react/dist/csr/XLogo";
import { YoutubeLogoIcon } from "@phosphor-icons/react/dist/csr/YoutubeLogo";
import { createContext, useContext } from "react";
import { cn } from "../lib/cn.ts";
import { More } from "./language-chip.tsx";

interface ChannelLook {
  icon: Icon;
  /** Classes of its ink on its tint; used in the schedule only. */
  tone: string;
}

const looks: Record<string, ChannelLook> = {
  linkedin: { icon: LinkedinLogoIcon, tone: "bg-ch-linkedin-tint text-ch-linkedin-ink" },
  x: { icon: XLogoIcon, tone: "bg-ch-x-tint text-ch-x-ink" },
  facebook: { icon: FacebookLogoIcon, tone: "bg-ch-facebook-tint text-ch-facebook-ink" },
  instagram: { icon: InstagramLogoIcon, tone: "bg-ch-instagram-tint text-ch-instagram-ink" },
  tiktok: { icon: TiktokLogoIcon, tone: "bg-ch-tiktok-tint text-ch-tiktok-ink" },
  youtube: { icon: YoutubeLogoIcon, tone: "bg-ch-youtube-tint text-ch-youtube-ink" },
  threads: { icon: ThreadsLogoIcon, tone: "bg-ch-threads-tint text-ch-threads-ink" },
  email: { icon: EnvelopeSimpleIcon, tone: "bg-ch-email-tint text-ch-email-ink" },
  blog: { icon: ArticleIcon, tone: "bg-ch-blog-tint text-ch-blog-ink" },
  press: { icon: NewspaperIcon, tone: "bg-ch-press-tint text-ch-press-ink" },
  google_ads: { icon: MagnifyingGlassIcon, tone: "bg-ch-google-ads-tint text-ch-google-ads-ink" },
  sms: { icon: ChatTextIcon, tone: "bg-ch-sms-tint text-ch-sms-ink" },
};
/** Of a company's own channels; in the schedule they share one ink. */
const ownTone = "bg-ch-x-tint text-ch-x-ink";
const own: Record<string, Icon> = {
  megaphone: MegaphoneIcon,
  globe: GlobeIcon,
  whatsapp: WhatsappLogoIcon,
  pinterest: PinterestLogoIcon,
  reddit: RedditLogoIcon,
  podcast: MicrophoneIcon,
  mobile: DeviceMobileIcon,
  bell: BellIcon,
  book: BookOpenIcon,
  store: StorefrontIcon,
  pin: PushPinIcon,
  broadcast: BroadcastIcon,
};
const unknown: ChannelLook = { icon: BroadcastIcon, tone: ownTone };
const lookOf = (key: string): ChannelLook => looks[key] ?? (own[key] ? { icon: own[key], tone: ownTone } : unknown);

/** Keys of the built-in icons, in the order in which they are offered. */
export const channelIconKeys: readonly string[] = [...Object.keys(looks), ...Object.keys(own)];

/** Icon keys, or addresses of pictures, by the codes of channels whose icon is not called like their code. */
export const ChannelIconsByCode = createContext<ReadonlyMap<string, string>>(new Map());

/** Ink and tint classes of a channel, for tiles of the schedule; the icon always goes with them. */
export const channelTone = (channel: string): string => lookOf(channel).tone;

interface ChannelIconProps {
  /** Code or icon key of the channel: "linkedin", "google_ads", …, or the address of a picture. An unknown one gets a neutral mark. */
  channel: string;
  /** Its name, when no words stand beside it. */
  label?: string;
  size?: number;
  className?: string;
}

/** A channel's icon in the colour of the text around it; a picture keeps its own. */
export function ChannelIcon({ channel, label, size = 16, className }: ChannelIconProps) {
  const key = useContext(ChannelIconsByCode).get(channel) ?? channel;
  if (key.startsWith("/")) {
    return <img src={key} alt={label ?? ""} width={size} height={size} className={cn("shrink-0 object-contain", className)} />;
  }
  const Glyph = lookOf(key).icon;
  return <Glyph size={size} className={cn("shrink-0", className)} {...(label ? { alt: label, role: "img" } : { "aria-hidden": true })} />;
}

/** The icon on its tint: 17 px in a calendar cell, 24 px in an agenda. */
export function ChannelPin({ channel, label, large = false }: { channel: string; label?: string; large?: boolean }) {
  return (
    <span
      className={cn(
        "inline-grid shrink-0 place-items-center",
        large ? "size-6 rounded-sm" : "size-[17px] rounded-xs",
        channelTone(channel),
      )}
    >
      <ChannelIcon channel={channel} label={label} size={large ? 14 : 12} />
    </span>
  );
}

interface ChannelIconsProps {
  channels: readonly { code: string; name: string }[];
  /** So many are shown, the rest as +n. */
  max?: number;
}

/** The channels of a campaign in a row of a table. */
export function ChannelIcons({ channels, max = 5 }: ChannelIconsProps) {
  const hidden = channels.slice(max);
  return (
    <span className="inline-flex items-center gap-[7px] text-ink-2">
      {channels.slice(0, max).map((channel) => (
        <span key={channel.code} className="inline-flex">
          <ChannelIcon channel={channel.code} label={channel.name} />
        </span>
      ))}
      {hidden.length > 0 && <More count={hidden.length} names={hidden.map((channel) => channel.name)} />}
    </span>
  );
}
