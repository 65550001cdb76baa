import type { SessionView } from "@copydesk/contracts";

type Device = Pick<SessionView, "device" | "kind">;

/** Names by which browsers give themselves away, the more particular first: most of them also claim to be Chrome and Safari. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdgA?\/|\bEdgiOS\//, "Edge"],
  [/\bOPR\/|\bOPT\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\bHeadlessChrome\/|\bChrome\/|\bCriOS\/|\bChromium\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const systems: readonly [RegExp, string, Device["kind"]][] = [
  [/\biPhone\b/, "iPhone", "phone"],
  [/\biPad\b/, "iPad", "tablet"],
  [/\bAndroid\b.*\bMobile\b/, "Android", "phone"],
  [/\bAndroid\b/, "Android", "tablet"],
  [/\bCrOS\b/, "ChromeOS", "desktop"],
  [/\bWindows\b/, "Windows", "desktop"],
  [/\bMacintosh\b|\bMac OS X\b/, "macOS", "desktop"],
  [/\bLinux\b|\bX11\b/, "Linux", "desktop"],
];

/** What a person calls the thing behind a User-Agent, such as "Firefox on macOS"; a program by its own name. */
export function deviceOf(userAgent: string): Device {
  const browser = browsers.find(([pattern]) => pattern.test(userAgent))?.[1];
  const [, system, kind] = systems.find(([pattern]) => pattern.test(userAgent)) ?? [];
  if (browser && system && kind) return { device: `${browser} on ${system}`, kind };
  if (system && kind) return { device: `A browser on ${system}`, kind };
  const program = /^[A-Za-z][\w.-]{0,39}/.exec(userAgent)?.[0];
  return { device: browser ?? program ?? "An unknown program", kind: "other" };
}
