import {
  type ChannelDetail,
  type ChannelInput,
  fieldSpecSchema,
  mainField,
  type PromptPair,
  type PromptPreviewInput,
  parametersSchema,
} from "@copydesk/contracts";

/** What the form of a channel holds. */
export type ChannelValues = Required<Omit<ChannelInput, "attributes">> & { attributes: ChannelDetail["attributes"] };

export const newChannel = (prompts: PromptPair): ChannelValues => ({
  code: "",
  name: "",
  status: "active",
  description: "",
  icon: "broadcast",
  kind: "social",
  fields: [{ key: "body", label: "Body", format: "plain", required: true, unit: "graphemes", max: 1_000 }],
  attributes: [],
  unit: "graphemes",
  fold: null,
  limits_checked_on: null,
  ...prompts,
  model_id: null,
  parameters: {},
});

export function valuesOf(channel: ChannelDetail): ChannelValues {
  const { code, name, status, description, icon, kind, fields, attributes, unit, fold, limits_checked_on } = channel;
  const { system_prompt, user_prompt, model_id, parameters } = channel;
  const listed = { code, name, status, description, icon, kind, fields, attributes, unit, fold, limits_checked_on };
  return { ...listed, system_prompt, user_prompt, model_id, parameters };
}

/** The channel counts as its main part does, once somebody changes how that is counted. */
export function withUnit(values: ChannelValues, before: ChannelValues): ChannelValues {
  const unit = mainField(values.fields)?.unit;
  return unit === undefined || unit === mainField(before.fields)?.unit ? values : { ...values, unit };
}

/** What of the form fills the preview; what is not whole yet stays as it was saved. */
export function draftOf(values: ChannelValues): NonNullable<PromptPreviewInput["draft"]> {
  const { name, description, fields, unit, fold, attributes, system_prompt, user_prompt, model_id } = values;
  const parameters = parametersSchema.safeParse(values.parameters);
  return {
    channel_name: name.slice(0, 300),
    channel_description: description.slice(0, 4_000),
    fields: fields.filter((one) => fieldSpecSchema.safeParse(one).success),
    unit,
    fold,
    attributes,
    system_prompt,
    user_prompt,
    model_id,
    ...(parameters.success && { parameters: parameters.data }),
  };
}
