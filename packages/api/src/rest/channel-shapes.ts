import { fieldFormats, lengthUnits } from "@copydesk/contracts";
import { z } from "zod";

/** What REST says of channels, as they are read. */
export const channelField = z
  .strictObject({
    key: z.string(),
    label: z.string(),
    format: z.enum(fieldFormats),
    required: z.boolean(),
    unit: z.enum(lengthUnits),
    min: z.number().int().optional(),
    max: z.number().int().optional(),
    countMin: z.number().int().optional(),
    countMax: z.number().int().optional(),
    totalMax: z.number().int().optional(),
    warnOver: z.number().int().optional(),
    help: z.string().optional(),
  })
  .meta({ id: "ChannelField" });
