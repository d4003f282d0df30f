import * as v from "valibot";
import { hexColor, contentLanguage, id, pictureUrl, text } from "./values.ts";

const picture = v.strictObject({
  type: v.literal("IMAGE"),
  url: pictureUrl,
  metadata: v.strictObject({ height: id, width: id, altText: text, dominantColour: hexColor, isDrawing: v.boolean() }),
});

export const mediaAnswer = v.strictObject({
  resourceEntityMedias: v.array(
    v.strictObject({
      resourceEntityId: v.pipe(v.string(), v.regex(/^\d+$/)),
      resourceType: v.literal("MB_EXPERIENCE"),
      contentLanguage,
      medias: v.array(picture),
    }),
  ),
});
