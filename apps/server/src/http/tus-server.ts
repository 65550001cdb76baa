import type { IncomingMessage, ServerResponse } from "node:http";
import type { Readable } from "node:stream";
import { appErrorOf } from "@copydesk/api";
import { AppError, type ErrorCode, uploadLimits } from "@copydesk/contracts";
import { type Actor, beginUpload, type Core, endReceiving, readReceiving, receiveBytes } from "@copydesk/core";
import { DataStore, MemoryLocker, Server, Upload } from "@tus/server";
import { NodeRequest } from "srvx/node";

/** Two requests for one file take turns; the older one gives way, as its connection may be long dead. */
const locker = new MemoryLocker();

interface Call {
  request: IncomingMessage;
  response: ServerResponse;
}

/**
 * Answers one request of the tus protocol for whoever sends a file.
 * @throws {AppError} whatever is refused, in the one shape of failures.
 */
export async function answerTus(core: Core, actor: Actor, { request, response }: Call): Promise<globalThis.Response> {
  let failure: AppError | null = null;
  const server = new Server({
    path: "/api/uploads",
    datastore: new SenderStore(core, actor),
    locker,
    maxSize: uploadLimits.fileBytes,
    relativeLocation: true,
    allowedOrigins: () => false,
    namingFunction: () => core.newId(),
    onIncomingRequest: async (_request, id) => {
      // Before anything waits for a lock: what somebody else sends is not even known.
      if (request.method !== "POST") await readReceiving(core, actor, id);
    },
    onUploadFinish: async (_request, upload) => {
      await endReceiving(core, actor, upload.id);
      return {};
    },
    onResponseError: (_request, error) => {
      failure = failureOf(error);
      return undefined;
    },
  });
  const answer = await server.handleWeb(new NodeRequest({ req: request, res: response }));
  if (failure !== null) throw failure;
  if (answer.status >= 400) throw failureOf({ status_code: answer.status, body: await answer.text() });
  return answer;
}

/** The files of one sender, as the library stores them. */
class SenderStore extends DataStore {
  readonly #core: Core;
  readonly #actor: Actor;

  constructor(core: Core, actor: Actor) {
    super();
    this.#core = core;
    this.#actor = actor;
    this.extensions = ["creation", "creation-with-upload"];
  }

  override async create(upload: Upload): Promise<Upload> {
    const { filename, voice_id } = upload.metadata ?? {};
    await beginUpload(this.#core, this.#actor, {
      id: upload.id,
      name: filename ?? "",
      size: upload.size ?? 0,
      voice_id: voice_id ?? null,
    });
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const { size, offset } = await readReceiving(this.#core, this.#actor, id);
    return new Upload({ id, size, offset });
  }

  override write(bytes: Readable, id: string, offset: number): Promise<number> {
    return receiveBytes(this.#core, id, { bytes, offset });
  }
}

const codes: Record<number, ErrorCode> = {
  400: "BAD_REQUEST",
  403: "BAD_REQUEST",
  404: "NOT_FOUND",
  409: "BUSY",
  410: "NOT_FOUND",
  412: "BAD_REQUEST",
  413: "TOO_LARGE",
  415: "UNSUPPORTED_TYPE",
  501: "BAD_REQUEST",
};

/** What the library refuses, with its own words about the protocol, which only programs get to see. */
function failureOf(error: unknown): AppError {
  if (typeof error === "object" && error !== null && "status_code" in error && "body" in error) {
    const code = codes[Number(error.status_code)];
    if (code) return new AppError(code, `${String(error.body).trim()}.`.replace(/\.+$/, "."));
  }
  return appErrorOf(error);
}
