/** In the words of Chromium, Firefox, Safari and Vite's preloader. */
const importFailures = [
  "Failed to fetch dynamically imported module",
  "error loading dynamically imported module",
  "Importing a module script failed",
  "Unable to preload CSS",
];

/** Whether a part of the app could not be loaded: the server was away, or a newer app was put in its place. */
export const isFailedImport = (error: unknown): boolean =>
  error instanceof Error && importFailures.some((words) => error.message.includes(words));
