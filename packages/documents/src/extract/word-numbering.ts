import { walkXml } from "./walk-markup.ts";
import { attributeOf } from "./word-marks.ts";

/** What a paragraph or a style says of the list that it belongs to; empty where it says nothing. */
export interface ListProperties {
  list: string;
  level: string;
}

/** The place of a paragraph in a list. */
export interface ListPlace {
  list: string;
  /** From 0 to 8. */
  level: number;
  isOrdered: boolean;
}

interface Level {
  start: number;
  isOrdered: boolean;
  /** Paragraphs of this style stand on this level. */
  style: string;
}

interface Kind {
  levels: Map<number, Level>;
  /** A style of lists whose kind this one takes. */
  link: string;
}

interface List {
  kind: string;
  /** Where its levels begin, in place of what its kind says. */
  starts: Map<number, number>;
}

interface Style extends ListProperties {
  base: string;
}

/** Styles and lists that stand on one another; a circle ends here too. */
const deepest = 20;
const lastLevel = 8;

/** The lists of a Word document (ECMA-376, 17.9), whose items it counts in the order of the text. */
export class Numbering {
  readonly #kinds = new Map<string, Kind>();
  readonly #lists = new Map<string, List>();
  readonly #styles: ReadonlyMap<string, Style>;
  /** By kind: lists of one kind go on counting. */
  readonly #counts = new Map<string, number[]>();
  readonly #begun = new Set<string>();

  constructor({ styles, numbering }: { styles: string; numbering: string }) {
    this.#styles = readStyles(styles);
    this.#read(numbering);
  }

  /** The place of a paragraph, by what it says itself or by its style; undefined for one of no list. */
  placeOf({ list, level }: ListProperties, style: string): ListPlace | undefined {
    const styled = this.#ofStyle(style);
    const id = list || styled.list;
    const kind = this.#kindOf(id);
    if (!kind) return undefined;
    const ofStyle = list ? undefined : [...kind.levels].find(([, one]) => one.style !== "" && one.style === style)?.[0];
    const at = levelOf(level) ?? ofStyle ?? levelOf(styled.level) ?? 0;
    return { list: id, level: at, isOrdered: kind.levels.get(at)?.isOrdered ?? true };
  }

  /** The number of the next item at a place. */
  count({ list, level }: ListPlace): number {
    const { kind = "", starts } = this.#lists.get(list) ?? {};
    const counts = this.#counts.get(kind) ?? [];
    this.#counts.set(kind, counts);
    const start = starts?.get(level);
    if (start !== undefined && !this.#begun.has(`${list} ${level}`)) counts[level] = start - 1;
    this.#begun.add(`${list} ${level}`);
    const number = (counts[level] ?? (this.#kindOf(list)?.levels.get(level)?.start ?? 1) - 1) + 1;
    counts[level] = number;
    counts.length = level + 1;
    return number;
  }

  #kindOf(list: string): Kind | undefined {
    let id = list;
    for (let depth = 0; depth < deepest; depth += 1) {
      const kind = this.#kinds.get(this.#lists.get(id)?.kind ?? "");
      if (!kind || kind.link === "") return kind;
      id = this.#styles.get(kind.link)?.list ?? "";
    }
    return undefined;
  }

  #ofStyle(id: string): ListProperties {
    let style = this.#styles.get(id);
    const found = { list: "", level: "" };
    for (let depth = 0; style && depth < deepest; depth += 1) {
      found.list ||= style.list;
      found.level ||= style.level;
      style = this.#styles.get(style.base);
    }
    return found;
  }

  #read(xml: string): void {
    let kind: Kind = { levels: new Map(), link: "" };
    let list: List = { kind: "", starts: new Map() };
    let level: Level = newLevel();
    let overridden = 0;
    walkXml(xml, {
      open: (name, attributes) => {
        const value = attributeOf(attributes, "val");
        if (name === "abstractNum") {
          kind = { levels: new Map(), link: "" };
          this.#kinds.set(attributeOf(attributes, "abstractNumId"), kind);
        } else if (name === "num") {
          list = { kind: "", starts: new Map() };
          this.#lists.set(attributeOf(attributes, "numId"), list);
        } else if (name === "lvl") {
          level = newLevel();
          kind.levels.set(levelOf(attributeOf(attributes, "ilvl")) ?? 0, level);
        } else if (name === "abstractNumId") {
          list.kind = value;
          // Levels of a list's own stand behind this; they are none of the last kind.
          kind = { levels: new Map(), link: "" };
        } else if (name === "lvlOverride") overridden = levelOf(attributeOf(attributes, "ilvl")) ?? 0;
        else if (name === "startOverride") list.starts.set(overridden, startOf(value));
        else if (name === "numStyleLink") kind.link = value;
        else if (name === "start") level.start = startOf(value);
        else if (name === "numFmt") level.isOrdered = value !== "bullet";
        else if (name === "pStyle") level.style = value;
      },
    });
  }
}

const newLevel = (): Level => ({ start: 1, isOrdered: true, style: "" });

function levelOf(value: string): number | undefined {
  return /^\d$/.test(value) && Number(value) <= lastLevel ? Number(value) : undefined;
}

const startOf = (value: string): number => (/^\d{1,6}$/.test(value) ? Number(value) : 1);

function readStyles(xml: string): Map<string, Style> {
  const styles = new Map<string, Style>();
  let style: Style = { base: "", list: "", level: "" };
  walkXml(xml, {
    open(name, attributes) {
      if (name === "style") {
        style = { base: "", list: "", level: "" };
        styles.set(attributeOf(attributes, "styleId"), style);
      } else if (name === "basedOn") style.base = attributeOf(attributes, "val");
      else if (name === "numId") style.list = attributeOf(attributes, "val");
      else if (name === "ilvl") style.level = attributeOf(attributes, "val");
    },
  });
  return styles;
}
