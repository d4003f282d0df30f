import { chooseEncoding } from "./choose-encoding.ts";
import { cropFor } from "./crop.ts";
import { mediaProblem, mediaResponse } from "./media-response.ts";
import { createPictureCache } from "./picture-cache.ts";
import { type PictureSource, renderPicture } from "./render-picture.ts";
import { parseTransform } from "./transform.ts";
import { createTurns, TooManyWaiting } from "./turns.ts";

/** Renders a picture by imgix parameters. `name` tells pictures apart, `accept` is the request's header. */
export type Pictures = (
  name: string,
  source: PictureSource,
  parameters: URLSearchParams,
  accept: string | undefined,
) => Promise<Response>;

/** Creates a renderer of pictures with one cache. */
export function createPictures(): Pictures {
  const cached = createPictureCache();
  const inTurn = createTurns();
  return async (name, source, parameters, accept = "") => {
    const transform = parseTransform(parameters);
    if (typeof transform === "string") return mediaProblem(400, transform);
    const crop = cropFor(source, transform);
    const encoding = chooseEncoding(transform, crop.outputWidth, accept);
    const key = JSON.stringify([name, crop, encoding]);
    try {
      const { body, type } = await cached(key, () => inTurn(() => renderPicture(source, crop, encoding)));
      return mediaResponse(body, type, { vary: "Accept" });
    } catch (error) {
      if (error instanceof TooManyWaiting) return mediaProblem(503, "Too many pictures wait to be rendered.");
      throw error;
    }
  };
}
