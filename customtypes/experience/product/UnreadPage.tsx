import type { ReactNode } from "react";
import type { PageContext } from "../../../renderer/index.ts";
import { parseProductPath } from "../../../routing/product-address.ts";
import { PageHeading } from "../../../ui/primitives/PageHeading.tsx";
import { Section } from "../../../ui/primitives/Section.tsx";
import type { ExperienceFields } from "../fields.ts";

interface UnreadPageProps {
  readonly fields: ExperienceFields;
  readonly page: PageContext;
  /** The document's slices. */
  readonly children: ReactNode;
}

/** The page of a product that could not be read: the words of its address, and what a document says. */
export function UnreadPage({ fields, page, children }: UnreadPageProps) {
  const heading = toHeading(page);
  const intro = page.text(fields.intro);
  return (
    <>
      {heading !== "" && <PageHeading text={heading} />}
      <Section>
        {intro !== "" && <p>{intro}</p>}
        <p>{page.t("experience.unread")}</p>
      </Section>
      {children}
    </>
  );
}

/** `colosseum-guided-tour-e-50002` → `Colosseum guided tour`. */
function toHeading({ path }: PageContext): string {
  const words = parseProductPath(path)?.slug.replaceAll("-", " ") ?? "";
  return words.charAt(0).toUpperCase() + words.slice(1);
}
