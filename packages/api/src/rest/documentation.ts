/** The REST surface for programs and for people; made when it is first asked for, because few processes ever are. */
export interface Documentation {
  /** OpenAPI 3.1 as JSON. */
  openapi: string;
  /** A page that shows it with the viewer's files, which stand under its own address. */
  page: string;
  /** Its content security policy. */
  policy: string;
}

/** The OpenAPI document and the page that shows it, made when they are first asked for. */
export async function readDocumentation(): Promise<Documentation> {
  made ??= make();
  return made;
}

let made: Promise<Documentation> | undefined;

async function make(): Promise<Documentation> {
  const { openApiDocument } = await import("./openapi.ts");
  const { docsPage, docsPolicy } = await import("./docs-page.ts");
  return { openapi: JSON.stringify(openApiDocument()), page: docsPage(), policy: docsPolicy };
}
