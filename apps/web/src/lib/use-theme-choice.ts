import { useEffect } from "react";
import { type ThemeChoice, useTheme } from "./theme.ts";
import { trpc } from "./trpc.ts";

const keys = ["theme"];
const preference = (choice: ThemeChoice) => [{ key: "theme", value: choice, value_type: "string" as const }];

/** The theme, and how to choose another: here at once, and on every device the person signs in from. */
export function useThemeChoice() {
  const { choice, choose } = useTheme();
  const utils = trpc.useUtils();
  const { mutate } = trpc.preferences.set.useMutation();
  return {
    choice,
    choose(next: ThemeChoice) {
      choose(next);
      utils.preferences.get.setData({ keys }, preference(next));
      // Not kept on the server it still holds in this browser; nothing to trouble anybody with.
      mutate(preference(next));
    },
  };
}

/** Takes over the theme that the person chose on another device. */
export function useFollowTheme(): void {
  const { data } = trpc.preferences.get.useQuery({ keys }, { staleTime: Number.POSITIVE_INFINITY });
  const theirs = data?.find((one) => one.key === "theme")?.value;
  useEffect(() => {
    const { choice, choose } = useTheme.getState();
    if (theirs !== choice && (theirs === "light" || theirs === "dark" || theirs === "auto")) choose(theirs);
  }, [theirs]);
}
