import type { ListedPage } from "../../../blocks/places/listed-page.ts";
import { toLinkPath } from "../../../blocks/places/adjacent-pages.ts";
import { cardWidths } from "../../../blocks/products/card-widths.ts";
import { chooseRowPictures } from "../../../blocks/products/choose-row-pictures.ts";
import { PlaceCard } from "../../../blocks/products/PlaceCard.tsx";
import type { PageContext } from "../../../renderer/index.ts";
import { CardGrid } from "../../../ui/primitives/CardGrid.tsx";
import { layoutFor } from "../../../ui/primitives/card-columns.ts";
import type { PictureProps } from "../../../ui/primitives/Picture.tsx";
import { Section } from "../../../ui/primitives/Section.tsx";
import { listMoreReads } from "./list-more-reads.ts";
import { StyleSheet } from "../../../ui/theme/StyleSheet.tsx";
import * as css from "./sight.css.ts";

type ReadPicture = PictureProps["image"];

interface MoreReadsProps {
  /** All pages that this one is among, in the order of their menu. */
  readonly pages: readonly ListedPage[];
  readonly page: PageContext;
}

/** Renders up to three other pages of the same place, each with a picture (D18). */
export function MoreReads({ pages, page }: MoreReadsProps) {
  const reads = listMoreReads(pages, toLinkPath(page));
  if (reads.length === 0) return null;
  const photographs = listPhotographs(page);
  const pictures = chooseRowPictures(
    reads.map(({ image }, index) => listCandidates(image, reads.slice(0, index), photographs)),
    page.pictures.choose,
  );
  const title = page.t("reviews.moreReads");
  const layout = layoutFor(reads.length, "grid");
  return (
    <Section id="more-reads" title={title}>
      <StyleSheet of={css} />
      <CardGrid layout={layout} label={title}>
        {reads.map(({ path, heading, description }, index) => (
          <PlaceCard
            key={path}
            name={heading}
            target={{ href: path }}
            image={pictures[index]}
            size={layout === "list" ? "l" : "m"}
            widths={cardWidths(layout, reads.length)}
            page={page}
          >
            {description !== "" && <p className={css.soft}>{description}</p>}
          </PlaceCard>
        ))}
      </CardGrid>
    </Section>
  );
}

/** Returns the pictures for a read: its own first, unless an earlier read has the same one. */
function listCandidates(
  image: ListedPage["image"],
  earlier: readonly ListedPage[],
  photographs: readonly ReadPicture[],
): readonly ReadPicture[] {
  if (image === undefined) return photographs;
  const isRepeated = earlier.some((read) => read.image?.url === image.url);
  return isRepeated ? [...photographs, image] : [image];
}

/** Returns photographs of what the page shows of its place, for reads without a picture that no other has. The name is beside them. */
function listPhotographs({ contents }: PageContext): readonly ReadPicture[] {
  const images = contents.shown.flatMap((product) => product.images.filter(({ isDrawing }) => !isDrawing));
  return images.map((image) => ({ ...image, alt: "" }));
}
