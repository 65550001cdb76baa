/** A text in small letters and without accents: in capitals Greek loses them, and elsewhere they move with the case. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/gu, "")
    .normalize("NFC");
