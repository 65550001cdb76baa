/** Where unsaved work is, and whether anybody has to do something about it. */
export const keptWords = {
  text: (isTriedAgain: boolean) =>
    isTriedAgain ? "Your text is kept in this browser and is sent by itself as soon as that works." : "Your text is kept in this browser.",
  changes: (isTriedAgain: boolean) =>
    isTriedAgain
      ? "Your changes are kept in this browser and are sent by themselves as soon as that works."
      : "Your changes are kept in this browser.",
};
