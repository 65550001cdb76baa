import { AppError, channelLimits, cropSchema, peopleLimits } from "@copydesk/contracts";
import { type Actor, type Core, can, demandNoted, readPublicFile, saveChannelIcon, saveLogo, savePhoto } from "@copydesk/core";
import express, { type ErrorRequestHandler, type Request, Router } from "express";
import { actorOfDownload, writerOf } from "./context.ts";

/** Photos, logos and icons: sent as the body of a request, shown under an address of their own. */
export function pictureRoutes(core: Core): Router {
  const router = Router();
  router.get("/files/:id", async (request, response) => {
    const actor = await actorOfDownload(core, request, response);
    const { bytes, content_type } = await readPublicFile(core, actor, request.params.id);
    response.set({
      "Content-Type": content_type,
      "Content-Disposition": "attachment",
      "Content-Security-Policy": "sandbox; default-src 'none'",
      // A new picture has a new address.
      "Cache-Control": "private, max-age=31536000, immutable",
    });
    response.end(bytes);
  });
  router.use(
    pictureUpload("/users/profile/photo", {
      async save(actor, bytes, request) {
        const whole = Object.keys(request.query).length === 0;
        const crop = whole ? undefined : cropSchema.parse(request.query);
        return { profile_pic: await savePhoto(core, actor, { bytes, crop }) };
      },
    }),
  );
  router.use(
    pictureUpload("/company/logo", {
      demandRight: (actor) => demandNoted(core, actor, "company.edit"),
      save: async (actor, bytes) => ({ logo: await saveLogo(core, actor, bytes) }),
    }),
  );
  router.use(
    pictureUpload("/channels/icons", {
      mostBytes: channelLimits.iconBytes,
      demandRight: (actor) => demandNoted(core, actor, can(actor, "channels.create") ? "channels.create" : "channels.edit"),
      save: async (actor, bytes) => ({ icon: await saveChannelIcon(core, actor, bytes) }),
    }),
  );
  return router;
}

interface PictureUpload {
  /** Throws for whoever may not; being signed in is enough when absent. */
  demandRight?: (actor: Actor) => Promise<void>;
  /** Keeps the picture, and answers what the client gets. */
  save: (actor: Actor, bytes: Uint8Array, request: Request) => Promise<object>;
  mostBytes?: number;
}

/** A `POST` whose body is a picture. Who may not send one is told so before it is read. */
function pictureUpload(path: string, { demandRight, save, mostBytes = peopleLimits.pictureBytes }: PictureUpload): Router {
  const router = Router();
  router.post(
    path,
    async (_request, response, next) => {
      const actor = writerOf(response);
      await demandRight?.(actor);
      next();
    },
    express.raw({ type: () => true, limit: mostBytes, inflate: false }),
    async (request, response) => {
      const bytes = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : new Uint8Array();
      if (bytes.length === 0) throw new AppError("BAD_REQUEST", "The picture is empty.");
      response.json(await save(writerOf(response), bytes, request));
    },
  );
  router.use(path, tooLarge(mostBytes));
  return router;
}

const tooLarge =
  (mostBytes: number): ErrorRequestHandler =>
  (error, _request, _response, next) => {
    const isTooLarge = error instanceof Error && "status" in error && error.status === 413;
    const most = mostBytes >= 1024 * 1024 ? `${mostBytes / 1024 / 1024} MB` : `${mostBytes / 1024} KB`;
    next(isTooLarge ? new AppError("TOO_LARGE", `This picture is larger than ${most}. Choose a smaller one.`) : error);
  };
