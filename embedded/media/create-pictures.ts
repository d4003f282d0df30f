import { type MediaRequestHeaders, type MediaResponse, mediaProblem, pictureResponse } from "./media-response.ts";
import { createPictureCache } from "./picture-cache.ts";
import type { PictureSource } from "./picture-source.ts";
import { type PictureFormat, renderPicture } from "./render-picture.ts";
import { parseTransform } from "./transform.ts";
import { createTurns } from "./turns.ts";

export type Pictures = (
  /** Tells pictures apart. */
  name: string,
  source: PictureSource,
  parameters: URLSearchParams,
  headers: MediaRequestHeaders,
) => Promise<MediaResponse>;

/** Answers with pictures as the imgix parameters say, kept for the next time. */
export function createPictures(): Pictures {
  const cached = createPictureCache();
  const inTurn = createTurns();
  return async (name, source, parameters, headers) => {
    const transform = parseTransform(parameters);
    if (typeof transform === "string") return mediaProblem(400, transform);
    const format = formats[transform.fm ?? acceptedFormat(headers.accept)];
    const key = JSON.stringify([name, transform, format]);
    const picture = await cached(key, () => inTurn(() => renderPicture(source, transform, format)));
    return pictureResponse(picture, headers);
  };
}

const formats = { webp: "webp", jpg: "jpeg", png: "png" } as const satisfies Record<string, PictureFormat>;

function acceptedFormat(accept = ""): "webp" | "jpg" {
  return accept.includes("image/webp") ? "webp" : "jpg";
}
