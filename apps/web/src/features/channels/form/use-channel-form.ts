import {
  type ChannelDetail,
  type ChannelInput,
  channelInput,
  channelUpdateInput,
  type PromptPair,
  promptProblems,
} from "@copydesk/contracts";
import { useNavigate } from "react-router";
import { notifySuccess } from "../../../lib/stores/toast.ts";
import { trpc } from "../../../lib/trpc.ts";
import { type Checked, checkBy, type Problem } from "../../../lib/versioned-form/form-problems.ts";
import { useVersionedForm } from "../../../lib/versioned-form/use-versioned-form.ts";
import { useRefreshChannels } from "../use-channel-actions.ts";
import { type ChannelValues, newChannel, valuesOf, withUnit } from "./channel-values.ts";

/** The form of a new or a stored channel. */
export function useChannelForm(channel: ChannelDetail | undefined, prompts: PromptPair, { readOnly }: { readOnly: boolean }) {
  const create = trpc.channels.create.useMutation();
  const update = trpc.channels.update.useMutation();
  const refresh = useRefreshChannels();
  const navigate = useNavigate();
  const state = useVersionedForm<ChannelValues, ChannelDetail, ChannelValues>({
    kind: "channel",
    stored: channel,
    blank: newChannel(prompts),
    valuesOf,
    fieldOf: (path) => path as keyof ChannelValues,
    readOnly,
    check,
    send: ({ code, ...rest }, known) =>
      known ? update.mutateAsync({ id: known.id, version: known.version, ...rest }) : create.mutateAsync({ code, ...rest }),
    async after(saved, known) {
      notifySuccess(known ? `${saved.name} saved` : `${saved.name} created`);
      await refresh();
      if (!known) await navigate(`/settings/channels/${saved.id}/edit`, { replace: true });
    },
  });
  const { values } = state;
  return {
    ...state,
    set(some: Partial<ChannelValues>) {
      const { unit } = withUnit({ ...values, ...some }, values);
      state.change(unit === values.unit ? some : { ...some, unit });
    },
  };
}
export type ChannelFormState = ReturnType<typeof useChannelForm>;

/** What would be refused, before anything is sent. */
function check(values: ChannelValues, known: ChannelDetail | undefined): Checked<ChannelValues> {
  const { code, ...rest } = values;
  const checked = known
    ? checkBy(channelUpdateInput, { id: known.id, version: known.version, ...rest })
    : checkBy(channelInput, { code, ...rest } satisfies ChannelInput);
  const prompts = promptProblems("channel", values, values.attributes).map((one): Problem => [one.prompt, one.message]);
  const problems = [...("problems" in checked ? checked.problems : []), ...prompts];
  return problems.length > 0 ? { problems } : { input: values };
}
