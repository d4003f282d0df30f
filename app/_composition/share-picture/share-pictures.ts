import { locales } from "../../../i18n/locales.ts";
import type { Site } from "../../../hosts/site.ts";
import { defaultView } from "../../../routing/view.ts";
import { renderPage } from "../composition.ts";
import { environment } from "../environment.ts";
import { BusyError, createSharePictures } from "./create-share-pictures.ts";
import { drawSharePicture } from "./draw-share-picture.ts";
import { fetchPhoto } from "./fetch-photo.ts";
import { sharedPage } from "./share-address.ts";

const pictures = createSharePictures({ maxBytes: 24_000_000, ttlMs: 3_600_000, concurrency: 1, queue: 12 });

/** Returns the picture of the page that decoded segments after `/og/` name, as a response. */
export async function sharePictureResponse(site: Site, segments: readonly string[]): Promise<Response> {
  const shared = sharedPage(segments, site);
  if (shared === undefined) return new Response(null, { status: 404 });
  const locale = locales[shared.locale];
  const draw = async () => {
    const outcome = await renderPage({ site, locale, currency: "auto", view: defaultView, path: shared.path });
    if (outcome.kind !== "page") return undefined;
    const { title, image = "" } = outcome.metadata;
    return drawSharePicture({ title, site, locale, photo: await fetchPhoto(image, environment.pictureOrigins) });
  };
  try {
    const picture = await pictures.of(`${site.host} ${segments.join("/")}`, draw);
    return picture === undefined ? new Response(null, { status: 404 }) : pictureResponse(picture);
  } catch (error) {
    if (!(error instanceof BusyError)) throw error;
    return new Response(null, { status: 503, headers: { "Retry-After": "5", "Cache-Control": "no-store" } });
  }
}

function pictureResponse(picture: Buffer): Response {
  return new Response(new Uint8Array(picture), {
    headers: { "Content-Type": "image/jpeg", "Cache-Control": "public, max-age=86400" },
  });
}
