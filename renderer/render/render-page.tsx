import type { ReactNode } from "react";
import type { ConfirmedPlan } from "../plan/confirm.ts";
import type { Audience } from "./audience.ts";
import type { DiagnosticLog } from "../diagnostics.ts";
import { jsonLd } from "./json-ld.ts";
import type { PageContext } from "./page-context.ts";
import type { PageMetadata } from "../page-kind.ts";
import { renderSlices } from "./render-slices.tsx";
import { type SeenSheets, settle } from "./settle.tsx";

/** A page drawn: its content and, from the same expanded texts, its metadata. */
export interface Rendered {
  readonly content: ReactNode;
  readonly metadata: PageMetadata;
  /** For `<script type="application/ld+json">`. */
  readonly structuredData: object;
}

/** Plan + page context → what is shown. */
export function render(
  { tree, page: instance, document }: ConfirmedPlan,
  page: PageContext,
  log: DiagnosticLog,
  audience: Audience,
): Rendered {
  const seen: SeenSheets = new Map();
  const slices = renderSlices(tree, { page, document, log, audience, seen });
  const metadata = instance.metadata(page);
  return {
    content: settle(instance.render(page, slices), seen),
    metadata,
    structuredData: jsonLd(metadata, page, page.products),
  };
}
