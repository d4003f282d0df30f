import { IconLines } from "../../../ui/primitives/IconLines.tsx";
import { Section } from "../../../ui/primitives/Section.tsx";
import type { ShowProps } from "../fields.ts";
import { findShowProduct } from "./find-show-product.ts";

/** The provider's highlights of a show. Nothing if an editor wrote them in blocks. */
export function ShowHighlights({ fields, page }: ShowProps) {
  const highlights = findShowProduct(fields, page.snapshot)?.highlights;
  const isWritten = fields.blocks.tabs.length > 0 || fields.blocks.highlights.length > 0;
  if (highlights === undefined || highlights.lines.length === 0 || isWritten) return null;
  return (
    <Section id="highlights" title={page.t("experience.highlights")}>
      <IconLines lines={highlights} icon="sparkles" />
    </Section>
  );
}
