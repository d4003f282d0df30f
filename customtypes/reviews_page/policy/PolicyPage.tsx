import type { PageProps } from "../../../renderer/index.ts";
import { PageHeading } from "../../../ui/primitives/PageHeading.tsx";
import { Section } from "../../../ui/primitives/Section.tsx";
import type { ReviewsFields } from "../fields.ts";

export function PolicyPage({ fields, page, children }: PageProps<ReviewsFields>) {
  const intro = page.text(fields.intro);
  return (
    <>
      <PageHeading text={page.text(fields.heading)} />
      {intro !== "" && (
        <Section>
          <p>{intro}</p>
        </Section>
      )}
      {children}
    </>
  );
}
