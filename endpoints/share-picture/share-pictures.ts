import { locales } from "../../i18n/locales.ts";
import type { Site } from "../../hosts/site.ts";
import { defaultView } from "../../routing/view.ts";
import { telemetry } from "../../framework/next/telemetry.ts";
import type { createRenderer } from "../../renderer/line.ts";
import { BusyError } from "../../http/create-queue.ts";
import { createSharePictures } from "./create-share-pictures.ts";
import { fitText } from "./fit-text.ts";
import { fetchPhoto } from "./fetch-photo.ts";
import { pictureResponse } from "./picture-response.ts";
import { renderSharePicture } from "./render-share-picture.ts";
import { sharedPage } from "../../routing/share-address.ts";

interface SharePictureSources {
  readonly renderPage: ReturnType<typeof createRenderer>["renderPage"];
  /** Origins whose photographs may be read. */
  readonly pictureOrigins: readonly string[];
}

/** Returns a function that responds with the picture of the page that decoded segments after `/og/` name. */
export function createSharePictureResponder({ renderPage, pictureOrigins }: SharePictureSources) {
  const pictures = createSharePictures({ maxBytes: 24_000_000, ttlMs: 3_600_000, concurrency: 1, queue: 12 });
  return async (site: Site, segments: readonly string[]): Promise<Response> => {
    const shared = sharedPage(segments, site);
    if (shared === undefined) return new Response(null, { status: 404 });
    const locale = locales[shared.locale];
    const render = async () => {
      const outcome = await renderPage({ site, locale, currency: "auto", view: defaultView, path: shared.path });
      if (outcome.kind !== "page") return undefined;
      const { title, image = "" } = outcome.metadata;
      const photo = await readPhoto(image, pictureOrigins);
      const bytes = await renderSharePicture({ title, site, locale, photo: photo.bytes });
      const isIncomplete = fitText(title).omitted.length > 0;
      // The title of a provisional page may lack its price.
      return { bytes, isFallback: photo.isMissing || isIncomplete || outcome.provisional !== false };
    };
    return respond(() => pictures.of(`${site.host} ${segments.join("/")}`, render));
  };
}

/** Responds with a picture. The status is 404 for a page that does not exist, and 503 while too many are rendered. */
async function respond(read: () => ReturnType<ReturnType<typeof createSharePictures>["of"]>): Promise<Response> {
  try {
    const picture = await read();
    return picture === undefined ? new Response(null, { status: 404 }) : pictureResponse(picture);
  } catch (error) {
    if (!(error instanceof BusyError)) throw error;
    return new Response(null, { status: 503, headers: { "Retry-After": "5", "Cache-Control": "no-store" } });
  }
}

/** Reads the photograph at an address. One that can't be read is logged, and is missing. */
async function readPhoto(address: string, origins: readonly string[]) {
  try {
    return { bytes: await fetchPhoto(address, origins), isMissing: false };
  } catch (error) {
    telemetry().log.warn("share-photo-failed", "A photograph could not be read for the picture of a page.", { error });
    return { bytes: undefined, isMissing: true };
  }
}
