import type { ReactNode } from "react";
import { asLocalized, type TextOnPage } from "../../i18n/localized-text.ts";
import { LinkText } from "../../ui/primitives/LinkText.tsx";
import { Localized } from "../../ui/primitives/Localized.tsx";
import type { PicturePage } from "../../ui/primitives/imgix-source.ts";
import { Picture, type PictureProps } from "../../ui/primitives/Picture.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import * as css from "./PlaceCard.css.ts";
import { Poster } from "../gallery/Poster.tsx";

export interface PlaceCardProps {
  readonly name: TextOnPage;
  /** Link of the card. A place without a link has no card. */
  readonly target: { readonly href: string; readonly hrefLang?: string };
  /** Without one, the card has a poster of the name. */
  readonly image: PictureProps["image"] | undefined;
  /** Small: upright, for rows that scroll. Medium: for grids, a compact row in one column. Large: lying, for lists. */
  readonly size: "s" | "m" | "l";
  /** How wide its list shows pictures: see `cardWidths`. */
  readonly widths: string;
  /** The collection that it is for, if any: tests compare it with the provider's. */
  readonly collectionId?: number;
  readonly page: PicturePage & {
    readonly pictures: {
      /** Returns how soon the picture is loaded, right after it was chosen. */
      readonly chooseLoading: (image: PictureProps["image"] | undefined) => PictureProps["loading"];
    };
  };
  /** Lines under the name: a rating, how much there is, from which price. */
  readonly children?: ReactNode;
}

/** A city, a collection, a category: its picture and name. The whole card is one link. */
export function PlaceCard({ name, target, image, size, widths, collectionId, page, children }: PlaceCardProps) {
  return (
    <article className={size === "l" ? css.lying : css.upright} data-collection={collectionId}>
      <StyleSheet of={css} />
      {image === undefined ? (
        <Poster title={name} ratio="16:10" className={css.picture} />
      ) : (
        <Picture
          image={image}
          ratio="16:10"
          sizes={widths}
          use="cards"
          loading={page.pictures.chooseLoading(image)}
          page={page}
          className={css.picture}
        />
      )}
      <div className={`${css.body} ${css.lines}`}>
        <h3 className={css.placeName}>
          <a {...target} className={css.cardLink}>
            <LinkText hrefLang={target.hrefLang}>
              <Localized text={asLocalized(name)} />
            </LinkText>
          </a>
        </h3>
        {children}
      </div>
    </article>
  );
}
