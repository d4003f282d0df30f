import { finishContent } from "../../framework/react/markup/finish-content.ts";
import type { ReactNode } from "react";

interface PageContentProps {
  readonly content: ReactNode;
  /** For search engines. */
  readonly structuredData: object;
}

/** The content of a page and its structured data. */
export function PageContent({ content, structuredData }: PageContentProps) {
  // A text that contains `</script>` must not end the element.
  const json = JSON.stringify(structuredData).replaceAll("<", String.raw`\u003c`);
  return (
    <>
      {finishContent(content)}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
    </>
  );
}
