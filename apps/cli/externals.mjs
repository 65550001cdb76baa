/** What a parcel must bring beside the bundle: native parts, WebAssembly, and CommonJS packages that are loaded with `import()`. */
export const external = ["better-sqlite3", "@node-rs/argon2", "sharp", "harfbuzzjs", "multilingual-stemmer", "nodemailer", "undici"];
