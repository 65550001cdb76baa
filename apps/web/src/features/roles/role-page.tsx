import { useParams } from "react-router";
import { SettingsToCome } from "../../lib/settings-form/settings-to-come.tsx";
import { useRole } from "./api/use-roles.ts";
import { RoleEditor } from "./role-editor.tsx";

/** `/settings/roles/{id}`. */
export default function RolePage() {
  const { id = "" } = useParams();
  const role = useRole(id);
  if (role.data) return <RoleEditor key={id} role={role.data} />;
  return <SettingsToCome query={role} noun="role" lines={["w-80", "w-full", "w-full", "w-full", "w-full", "w-full"]} className="md:px-6" />;
}
