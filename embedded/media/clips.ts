import { readFile } from "node:fs/promises";
import { readJson } from "@tessera/runtime/read-json.ts";
import * as v from "valibot";
import { mediaResponse } from "./media-response.ts";

const clip = v.object({
  file: v.pipe(v.string(), v.regex(/^[a-z0-9-]+\.mp4$/)),
  /** The photograph that the film moves over; its license is the film's. */
  photo: v.string(),
  seconds: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** The day it was made. */
  made: v.pipe(v.string(), v.isoDate()),
});

/** A few seconds of film, without sound. */
export type Clip = v.InferOutput<typeof clip>;

const folder = new URL("./data/clips/", import.meta.url);

/** Reads the films there are, by file name. Throws `DataError`. */
export function readClips(): ReadonlyMap<string, Clip> {
  const list = readJson(new URL("index.json", folder), v.array(clip));
  return new Map(list.map((one) => [one.file, one]));
}

export function clipPath({ file }: Pick<Clip, "file">): string {
  return `/media/clips/${file}`;
}

/** Returns a film, or the one range of it that a player requests (RFC 9110, section 14). An invalid range is ignored. */
export async function clipResponse({ file }: Clip, range: string | undefined): Promise<Response> {
  const bytes = await readFile(new URL(file, folder));
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range ?? "") ?? [];
  const start = Number(from);
  const whole = { "accept-ranges": "bytes" };
  const end = Math.min(to === undefined || to === "" ? bytes.length - 1 : Number(to), bytes.length - 1);
  if (from === undefined || start > end) return mediaResponse(bytes, "video/mp4", whole);
  const part = mediaResponse(bytes.subarray(start, end + 1), "video/mp4", {
    ...whole,
    "content-range": `bytes ${start}-${end}/${bytes.length}`,
  });
  return new Response(part.body, { status: 206, headers: part.headers });
}
