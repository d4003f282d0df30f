import { StyleSheet } from "../theme/StyleSheet.tsx";
import type { PicturePage } from "./imgix-source.ts";
import * as css from "./LeadPicture.css.ts";
import { Picture, type PictureImage } from "./Picture.tsx";

interface LeadPictureProps {
  readonly image: PictureImage;
  readonly page: PicturePage;
}

/** The photograph at the top of a page. In a header with the class `pictured` it is below or beside the text. */
export function LeadPicture({ image, page }: LeadPictureProps) {
  return (
    <div className={css.picture}>
      <StyleSheet of={css} />
      <Picture
        image={image}
        ratio="16:10"
        sizes="(min-width: 768px) 480px, calc(100vw - 32px)"
        loading="first"
        page={page}
      />
    </div>
  );
}
