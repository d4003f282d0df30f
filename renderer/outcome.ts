import type { ReactNode } from "react";
import type { Provisional } from "../catalog/snapshot/snapshot.ts";
import type { Dependencies } from "../content/dependencies/dependencies.ts";
import type { RawDocument } from "../content/document.ts";
import type { Diagnostic } from "./contracts/diagnostics.ts";
import type { RenderedPage } from "./render/render-page.ts";
import type { RenderedShell } from "./render/render-shell.tsx";

/** Result of a request for a page. */
export type Outcome = (PageOutcome | RedirectOutcome | MissingOutcome) & DependsOnContent;

export interface DependsOnContent {
  /** Content that it was made of. */
  readonly dependencies: Dependencies;
}

export interface PageOutcome extends RenderedPage {
  readonly kind: "page";
  /** Whether something could not be read, so that the page must be rendered again soon. */
  readonly provisional: Provisional;
  readonly document: RawDocument;
  readonly diagnostics: readonly Diagnostic[];
}

export interface RedirectOutcome {
  readonly kind: "redirect";
  /** A path on this site, or an absolute URL. */
  readonly location: string;
  readonly permanent: boolean;
}

/** No page: header and footer remain, and what sells. */
export interface MissingOutcome extends RenderedShell {
  readonly kind: "not-found";
  readonly body: ReactNode;
  /** Findings in header and footer, and why the page is missing where the content is the reason. */
  readonly diagnostics: readonly Diagnostic[];
  /** Whether something in them could not be read, so that they must be rendered again soon. */
  readonly provisional: Provisional;
}
