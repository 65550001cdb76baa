export { type Configuration, readConfiguration } from "./configuration.ts";
export { migrationsFolder } from "./folders.ts";
export { lookAtSecret } from "./installation-secret.ts";
export { openCore, wireCore } from "./open-core.ts";
export { moveToSharedData } from "./open-shared-data.ts";
export { serve } from "./serve.ts";
export { startServer } from "./start-server.ts";
export { startersOf } from "./starters.ts";
export { version } from "./version.ts";
