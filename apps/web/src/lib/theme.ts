import { create } from "zustand";

const themeChoices = ["light", "dark", "auto"] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** Where `public/boot.js` reads the choice before the first paint. */
const key = "theme";

interface ThemeState {
  choice: ThemeChoice;
  choose: (choice: ThemeChoice) => void;
}

/** Light, dark, or as the system has it. Kept in this browser. */
export const useTheme = create<ThemeState>()((set) => ({
  choice: typeof localStorage === "undefined" ? "auto" : parseTheme(localStorage.getItem(key)),
  choose(choice) {
    localStorage.setItem(key, choice);
    set({ choice });
    applyTheme(choice);
  },
}));

/** Follows the system while the choice is "auto", and a choice made in another tab. */
export function followTheme(): void {
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => applyTheme(useTheme.getState().choice));
  addEventListener("storage", (event) => {
    if (event.key !== key) return;
    const choice = parseTheme(event.newValue);
    useTheme.setState({ choice });
    applyTheme(choice);
  });
}

/** What was stored, or "auto" when that is nothing we know. A declaration, because the store above is made at once. */
function parseTheme(stored: string | null): ThemeChoice {
  return themeChoices.find((choice) => choice === stored) ?? "auto";
}

function applyTheme(choice: ThemeChoice): void {
  const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  document.documentElement.dataset.theme = choice === "auto" ? system : choice;
}
