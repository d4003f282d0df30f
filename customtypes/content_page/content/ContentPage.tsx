import type { SourceText } from "../../../content/source-text.ts";
import type { PageProps } from "../../../renderer/index.ts";
import { PageHeading } from "../../../ui/primitives/PageHeading.tsx";

export function ContentPage({ fields, page, children }: PageProps<{ readonly heading: SourceText }>) {
  return (
    <>
      <PageHeading text={page.text(fields.heading)} />
      {children}
    </>
  );
}
