import type { Color, TextStyle } from "./text-style.ts";

/** The colours of the printed page: the ink greys and the brand colour of the screen. */
const ink: Color = "0.082 0.098 0.133";
export const secondInk: Color = "0.294 0.325 0.4";
export const thirdInk: Color = "0.392 0.427 0.506";
export const accent: Color = "0.004 0.192 0.663";
export const lineColor: Color = "0.808 0.827 0.871";

export const coverTitle: TextStyle = { size: 30, bold: true, color: ink };
export const chapterTitle: TextStyle = { size: 22, bold: true, color: ink };
export const sectionTitle: TextStyle = { size: 15, bold: true, color: ink };
export const lead: TextStyle = { size: 13, color: secondInk };
export const body: TextStyle = { size: 10.5, color: ink };
export const label: TextStyle = { size: 8.5, bold: true, color: thirdInk };
export const meta: TextStyle = { size: 8.5, color: thirdInk };
