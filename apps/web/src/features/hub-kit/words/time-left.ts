/** How long the writing will go on, from the pace so far: seconds in, a sentence out. */
export function formatTimeLeft(seconds: number): string {
  if (seconds < 45) return "Less than a minute left.";
  const minutes = Math.round(seconds / 60);
  return minutes <= 1 ? "About a minute left." : `About ${minutes} minutes left.`;
}
