/** Settings by their label in lower case; lists as their values. */
export type Settings = ReadonlyMap<string, string[]>;

/** Reads lines such as “Call to action: Book a table” and lists such as “Links that may be used:\n- https://…”. */
export function readSettings(text: string): Settings {
  const settings = new Map<string, string[]>();
  let current: string[] = [];
  for (const line of text.split("\n")) {
    const item = /^\s*[-•]\s+(.*)$/.exec(line);
    const labelled = /^(\p{L}[^:\n]{0,59}):\s*(.*)$/u.exec(line);
    if (item) current.push((item[1] ?? "").trim());
    else if (labelled && !/^https?$/.test(labelled[1] ?? "")) {
      current = labelled[2] ? [labelled[2].trim()] : [];
      settings.set((labelled[1] ?? "").toLowerCase(), current);
    } else if (line.trim() !== "" && current.length > 0) current[current.length - 1] += `\n${line.trim()}`;
  }
  return settings;
}

/** The first of these settings that is there, as one text. */
export function settingText(settings: Settings, ...labels: string[]): string {
  for (const label of labels) {
    const value = settings.get(label)?.join("\n").trim();
    if (value) return value;
  }
  return "";
}

export function settingNumber(settings: Settings, ...labels: string[]): number | null {
  const text = settingText(settings, ...labels);
  return /^\d{1,5}$/.test(text) ? Number(text) : null;
}
