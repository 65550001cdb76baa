import { walkXml } from "./walk-markup.ts";

/** What takes words out of a Word document without deleting them: hidden, struck out by one line or two. Absent where nothing is said. */
export type Marks = Partial<Record<"vanish" | "strike" | "dstrike", boolean>>;

export const isMark = (name: string): name is keyof Marks => name === "vanish" || name === "strike" || name === "dstrike";

/** A mark may also say that it is off (ECMA-376, 17.17.4). */
export const isOn = (attributes: Readonly<Record<string, string>>): boolean =>
  !["0", "false", "off"].includes(attributeOf(attributes, "val"));

/** The prefix is whatever the file calls the namespace. */
export function attributeOf(attributes: Readonly<Record<string, string>>, name: string): string {
  for (const key in attributes) if (key.slice(key.indexOf(":") + 1) === name) return attributes[key] ?? "";
  return "";
}

interface Style {
  base: string;
  marks: Marks;
}

/** Styles that stand on one another; a circle ends here too. */
const deepest = 20;

/** Marks by the id of a style, with those of the styles it stands on. */
export function marksOfStyles(xml: string): Map<string, Marks> {
  const styles = readStyles(xml);
  const all = new Map<string, Marks>();
  for (const [id, own] of styles) {
    let marks: Marks = {};
    let style: Style | undefined = own;
    for (let depth = 0; style && depth < deepest; depth += 1) {
      marks = { ...style.marks, ...marks };
      style = styles.get(style.base);
    }
    all.set(id, marks);
  }
  return all;
}

function readStyles(xml: string): Map<string, Style> {
  const styles = new Map<string, Style>();
  let style: Style | null = null;
  walkXml(xml, {
    open(name, attributes) {
      if (name === "style") {
        style = { base: "", marks: {} };
        styles.set(attributeOf(attributes, "styleId"), style);
      } else if (style && name === "basedOn") style.base = attributeOf(attributes, "val");
      else if (style && isMark(name)) style.marks[name] = isOn(attributes);
    },
    close(name) {
      if (name === "style") style = null;
    },
  });
  return styles;
}
