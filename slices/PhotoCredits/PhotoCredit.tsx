import type { PageContext } from "../../renderer/render/page-context.ts";
import { Picture } from "../../ui/primitives/Picture.tsx";
import { TextLink } from "../../ui/primitives/links.tsx";
import * as css from "./PhotoCredits.css.ts";
import type { PhotoCreditsFields } from "./index.ts";

interface PhotoCreditProps {
  readonly photo: PhotoCreditsFields["photos"][number];
  readonly page: PageContext;
}

/** One photograph: its title leads to where it comes from. */
export function PhotoCredit({ photo, page }: PhotoCreditProps) {
  const title = page.text(photo.title);
  const author = page.text(photo.author);
  return (
    <li className={css.photo}>
      <div className={css.thumbnail}>{photo.image && <Picture image={photo.image} ratio="1:1" sizes="72px" />}</div>
      <div className={css.text}>
        <p>{photo.source && title !== "" ? <TextLink href={page.href(photo.source)}>{title}</TextLink> : title}</p>
        {author !== "" && <p>{page.t("gallery.credit", { author })}</p>}
        <p className={css.licence}>{page.text(photo.licence)}</p>
      </div>
    </li>
  );
}
