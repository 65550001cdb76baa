import { countGraphemes, type PromptPair, promptLimits, promptProblems } from "@copydesk/contracts";
import { Button, Field, formatCount } from "@copydesk/ui";
import { ArrowCounterClockwiseIcon } from "@phosphor-icons/react/dist/csr/ArrowCounterClockwise";
import { useMemo, useRef, useState } from "react";
import { InsertVariable } from "./insert-variable.tsx";
import { PromptBox } from "./prompt-box.tsx";
import "./prompt-editor.css";
import type { PromptView } from "./text/use-prompt-view.ts";
import type { PromptLab } from "./use-prompt-lab.ts";
import { type ShownVariable, variablesOf } from "./variable-list.ts";

export interface PromptEditorProps {
  /** What fills it; the panel beside it shows the same one. */
  lab: PromptLab;
  value: PromptPair;
  onChange: (value: PromptPair) => void;
  /** As the product came; null where there is nothing to go back to. */
  defaults?: PromptPair | null;
  /** What the server or the form says about each prompt. */
  errors?: Partial<Record<keyof PromptPair, string | undefined>>;
  readOnly?: boolean;
  /** Makes an attribute of this key. */
  onNewAttribute?: (key: string) => void;
}

/** System and user prompt with their variables. What could not be saved is marked as one types. */
export function PromptEditor({ lab, value, onChange, defaults = null, errors = {}, readOnly = false, onNewAttribute }: PromptEditorProps) {
  const variables = useMemo(
    () => variablesOf(lab.owner, lab.attributes, lab.preview?.variables),
    [lab.owner, lab.attributes, lab.preview?.variables],
  );
  const shared = { lab, value, onChange, defaults, errors, readOnly, onNewAttribute, variables };
  return (
    <div className="grid gap-6">
      <OnePrompt {...shared} name="system_prompt" label="System prompt" lines={4} />
      <OnePrompt {...shared} name="user_prompt" label="User prompt" lines={10} />
    </div>
  );
}

interface OnePromptProps extends Required<Pick<PromptEditorProps, "lab" | "value" | "onChange" | "errors" | "readOnly">> {
  name: keyof PromptPair;
  label: string;
  lines: number;
  defaults: PromptPair | null;
  variables: readonly ShownVariable[];
  onNewAttribute?: ((key: string) => void) | undefined;
}

function OnePrompt({ name, label, lines, lab, value, onChange, defaults, errors, readOnly, onNewAttribute, variables }: OnePromptProps) {
  const view = useRef<PromptView | null>(null);
  const text = value[name];
  const length = countGraphemes(text);
  const isRequired = name === "user_prompt";
  const [isWriting, setWriting] = useState(false);
  const problem = promptProblem(lab, value, name);
  const isChanged = defaults !== null && defaults[name] !== text;
  return (
    <div className="grid gap-1.5">
      <Field
        label={label}
        error={errors[name] ?? (isWriting ? undefined : problem)}
        aside={
          !readOnly && (
            <InsertVariable
              prompt={label.toLowerCase()}
              variables={variables}
              canAdd={onNewAttribute !== undefined}
              onPick={(choice) => {
                if (choice.kind === "attribute") onNewAttribute?.(choice.name);
                view.current?.insert(choice.kind === "attribute" ? choice.name : choice.variable.name);
              }}
            />
          )
        }
      >
        <PromptBox
          value={text}
          onChange={(next) => onChange({ ...value, [name]: next })}
          variables={variables}
          readOnly={readOnly}
          onNewAttribute={onNewAttribute}
          view={view}
          lines={lines}
          required={isRequired}
          onWriting={setWriting}
        />
      </Field>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-3 text-xs tabular-nums">
        <span className={length > promptLimits.prompt ? "text-destructive-ink" : undefined}>
          {formatCount(length)} of {formatCount(promptLimits.prompt)}
        </span>
        <span>{isWriting ? "One variable is not finished yet" : tokensOf(lab, name)}</span>
        {isChanged && !readOnly && (
          <Button
            size="sm"
            variant="quiet"
            className="ml-auto"
            icon={<ArrowCounterClockwiseIcon size={13} />}
            onClick={() => onChange({ ...value, [name]: defaults[name] })}
          >
            Back to the default<span className="sr-only"> {label.toLowerCase()}</span>
          </Button>
        )}
      </div>
    </div>
  );
}

/** The first thing that would be refused, as soon as it is typed. */
function promptProblem(lab: PromptLab, value: PromptPair, name: keyof PromptPair): string | undefined {
  const attributes = lab.attributes.map((one) => ({ required: false, default: null, ...one }));
  const own = promptProblems(lab.owner, { system_prompt: "", user_prompt: "", [name]: value[name] }, attributes);
  return own[0]?.message;
}

function tokensOf({ preview }: PromptLab, name: keyof PromptPair): string {
  const role = name === "system_prompt" ? "system" : "user";
  const sent = preview?.messages.find((one) => one.role === role);
  return sent ? `about ${formatCount(sent.tokens)} tokens when filled` : "";
}
