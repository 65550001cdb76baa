import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const patience = { timeout: 120_000 };

/** Whether programs are installed on this machine. */
export const areInstalled = (...names: string[]): boolean =>
  names.every((name) => (process.env.PATH ?? "").split(delimiter).some((folder) => existsIn(folder, name)));

function existsIn(folder: string, name: string): boolean {
  try {
    return readdirSync(folder).includes(name);
  } catch {
    return false;
  }
}

/** What poppler reads in a PDF; its pages go as pictures to `pictures`-1.png and so on when a path is given. */
export async function readByPoppler(pdf: Buffer, pictures?: string): Promise<string> {
  return inFolder(async (folder) => {
    const file = join(folder, "file.pdf");
    writeFileSync(file, pdf);
    if (pictures) await run("pdftoppm", ["-r", "60", "-png", file, pictures], patience);
    const { stdout } = await run("pdftotext", ["-enc", "UTF-8", file, "-"], { ...patience, maxBuffer: 64 * 1024 * 1024 });
    return stdout;
  });
}

// The numbers are LibreOffice's: a comma, a quotation mark, UTF-8, from line 1, …, every sheet in a file of its own.
const everySheetAsCsv = "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,-1";

/** Every sheet of a workbook as LibreOffice writes it as CSV, by its name. */
export async function readByLibreOffice(xlsx: Buffer): Promise<Map<string, string>> {
  return inFolder(async (folder) => {
    writeFileSync(join(folder, "book.xlsx"), xlsx);
    const profile = `-env:UserInstallation=file://${join(folder, "profile")}`;
    await run(
      "soffice",
      [profile, "--headless", "--convert-to", everySheetAsCsv, "--outdir", join(folder, "out"), join(folder, "book.xlsx")],
      patience,
    );
    const names = readdirSync(join(folder, "out"));
    return new Map(
      names.map((name) => [name.replace(/^book-|\.csv$/g, ""), readFileSync(join(folder, "out", name), "utf8").replaceAll('""', '"')]),
    );
  });
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "copydesk-desktop-"));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
