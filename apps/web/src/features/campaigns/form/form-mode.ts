/** What the form is for. */
export type FormMode = { kind: "create" } | { kind: "edit"; id: string } | { kind: "template-create"; id: string };
export type PageMode = FormMode | { kind: "template-edit"; id: string };

/** The form's routes: `/campaigns/add`, `/add/{id}/template`, `/templates/{id}/edit` and `/{id}/edit`. */
export function readFormMode(pathname: string): PageMode {
  const [, , first = "", second = "", third = ""] = pathname.split("/");
  if (first === "add" && third === "template") return { kind: "template-create", id: second };
  if (first === "templates" && third === "edit") return { kind: "template-edit", id: second };
  if (second === "edit") return { kind: "edit", id: first };
  return { kind: "create" };
}

/** Under which key the half-filled form is kept. */
export function draftKeyOf(mode: FormMode): string {
  switch (mode.kind) {
    case "create":
      return "new";
    case "edit":
      return `campaign:${mode.id}`;
    case "template-create":
      return `template:${mode.id}`;
  }
}

export const isNew = (mode: PageMode): boolean => mode.kind === "create" || mode.kind === "template-create";
