import type { Review, ReviewMedia } from "../../../catalog/review/review.ts";
import { joinTexts } from "../../../i18n/join-texts.ts";
import type { PageContext } from "../../../renderer/index.ts";
import type { Photo } from "../../../blocks/gallery/photo.ts";

/** A picture whose size the provider does not say is shown as wide as most. */
const [usualWidth, usualHeight] = [1600, 1000];

/**
 * Returns the pictures of a review as its viewer shows them. One that somebody else took is not called the reviewer's. Films
 * are omitted: nobody has checked how they play.
 */
export function listReviewPhotos(
  { medias, name }: Pick<Review, "medias" | "name">,
  page: PageContext,
): readonly Photo[] {
  const pictures = medias.filter(({ kind }) => kind === "IMAGE");
  return pictures.map((picture) => {
    const isOwn = picture.credit === "" || picture.credit === name;
    return toReviewPhoto(picture, isOwn ? page.t("reviews.photoBy", { name }) : page.t("reviews.photoWith"), page);
  });
}

/** Returns one picture with who took it. */
export function toReviewPhoto({ url, width, height, credit }: ReviewMedia, alt: string, { t }: PageContext): Photo {
  const author = credit === "" ? "" : t("gallery.credit", { author: credit });
  return {
    image: { url, alt, width: width ?? usualWidth, height: height ?? usualHeight },
    caption: joinTexts("phrases", [alt, author], t),
  };
}
