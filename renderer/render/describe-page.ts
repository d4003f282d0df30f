import type { Product } from "../../catalog/product/product.ts";
import type { StructuredNode } from "../contracts/part.ts";
import type { Report } from "../contracts/diagnostics.ts";
import type { PageInstance, PageMetadata } from "../contracts/page-type.ts";
import type { PageContext } from "../contracts/page-context.ts";
import { reportDescription, reportNoHeading } from "./report-metadata.ts";
import type { RunPageKind } from "./run-page-kind.ts";

interface DescriptionScope {
  readonly page: PageContext;
  /** The products that the page is about. */
  readonly about: readonly Product[];
  readonly run: RunPageKind;
  readonly report: Report;
}

/** Description of a page by its kind. */
export interface PageDescription {
  /** Returns the heading where no part of the page renders one, and reports that the editor wrote none. */
  readonly missingHeading: () => string;
  readonly metadata: PageMetadata;
  /** Its structured data. */
  readonly nodes: readonly StructuredNode[];
}

/** Returns what a page kind says of its page. */
export function describePage(kind: PageInstance, { page, about, run, report }: DescriptionScope): PageDescription {
  const heading = run("heading", () => kind.heading(page), "");
  const fallback = { title: "", description: "", image: undefined };
  const own = run("metadata", () => kind.metadata(page), fallback);
  if (own !== fallback) reportDescription(own, report);
  const metadata = { ...own, title: own.title || withBrand(own.name, page) };
  return {
    missingHeading: () => {
      if (heading === "") reportNoHeading(metadata, report);
      return heading || metadata.title || page.site.brand;
    },
    metadata,
    nodes: run("structured data", () => kind.structuredData(page, about), []),
  };
}

function withBrand(name: string | undefined, { site }: Pick<PageContext, "site">): string {
  return name ? `${name} | ${site.brand}` : "";
}
