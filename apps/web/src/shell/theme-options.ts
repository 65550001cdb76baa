import type { ThemeChoice } from "../lib/theme.ts";

export const themeOptions: readonly { value: ThemeChoice; label: string }[] = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
  { value: "auto", label: "Auto" },
];
