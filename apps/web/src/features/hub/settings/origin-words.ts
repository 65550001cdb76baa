import type { BlockKind, SettingOrigin } from "@copydesk/contracts";

/** Where a setting comes from, to stand after "From". */
export function originWords(origin: SettingOrigin | undefined, kind: BlockKind): string | undefined {
  switch (origin) {
    case undefined:
      return undefined;
    case "campaign":
      return "the campaign";
    case "channel":
      return "the channel";
    case "configuration":
      return kind === "schedule" ? "the scheduler configuration" : "the outline configuration";
    case "model":
      return "the model";
    case "company":
      return "the company’s default";
    case "builtin":
      return "the built-in writer";
  }
}
