import { entityTag } from "@tessera/runtime/http/entity-tag.ts";
import type { Pictures } from "../create-pictures.ts";
import { cropFor, wantedRatio } from "../crop.ts";
import { mediaProblem, mediaResponse, sandbox } from "../media-response.ts";
import { parseTransform } from "../transform.ts";
import { drawingFiles } from "./read-drawing.ts";
import { writeSvg } from "./write-svg.ts";

const middle = { x: 0.5, y: 0.5 };

/** Creates a handler of drawings: SVG cropped to the wanted shape, or pixels by `pictures` in the format `fm`. */
export function createDrawings(pictures: Pictures) {
  return async (file: string, parameters: URLSearchParams, accept: string | undefined): Promise<Response> => {
    const read = drawingFiles.get(file);
    if (!read) return mediaProblem(404, `There is no drawing "${file}".`);
    const transform = parseTransform(parameters);
    if (typeof transform === "string") return mediaProblem(400, transform);
    const drawing = read(parameters, wantedRatio(transform));
    if (typeof drawing === "string") return mediaProblem(400, drawing);
    const { width, height, focalPoint = middle } = drawing;
    const shape = { width, height, focalPoint };
    if (transform.fm === undefined) {
      return mediaResponse(Buffer.from(writeSvg(drawing, cropFor(shape, transform))), "image/svg+xml", sandbox);
    }
    const whole = Buffer.from(writeSvg(drawing, cropFor(shape, { fit: "clip", q: 75 })));
    return pictures(entityTag(whole), { ...shape, read: async () => whole }, parameters, accept);
  };
}
