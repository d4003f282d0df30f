import { notModified } from "@tessera/runtime/http/entity-tag.ts";
import { Hono } from "hono";
import { createMedia, type MediaSources } from "./create-media.ts";

/** Returns a function that requests a path below `/media/` from an app with these sources, and reads the response. */
export function mediaClient(sources?: MediaSources) {
  const app = new Hono().use(notModified).route("/", createMedia(sources));
  return async (path: string, headers: Readonly<Record<string, string>> = {}) => {
    const response = await app.request(new URL(path, "http://localhost/media/").href, { headers });
    const body = Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers: Object.fromEntries(response.headers), body };
  };
}
