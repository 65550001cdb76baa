import { isAtLeast, type Level, levelOf, levels, type Permission } from "@copydesk/contracts";
import { Checkbox, cn, Menu, MenuContent, MenuRadioGroup, MenuRadioItem, MenuTrigger } from "@copydesk/ui";
import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import { MinusIcon } from "@phosphor-icons/react/dist/csr/Minus";
import { useGrants } from "./grant-context.ts";
import { LevelBars } from "./level-bars.tsx";
import { accessOf, isSwitch, levelNames, levelsOf } from "./level-words.ts";

interface GrantControlProps {
  permission: Permission;
  /** "Campaigns, edit", for whoever does not see row and column. */
  name: string;
  /** Beside a check box or a level. */
  label?: string;
}

/** One permission of the matrix: a check box, or how far it reaches. */
export function GrantControl(props: GrantControlProps) {
  return isSwitch(props.permission) ? <GrantSwitch {...props} /> : <GrantLevel {...props} />;
}

const changedClass = "bg-accent-tint shadow-[inset_0_0_0_1px_var(--accent-line)]";

function GrantSwitch({ permission, name, label }: GrantControlProps) {
  const { before, after, grantable, editable, change } = useGrants();
  const level = levelOf(after, permission);
  const changed = level !== levelOf(before, permission);
  const mayGive =
    isAtLeast(levelOf(grantable, permission), "any") && isAtLeast(levelOf(grantable, permission), levelOf(before, permission));
  if (!editable) return <GrantToRead isGiven={level !== "none"} name={name} label={label} />;
  return (
    <span
      title={mayGive ? undefined : notYours}
      className={cn("inline-flex h-7 items-center rounded-sm", changed && changedClass, changed && "-mx-1.5 px-1.5")}
    >
      <Checkbox
        checked={level !== "none"}
        aria-label={label ? undefined : name}
        label={label && <span className={cn("whitespace-nowrap", changed && "font-control text-accent-ink")}>{label}</span>}
        disabled={!mayGive}
        onCheckedChange={(checked) => change(permission, checked ? "any" : "none")}
      />
    </span>
  );
}

/** For whoever only looks: a tick or a dash, and words; no box that cannot be ticked. */
function GrantToRead({ isGiven, name, label }: { isGiven: boolean; name: string; label: string | undefined }) {
  const Sign = isGiven ? CheckIcon : MinusIcon;
  return (
    <span className={cn("inline-flex h-7 items-center gap-2", !isGiven && "text-ink-3")}>
      <Sign size={15} weight={isGiven ? "bold" : "regular"} aria-hidden className={isGiven ? "text-accent-ink" : "text-glyph"} />
      {label && <span className="whitespace-nowrap">{label}</span>}
      <span className="sr-only">{`${label ? "" : name}: ${isGiven ? "yes" : "no"}`}</span>
    </span>
  );
}

const notYours = "You can only give rights that you hold yourself";

function GrantLevel({ permission, name, label }: GrantControlProps) {
  const { before, after, grantable, editable, change } = useGrants();
  const level = levelOf(after, permission);
  const was = levelOf(before, permission);
  const mine = levelOf(grantable, permission);
  const face = (
    <>
      {label && <span className="mr-1 text-ink-2">{label}</span>}
      <LevelBars level={level} />
      <span className={cn(level === "none" && "sr-only", level !== was && "font-control text-accent-ink")}>{levelNames[level]}</span>
    </>
  );
  const faceClass = "inline-flex h-7 items-center gap-2 rounded-sm px-2 text-ink-2 text-sm";
  if (!editable || !isAtLeast(mine, was)) {
    return (
      <span className={cn(faceClass, "-ml-2")} title={editable ? notYours : undefined}>
        {face}
      </span>
    );
  }
  const offered = levels.filter((one) => levelsOf(permission).includes(one) || one === was);
  return (
    <Menu>
      <MenuTrigger>
        <button
          type="button"
          // With a label in sight, what is read is what is seen; it says the rest at its end.
          aria-label={label ? undefined : `${name}: ${levelNames[level]}`}
          className={cn(
            faceClass,
            "-ml-2 hover:bg-pressed data-[state=open]:shadow-[inset_0_0_0_1.5px_var(--accent)]",
            level !== was && changedClass,
          )}
        >
          {face}
          {label && <span className="sr-only">, {name}</span>}
        </button>
      </MenuTrigger>
      <MenuContent align="start" className="w-[300px]">
        <MenuRadioGroup value={level} onValueChange={(next) => change(permission, next as Level)}>
          {offered.map((one) => (
            <MenuRadioItem key={one} value={one} mark="ring" disabled={!isAtLeast(mine, one)} className="items-start py-1.5">
              <span className="grid grid-cols-[auto_1fr] items-center gap-x-2.5 whitespace-normal">
                <LevelBars level={one} />
                <span>
                  {levelNames[one]}
                  {one === was && <span className="ml-1.5 text-ink-3">now</span>}
                </span>
                <span className="col-start-2 text-ink-3 text-xs leading-4">{accessOf(permission, one)}</span>
              </span>
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  );
}
