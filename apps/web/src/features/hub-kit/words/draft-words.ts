/** Where unsaved work is, and whether anybody has to do something about it. */
export const draftWords = {
  text: (isTriedAgain: boolean) =>
    isTriedAgain
      ? "Your text is kept in this browser and is saved automatically as soon as possible."
      : "Your text is kept in this browser.",
  changes: (isTriedAgain: boolean) =>
    isTriedAgain
      ? "Your changes are kept in this browser and are saved automatically as soon as possible."
      : "Your changes are kept in this browser.",
};
