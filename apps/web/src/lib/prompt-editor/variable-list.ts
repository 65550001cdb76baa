import {
  type Attribute,
  knownVariables,
  type PromptGroup,
  type PromptOwner,
  type PromptVariable,
  type PromptVariableView,
  promptGroups,
  variableFacts,
} from "@copydesk/contracts";

/** A variable as the menu shows it. */
export interface ShownVariable extends Omit<PromptVariableView, "value"> {
  /** Undefined while it is not known. */
  value: string | undefined;
}

type Named = Pick<Attribute, "key" | "label" | "help">;

/** Every variable that a prompt may use, with what it is in the preview, in the order of the menu. */
export function variablesOf(
  owner: PromptOwner,
  attributes: readonly Named[],
  seen: readonly PromptVariableView[] | undefined,
): ShownVariable[] {
  const list = knownVariables(owner, attributes).map((name): ShownVariable => {
    const live = seen?.find((one) => one.name === name);
    return live ?? { name, ...factsOf(name, attributes), value: undefined, is_empty: false };
  });
  return promptGroups.flatMap((group) => list.filter((one) => one.group === group));
}

function factsOf(name: string, attributes: readonly Named[]): { group: PromptGroup; help: string } {
  if (Object.hasOwn(variableFacts, name)) {
    const { group, help } = variableFacts[name as PromptVariable];
    return { group, help };
  }
  const attribute = attributes.find((one) => one.key === name);
  return { group: "Attributes", help: attribute?.help || (attribute?.label ?? name) };
}

/** Those of which a word begins so; all of them for an empty text. */
export function matching(list: readonly ShownVariable[], typed: string): ShownVariable[] {
  const wanted = typed.toLowerCase().replace(/[\s_]+/g, "_");
  return list.filter(({ name }) => name.startsWith(wanted) || name.includes(`_${wanted}`));
}

/** What it is now, in a line: its value if there is one, else what it stands for. */
export function inALine({ value, is_empty, help }: ShownVariable): string {
  if (value === undefined) return help;
  return is_empty ? `Empty here. ${help}` : value.replace(/\s+/g, " ").trim().slice(0, 160);
}
