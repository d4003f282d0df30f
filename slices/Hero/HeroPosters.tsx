import type { Product } from "../../catalog/product/product.ts";
import { listChosenProducts } from "../../blocks/products/list-chosen-products.ts";
import { findProductLink } from "../../blocks/products/product-links.ts";
import type { LinkTarget, PageContext } from "../../renderer/index.ts";
import { Picture } from "../../ui/primitives/Picture.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import { HeroBand } from "./HeroBand.tsx";
import type { HeroLeadProps } from "./HeroLead.tsx";
import * as wall from "./HeroPosters.css.ts";

/** Two rows of four. */
const maxPosters = 8;

/**
 * Renders the heading and the next step beside a wall of posters, each of which leads to its show. A phone has a row that
 * scrolls above them. Shows without a page or a picture are omitted.
 */
export function HeroPosters(props: HeroLeadProps) {
  const { fields, page } = props;
  const posters = listChosenProducts(fields, page.snapshot)
    .flatMap((product) => findPoster(product, page))
    .slice(0, maxPosters);
  const side = (
    <ul className={wall.posters} role="list">
      {posters.map(({ product, image, link }, index) => (
        <li key={product.id}>
          <a {...link} className={wall.poster}>
            <Picture
              image={{ ...image, alt: product.name }}
              ratio="4:5"
              sizes="136px"
              page={page}
              loading={index === 0 ? "first" : "eager"}
              className={wall.picture}
            />
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <StyleSheet of={wall} />
      <HeroBand {...props} side={posters.length > 0 ? side : undefined} />
    </>
  );
}

function findPoster(product: Product, page: PageContext) {
  const [image] = product.images;
  const link: LinkTarget | undefined = findProductLink(product, page);
  return image === undefined || link === undefined ? [] : [{ product, image, link }];
}
