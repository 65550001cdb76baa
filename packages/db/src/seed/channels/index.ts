import type { ChannelSeed } from "./channel-seed.ts";
import { blog, email, press } from "./long-form.ts";
import { googleAds, sms } from "./short-form.ts";
import { facebook, instagram, linkedin, threads, tiktok, x, youtube } from "./social.ts";

/** Day on which the limits were last compared with what the networks say. */
export const limitsCheckedOn = "2026-11-21";

/** In the order in which forms offer them. */
export const channels: readonly ChannelSeed[] = [
  linkedin,
  x,
  facebook,
  instagram,
  tiktok,
  youtube,
  threads,
  email,
  blog,
  press,
  googleAds,
  sms,
];
