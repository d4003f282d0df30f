import type { ListedDocument } from "../../catalog/document/document.ts";
import { testPage } from "./page-context.ts";

/** Returns a page about sight 1 on the flagship, at a path joined with dots. By default it is a shoulder page. */
export function testSightDocument(
  path: string,
  heading: string,
  data: Readonly<Record<string, unknown>> = {},
): ListedDocument {
  return {
    id: path,
    uid: `${testPage().site.host}.${path}`,
    type: "content_page",
    lang: "en-us",
    tags: ["sight-1"],
    data: {
      heading: [{ type: "heading1", text: heading, spans: [] }],
      tagged_page_type: "Shoulder page",
      sight: 1,
      ...data,
    },
  };
}
