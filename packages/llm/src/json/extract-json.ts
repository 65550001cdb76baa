export function extractJson(_text: string): unknown | undefined {
  throw new Error("not written yet");
}
