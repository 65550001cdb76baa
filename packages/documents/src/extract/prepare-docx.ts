import JSZip from "jszip";
import { findListNumbers } from "./docx-list-numbers.ts";
import { findUnread } from "./docx-unread.ts";
import { findUnseen } from "./docx-unseen.ts";
import { mostUnpacked } from "./limits.ts";
import { relationsOf } from "./office-relations.ts";
import { editSource, type Findings } from "./source-edits.ts";
import { marksOfStyles } from "./word-marks.ts";
import { readEntry } from "./zip.ts";

/**
 * A Word document (ECMA-376, WordprocessingML) whose archive has been checked, made ready to be read: without what its
 * author took out or set aside, and with what no reader of Word documents would find. `notes` say what is missing. One
 * without any of it stays as it is.
 */
export async function prepareDocx(bytes: Buffer): Promise<{ bytes: Buffer; notes: string[] }> {
  const path = relationsOf(await xmlOf(bytes, "_rels/.rels"), "").get("officeDocument") ?? "word/document.xml";
  const [folder, name] = [path.slice(0, path.lastIndexOf("/") + 1), path.slice(path.lastIndexOf("/") + 1)];
  const parts = relationsOf(await xmlOf(bytes, `${folder}_rels/${name}.rels`), folder);
  const styles = await xmlOf(bytes, parts.get("styles") ?? "word/styles.xml");
  const numbering = await xmlOf(bytes, parts.get("numbering") ?? "word/numbering.xml");
  const xml = await xmlOf(bytes, path);
  const found: Findings[] = [];
  // Most documents have nothing of the kind, and going through millions of elements takes a second.
  if ([xml, styles].some((part) => /vanish|strike|noteReference/.test(part))) found.push(findUnseen(xml, marksOfStyles(styles)));
  if (/oMath|altChunk|ddList|txbxContent|:control|:chart|:relIds/.test(xml)) found.push(findUnread(xml));
  if (/abstractNum/.test(numbering) && /numPr/.test(xml + styles)) found.push(findListNumbers(xml, { styles, numbering }));
  const edits = found.flatMap((one) => one.edits);
  const notes = found.flatMap((one) => one.notes);
  if (edits.length === 0) return { bytes, notes };
  const archive = await JSZip.loadAsync(bytes);
  archive.file(path, editSource(xml, edits));
  return { bytes: await archive.generateAsync({ type: "nodebuffer" }), notes };
}

const xmlOf = async (bytes: Buffer, name: string): Promise<string> => (await readEntry(bytes, name, mostUnpacked))?.toString("utf8") ?? "";
