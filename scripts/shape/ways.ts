export const ways: Readonly<Record<string, readonly string[]>> = {};
