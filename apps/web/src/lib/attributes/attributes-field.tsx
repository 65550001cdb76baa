import type { Attribute } from "@copydesk/contracts";
import { type DefinitionErrors, DefinitionRows } from "../definitions/definition-rows.tsx";
import { AttributeDialog } from "./attribute-dialog.tsx";
import { AttributeValueField } from "./attribute-value.tsx";
import { formatType } from "./attribute-words.ts";
import { TypeIcon } from "./type-icon.tsx";

interface AttributesFieldProps {
  value: readonly Attribute[];
  onChange: (value: Attribute[]) => void;
  errors?: DefinitionErrors;
  /** Keys that may not be taken, such as the names of variables. */
  reserved?: readonly string[];
  readOnly?: boolean;
}

const mostAttributes = 40;

/** Definitions of attributes with their defaults. */
export const AttributesField = ({ value, onChange, errors = {}, reserved = [], readOnly = false }: AttributesFieldProps) => (
  <DefinitionRows
    value={value}
    onChange={onChange}
    errors={errors}
    readOnly={readOnly}
    columns="md:grid-cols-[minmax(0,1fr)_140px_minmax(0,250px)_28px]"
    headings={["Label", "Type", "Default"]}
    addLabel="Add an attribute"
    most={mostAttributes}
    about={(one) => one.required && <span className="text-ink-3 text-xs"> required</span>}
    cells={(one, change) => (
      <>
        <span className="flex items-center gap-1.5 text-ink-2 text-sm max-md:order-last max-md:col-span-2">
          <TypeIcon type={one.type} />
          {formatType(one)}
        </span>
        <span className="min-w-0 max-md:order-last max-md:col-span-2">
          <AttributeValueField
            aria-label={`Default of ${one.label}`}
            size="sm"
            attribute={one}
            value={one.default}
            disabled={readOnly}
            onChange={(next) => change({ ...one, default: next })}
          />
        </span>
      </>
    )}
    dialog={({ taken, ...props }) => <AttributeDialog taken={[...taken, ...reserved]} {...props} />}
  />
);
