import { useId } from "react";
import type { ThemeChoice } from "../../lib/theme.ts";
import { useThemeChoice } from "../../lib/use-theme-choice.ts";

const themes: readonly { value: ThemeChoice; title: string; help?: string }[] = [
  { value: "light", title: "Light" },
  { value: "dark", title: "Dark" },
  { value: "auto", title: "Auto", help: "same as your system" },
];

/** Three pages in little, each in its own theme. */
export function ThemeChooser() {
  const { choice, choose } = useThemeChoice();
  const name = useId();
  return (
    <fieldset className="grid max-w-[480px] grid-cols-3 gap-2 sm:gap-3">
      <legend className="sr-only">Theme</legend>
      {themes.map(({ value, title, help }) => (
        <label key={value} className="group grid cursor-pointer content-start gap-2 text-sm leading-5">
          <ThemePicture theme={value} />
          <span className="flex items-start gap-2">
            <input
              type="radio"
              name={name}
              value={value}
              checked={choice === value}
              onChange={() => choose(value)}
              className="mt-0.5 size-4 shrink-0 appearance-none rounded-full border-[1.5px] border-glyph bg-canvas checked:border-5 checked:border-accent"
            />
            <span>
              {title} {help && <span className="text-ink-3 text-xs max-sm:block">{help}</span>}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** The rail at the side and a few lines; half and half for "auto". */
function ThemePicture({ theme }: { theme: ThemeChoice }) {
  const halves = theme === "auto" ? (["light", "dark"] as const) : [theme];
  return (
    <span
      aria-hidden
      className="flex h-[74px] overflow-hidden rounded-md border border-line-strong transition-colors group-hover:border-glyph group-has-checked:border-accent group-has-checked:ring-[1.5px] group-has-checked:ring-accent"
    >
      {theme !== "auto" && <span data-theme={theme} className="w-[30px] shrink-0 border-line border-r bg-rail max-sm:w-4" />}
      {halves.map((half) => (
        <span key={half} data-theme={half} className="grid flex-1 content-start gap-[7px] bg-canvas px-2.5 pt-3.5">
          <span className="h-[5px] w-[70%] rounded-full bg-ink" />
          <span className="h-1 rounded-full bg-line-strong" />
          <span className="h-1 rounded-full bg-line-strong" />
        </span>
      ))}
    </span>
  );
}
