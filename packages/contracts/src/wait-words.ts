/** How long somebody has to wait, in words: “40 seconds”, “5 minutes”. @param seconds whole, from 1 on */
export const waitWords = (seconds: number): string =>
  seconds === 1 ? "1 second" : seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
