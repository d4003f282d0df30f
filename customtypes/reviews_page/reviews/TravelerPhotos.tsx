import type { ReviewMedia } from "../../../catalog/review/review.ts";
import type { ReviewPage } from "../../../catalog/review/review-page.ts";
import type { PageContext } from "../../../renderer/index.ts";
import { PictureViewer } from "../../../blocks/gallery/PictureViewer.tsx";
import { TextLink } from "../../../ui/primitives/links.tsx";
import { Section } from "../../../ui/primitives/Section.tsx";
import { Photos } from "./Photos.tsx";
import { countWords } from "./count-words.ts";
import { isNarrowed } from "./review-query.ts";
import { reviewHref } from "./review-href.ts";
import { toReviewPhoto } from "./review-photos.ts";
import { readView } from "../../../routing/define-view.ts";
import { reviewsView } from "./view.ts";

/** Pictures above the reviews. */
const maxPictures = 6;

interface TravelerPhotosProps {
  /** All that came with reviews, most helpful first. */
  readonly pictures: readonly ReviewMedia[];
  readonly reviews: ReviewPage;
  readonly page: PageContext;
}

/** The first pictures that came with reviews, and the way to all reviews that have some (H11). */
export function TravelerPhotos({ pictures, reviews: { facets }, page }: TravelerPhotosProps) {
  const { t, view } = page;
  if (pictures.length === 0) return null;
  const title = t("reviews.photos");
  const photos = pictures.slice(0, maxPictures).map((picture) => toReviewPhoto(picture, title, page));
  const all = readView(reviewsView, view).by === undefined && !isNarrowed(view) ? (facets?.withPhotos ?? 0) : 0;
  return (
    <Section id="photos" title={title}>
      <PictureViewer photos={photos} title={title} page={page}>
        <Photos photos={photos} first={0} page={page} />
      </PictureViewer>
      {all > 0 && (
        <p>
          <TextLink href={reviewHref(page, { photos: "1" })}>
            {t("reviews.allPhotos", { n: countWords(all, page) })}
          </TextLink>
        </p>
      )}
    </Section>
  );
}
