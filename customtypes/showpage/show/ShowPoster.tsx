import { Poster } from "../../../ui/product/Poster.tsx";
import { Picture } from "../../../ui/primitives/Picture.tsx";
import type { ShowProps } from "../fields.ts";

/** The show's poster; where there is no picture, one set in type. */
export function ShowPoster({ fields, page }: ShowProps) {
  const { poster } = fields;
  if (poster === undefined) {
    return <Poster title={page.text(fields.show_name)} subtitle={page.text(fields.theatre_name)} />;
  }
  return (
    <Picture image={poster} ratio="4:5" sizes="(min-width: 1100px) 320px, (min-width: 768px) 240px, 112px" priority />
  );
}
