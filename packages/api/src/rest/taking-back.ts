import { z } from "zod";

const readOnly = z.unknown().optional().meta({ readOnly: true, description: "As it was read; it is not looked at" });

/**
 * The body of a PUT that also takes whatever GET of the same address answers, so that a program can change one field of
 * what it has read and send all of it back. What cannot be changed in this way is left out before anybody looks at it.
 */
export function takingBack<W extends z.ZodType>(written: W, read: z.ZodType): W {
  // What comes out of it is what comes out of `written`.
  return widened(written, read) as W;
}

function widened(written: z.ZodType, read: z.ZodType): z.ZodType {
  if (written instanceof z.ZodDefault || written instanceof z.ZodOptional) {
    const inner = widened(written.def.innerType as z.ZodType, read);
    return written.clone({ ...written.def, innerType: inner } as never);
  }
  if (written instanceof z.ZodArray && read instanceof z.ZodArray) {
    return written.clone({ ...written.def, element: widened(written.element as z.ZodType, read.element as z.ZodType) } as never);
  }
  return written instanceof z.ZodObject && read instanceof z.ZodObject ? widenedObject(written, read) : written;
}

function widenedObject(written: z.ZodObject, read: z.ZodObject): z.ZodType {
  const own = Object.entries(written.shape).map(([key, field]) => [key, key in read.shape ? widened(field, read.shape[key]) : field]);
  const others = Object.keys(read.shape).filter((key) => !(key in written.shape));
  const shape = Object.fromEntries([...own, ...others.map((key) => [key, readOnly])]);
  const wide = written.clone({ ...written.def, shape });
  if (others.length === 0) return wide;
  return wide.transform((body) => Object.fromEntries(Object.entries(body).filter(([key]) => !others.includes(key))));
}
