import { Picture } from "../../ui/primitives/Picture.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import { HeroBand } from "./HeroBand.tsx";
import type { HeroLeadProps } from "./HeroLead.tsx";
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
export function HeroWall(props: HeroLeadProps) {
  const { fields, page } = props;
  const images = page.pictures.choose(fields.pictures.map(({ image }) => (image ? [image] : [])));
  const pictures = images.flatMap((image) => image ?? []).slice(0, shapes.length);
  const side = (
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
  );
  return (
    <>
      <StyleSheet of={hung} />
      <HeroBand {...props} side={pictures.length > 0 ? side : undefined} columns={hung.beside} />
    </>
  );
}
