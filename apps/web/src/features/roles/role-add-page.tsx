import { RoleEditor } from "./role-editor.tsx";

/** `/settings/roles/add`. */
export default function RoleAddPage() {
  return <RoleEditor />;
}
