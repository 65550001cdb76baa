import { walkXml } from "./walk-markup.ts";

/**
 * Where the parts of an Office document lie (ECMA-376 part 2, Open Packaging Conventions): paths inside the archive by the
 * id of the relation and by the last word of its kind, such as `styles`. What lies outside of the archive is left out.
 * @param folder of the part that the relations are of, with a slash at its end; empty for the archive's own.
 */
export function relationsOf(xml: string, folder: string): Map<string, string> {
  const paths = new Map<string, string>();
  walkXml(xml, {
    open(name, { Id = "", Type = "", Target = "", TargetMode }) {
      if (name !== "Relationship" || TargetMode === "External" || Target.includes("..")) return;
      const path = Target.startsWith("/") ? Target.slice(1) : `${folder}${Target}`;
      paths.set(Id, path);
      paths.set(Type.slice(Type.lastIndexOf("/") + 1), path);
    },
  });
  return paths;
}
