import type { IncomingMessage, ServerResponse } from "node:http";
import type { Clients } from "../security/clients.ts";
import { createRateLimit } from "../../routing/rate-limit.ts";
import { parseHost } from "../../routing/host.ts";
import { picturesPath, pictureUpstream } from "../../routing/picture-path.ts";
import { fetchPicture } from "./fetch-picture.ts";
import { PictureCache, type PictureCacheSettings } from "./picture-cache.ts";
import { sendNoPicture, sendPicture, sendTooMany } from "./send-picture.ts";

export interface SitePictures {
  /** Sends a picture of another origin. Returns false for any other request. */
  readonly respond: (request: IncomingMessage, response: ServerResponse) => boolean;
}

export interface PicturesSettings extends Omit<PictureCacheSettings, "read"> {
  readonly fetch: typeof fetch;
  /** Milliseconds for the whole response of a picture service. */
  readonly timeoutMs: number;
  /** Most bytes of one picture. */
  readonly pictureBytes: number;
  /** Tells whose share of places a request takes. */
  readonly clients: Clients;
  /** Returns the origins whose pictures the site serves. It is called with the first request for a picture. */
  readonly origins: () => readonly string[];
}

/** Pictures of one client that are not cached. A page has dozens, most of which others have seen. */
const missLimit = { burst: 300, perSecond: 20 };

/** Returns how the site serves the pictures of other origins. A cached one is sent at once, before anything waits. */
export function createPictures({
  fetch,
  timeoutMs,
  pictureBytes,
  origins,
  clients,
  ...rest
}: PicturesSettings): SitePictures {
  const reading = { fetch, timeoutMs, maxBytes: pictureBytes };
  const cache = new PictureCache({ ...rest, read: (url, accept) => fetchPicture(url, accept, reading) });
  const countMiss = createRateLimit({ ...missLimit, now: rest.now });
  let known: readonly string[] | undefined;
  return {
    respond: (request, response) => {
      const { url = "", method, headers } = request;
      if (!url.startsWith(picturesPath) || (method !== "GET" && method !== "HEAD")) return false;
      const upstream = pictureUpstream(url, (known ??= origins()));
      if (upstream === undefined || parseHost(headers.host).kind === "refused") return false;
      const accept = chooseFormats(headers.accept);
      const found = cache.find(upstream, accept);
      const client = clients.of(request).network;
      const seconds = found !== undefined || client === undefined ? 0 : countMiss(client);
      if (found !== undefined) sendPicture(request, response, found);
      else if (seconds > 0) sendTooMany(response, seconds);
      else
        cache.load(upstream, accept, client).then(
          (loaded) => sendPicture(request, response, loaded),
          (error: unknown) => sendNoPicture(response, error),
        );
      return true;
    },
  };
}

/** Returns the formats that a browser shows, in one of three forms: each is a separate picture. */
function chooseFormats(accept = ""): string {
  if (accept.includes("image/avif")) return "image/avif,image/webp,image/*";
  return accept.includes("image/webp") ? "image/webp,image/*" : "image/*";
}
