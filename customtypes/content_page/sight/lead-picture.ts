import { findPageCity } from "../../../blocks/places/place-names.ts";
import type { LocalizedText } from "../../../i18n/localized-text.ts";
import type { PageContext } from "../../../renderer/index.ts";
import { isVectorImage } from "../../../ui/primitives/is-vector-image.ts";
import type { PictureImage } from "../../../ui/primitives/Picture.tsx";
import type { ContentFields } from "../fields.ts";

/**
 * Returns the picture at the top of a page: its editor's, or else a photograph of its tickets or city.
 * Undefined where no photograph is known.
 */
export function findLeadPicture(
  { share_image: picture }: Pick<ContentFields, "share_image">,
  page: PageContext,
): PictureImage | undefined {
  const { collection: id } = page.place;
  const tickets = id === undefined ? undefined : page.snapshot.get("collections", { id });
  const city = findPageCity(page);
  return picture ?? toPhotograph(tickets?.heroImageUrl, tickets?.name) ?? toPhotograph(city?.imageUrl, city?.name);
}

function toPhotograph(url: string | undefined, alt: LocalizedText | undefined): PictureImage | undefined {
  return url === undefined || alt === undefined || url === "" || isVectorImage(url) ? undefined : { url, alt };
}
