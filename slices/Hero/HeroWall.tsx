import { Picture } from "../../ui/primitives/Picture.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import * as css from "./Hero.css.ts";
import { HeroLead, type HeroLeadProps } from "./HeroLead.tsx";
import * as hung from "./HeroWall.css.ts";

/** The shapes of the pictures, in their order. More than these are omitted. */
const shapes = [
  { ratio: "4:5", sizes: "(min-width: 1100px) 172px, 96px" },
  { ratio: "3:2", sizes: "(min-width: 1100px) 168px, 100px" },
  { ratio: "16:9", sizes: "(min-width: 1100px) 156px, 88px" },
  { ratio: "16:10", sizes: "(min-width: 1100px) 114px, 68px" },
  { ratio: "1:1", sizes: "(min-width: 1100px) 120px, 68px" },
] as const;

/** Renders the heading and the next step beside pictures of different sizes in frames. On a phone these are above them. */
export function HeroWall({ fields, id, page }: HeroLeadProps) {
  const images = page.pictures.choose(fields.pictures.map(({ image }) => (image ? [image] : [])));
  const pictures = images.flatMap((image) => image ?? []).slice(0, shapes.length);
  return (
    <>
      <StyleSheet of={hung} />
      <header className={css.band}>
        <div className={pictures.length > 0 ? `${css.beside} ${hung.beside}` : css.alone}>
          <div className={css.text}>
            <HeroLead fields={fields} id={id} page={page} />
          </div>
          {pictures.length > 0 && (
            <ul className={hung.wall} role="list">
              {pictures.map((image, index) => (
                <li key={image.url} className={hung.frame}>
                  <Picture
                    image={image}
                    {...(shapes[index] ?? shapes[0])}
                    page={page}
                    loading={index === 0 ? "first" : "eager"}
                    className={hung.picture}
                  />
                </li>
              ))}
            </ul>
          )}
        </div>
      </header>
    </>
  );
}
