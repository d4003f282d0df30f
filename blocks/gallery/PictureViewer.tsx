import type { ReactNode } from "react";
import type { Locale } from "../../i18n/locales.ts";
import type { Translator } from "../../i18n/translator.ts";
import type { PicturePage } from "../../ui/primitives/imgix-source.ts";
import { Icon } from "../../ui/primitives/Icon.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import type { Photo } from "./photo.ts";
import { viewerPicture, viewerTexts } from "./viewer-props.ts";
import * as css from "./Viewer.css.ts";
import { Viewer } from "./Viewer.island.tsx";

interface PictureViewerProps {
  readonly photos: readonly Photo[];
  /** Common title of the pictures; may be empty. */
  readonly title: string;
  readonly page: PicturePage & { readonly t: Translator; readonly locale: Locale };
  /** Links to the pictures, each with its index in `data-picture`. */
  readonly children: ReactNode;
}

/** Opens the pictures linked in its children in a dialog, one at a time. Without script the links lead to them. */
export function PictureViewer({ photos, title, page, children }: PictureViewerProps) {
  const { t, locale } = page;
  const position = (index: number) => t("gallery.position", { n: index + 1, count: photos.length });
  return (
    <>
      <StyleSheet of={css} />
      <Viewer
        pictures={photos.map((photo, index) => viewerPicture(photo, position(index), page))}
        texts={viewerTexts(title, t)}
        direction={locale.direction}
        nextIcon={<Icon name="chevron-right" />}
        previousIcon={<Icon name="chevron-left" />}
        closeIcon={<Icon name="x" />}
      >
        {children}
      </Viewer>
    </>
  );
}
