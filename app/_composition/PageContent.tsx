import { finishContent } from "../../framework/react/markup/finish-content.ts";
import type { RenderedPage } from "../../renderer/render/render-page.ts";

/** The content of a page and its structured data. */
export function PageContent({ content, structuredData }: Pick<RenderedPage, "content" | "structuredData">) {
  // A text that contains `</script>` must not end the element.
  const json = JSON.stringify(structuredData).replaceAll("<", String.raw`\u003c`);
  return (
    <>
      {finishContent(content)}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
    </>
  );
}
