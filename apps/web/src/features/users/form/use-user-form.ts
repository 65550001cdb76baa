import { type UserDetail, type UserUpdateInput, userUpdateInput } from "@copydesk/contracts";
import { useNavigate } from "react-router";
import { fullName } from "../../../lib/people/full-name.ts";
import { notifySuccess } from "../../../lib/stores/toast.ts";
import { trpc } from "../../../lib/trpc.ts";
import { checkBy } from "../../../lib/versioned-form/form-problems.ts";
import { useVersionedForm } from "../../../lib/versioned-form/use-versioned-form.ts";
import { useRefreshPeople } from "../use-user-actions.tsx";
import { type UserValues, valuesOf } from "./user-values.ts";

/** The form of a person. */
export function useUserForm(person: UserDetail) {
  const update = trpc.users.update.useMutation();
  const refresh = useRefreshPeople();
  const navigate = useNavigate();
  return useVersionedForm<UserValues, UserDetail, UserUpdateInput>({
    kind: "person",
    stored: person,
    valuesOf,
    check: (values, { id, version } = person) => checkBy(userUpdateInput, { id, version, ...values }),
    send: (input) => update.mutateAsync(input),
    async after(saved) {
      notifySuccess(`${fullName(saved)} saved`);
      await refresh();
      await navigate(`/users/${saved.id}`);
    },
  });
}
export type UserFormState = ReturnType<typeof useUserForm>;
