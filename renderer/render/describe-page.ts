import type { Product } from "../../catalog/product/product.ts";
import type { StructuredNode } from "../part.ts";
import type { PageInstance, PageMetadata } from "../page-type.ts";
import type { PageContext } from "./page-context.ts";
import type { RunPageKind } from "./run-page-kind.ts";

interface DescriptionScope {
  readonly page: PageContext;
  /** The products that the page is about. */
  readonly about: readonly Product[];
  readonly run: RunPageKind;
}

/** What a page kind says of its page. */
export interface PageDescription {
  /** Heading where no part of the page renders one. */
  readonly heading: string;
  readonly metadata: PageMetadata;
  /** Its structured data. */
  readonly nodes: readonly StructuredNode[];
}

/** Returns what a page kind says of its page. */
export function describePage(kind: PageInstance, { page, about, run }: DescriptionScope): PageDescription {
  const heading = run("heading", () => kind.heading(page), "");
  const fallback = { title: "", description: "", image: undefined };
  const metadata = run("metadata", () => kind.metadata(page), fallback);
  return {
    heading: heading || metadata.title || page.site.brand,
    metadata,
    nodes: run("structured data", () => kind.structuredData(page, about), []),
  };
}
