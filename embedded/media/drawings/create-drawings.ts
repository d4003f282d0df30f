import { entityTag, hasAlready } from "@tessera/runtime/http/entity-tag.ts";
import type { Pictures } from "../create-pictures.ts";
import { cropFor, wantedRatio } from "../crop.ts";
import { lockedUp } from "../file-response.ts";
import { forever, type MediaRequestHeaders, type MediaResponse, mediaProblem } from "../media-response.ts";
import { parseTransform } from "../transform.ts";
import { drawingFiles } from "./read-drawing.ts";
import { writeSvg } from "./write-svg.ts";

const focalPoint = { x: 0.5, y: 0.5 };

/** Answers with drawings: as SVG cut to the wanted shape, or through `pictures` in the format `fm` asks for. */
export function createDrawings(pictures: Pictures) {
  return async (file: string, parameters: URLSearchParams, headers: MediaRequestHeaders): Promise<MediaResponse> => {
    const read = drawingFiles.get(file);
    if (!read) return mediaProblem(404, `There is no drawing "${file}".`);
    const transform = parseTransform(parameters);
    if (typeof transform === "string") return mediaProblem(400, transform);
    const drawing = read(parameters, wantedRatio(transform));
    if (typeof drawing === "string") return mediaProblem(400, drawing);
    const shape = { width: drawing.width, height: drawing.height, focalPoint };
    if (transform.fm === undefined) return svgResponse(writeSvg(drawing, cropFor(shape, transform)), headers);
    const whole = Buffer.from(writeSvg(drawing, cropFor(shape, { fit: "clip", q: 75 })));
    const source = { ...shape, read: async () => whole };
    return pictures(entityTag(whole), source, parameters, headers);
  };
}

function svgResponse(svg: string, { "if-none-match": ifNoneMatch }: MediaRequestHeaders): MediaResponse {
  const etag = entityTag(svg);
  const headers = { etag, "cache-control": forever, "x-content-type-options": "nosniff" };
  if (hasAlready(ifNoneMatch, etag)) return { status: 304, headers, body: "" };
  const body = Buffer.from(svg);
  const type = { "content-type": "image/svg+xml", "content-length": `${body.length}` };
  return { status: 200, headers: { ...headers, ...type, "content-security-policy": lockedUp }, body };
}
