import { locales } from "../../i18n/locales.ts";
import type { Site } from "../../hosts/site.ts";
import { defaultView } from "../../routing/view.ts";
import { telemetry } from "../../telemetry/telemetry.ts";
import { renderPage } from "../../app/_composition/composition.ts";
import { environment } from "../../app/_composition/environment.ts";
import { BusyError } from "./create-queue.ts";
import { createSharePictures } from "./create-share-pictures.ts";
import { fetchPhoto } from "./fetch-photo.ts";
import { pictureResponse } from "./picture-response.ts";
import { renderSharePicture } from "./render-share-picture.ts";
import { sharedPage } from "./share-address.ts";

const pictures = createSharePictures({ maxBytes: 24_000_000, ttlMs: 3_600_000, concurrency: 1, queue: 12 });

/** Returns the picture of the page that decoded segments after `/og/` name, as a response. */
export async function sharePictureResponse(site: Site, segments: readonly string[]): Promise<Response> {
  const shared = sharedPage(segments, site);
  if (shared === undefined) return new Response(null, { status: 404 });
  const locale = locales[shared.locale];
  const render = async () => {
    const outcome = await renderPage({ site, locale, currency: "auto", view: defaultView, path: shared.path });
    if (outcome.kind !== "page") return undefined;
    const { title, image = "" } = outcome.metadata;
    const picture = await withPhoto(image, async (photo) => renderSharePicture({ title, site, locale, photo }));
    // The title of a provisional page may lack its price.
    return { ...picture, isFallback: picture.isFallback || outcome.provisional !== false };
  };
  try {
    const picture = await pictures.of(`${site.host} ${segments.join("/")}`, render);
    return picture === undefined ? new Response(null, { status: 404 }) : pictureResponse(picture);
  } catch (error) {
    if (!(error instanceof BusyError)) throw error;
    return new Response(null, { status: 503, headers: { "Retry-After": "5", "Cache-Control": "no-store" } });
  }
}

/** Renders with the photograph at an address. One that can't be read is logged, and the picture is a fallback. */
async function withPhoto(address: string, render: (photo: Uint8Array | undefined) => Promise<Buffer>) {
  try {
    const photo = await fetchPhoto(address, environment.pictureOrigins);
    return { bytes: await render(photo), isFallback: false };
  } catch (error) {
    telemetry().log.warn("share-photo-failed", "A photograph could not be read for the picture of a page.", { error });
    return { bytes: await render(undefined), isFallback: true };
  }
}
