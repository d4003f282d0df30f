import { ContentError } from "../../content/client/content-error.ts";
import type { RawDocument } from "../../content/document.ts";
import type { Diagnostic } from "../../renderer/contracts/diagnostics.ts";
import type { Ports } from "../../renderer/contracts/ports.ts";
import type { Registries } from "../../renderer/contracts/registries.ts";
import { createRenderer } from "../../renderer/line.ts";
import type { Outcome } from "../../renderer/outcome.ts";
import { pageIdentifier } from "../../routing/page-address.ts";
import type { Route } from "../../routing/route.ts";
import { type KnownPages, reportDeadLinks } from "../report-dead-links.ts";
import { createMarks, type Marks } from "./create-marks.tsx";

export interface MarkedPage extends Pick<Marks, "marks" | "addresses" | "composed"> {
  /** Undefined for a document that does not fit its type at all. */
  readonly outcome: Outcome | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

export interface Marked {
  /** The document at the address of the route, whatever the content service has there. */
  readonly document: RawDocument;
  /** Id of the only slice that is rendered, as the document has it; null for the page. */
  readonly slice: string | null;
}

/**
 * Renders a document as visitors would see it, with marks. Its diagnostics are not logged, and have its links to nowhere.
 * `known` remembers which pages exist. Throws `ContentError`.
 */
export async function renderMarked(
  registries: Registries,
  ports: Ports,
  route: Route,
  { document, slice }: Marked,
  known?: KnownPages,
): Promise<MarkedPage> {
  const { decorator, ...marked } = createMarks(slice);
  let diagnostics: readonly Diagnostic[] = [];
  const identifier = pageIdentifier(route);
  const page: Ports["content"]["page"] = async (other, locale) =>
    other === identifier ? document : ports.content.page(other, locale);
  const onDiagnostics: Ports["onDiagnostics"] = (all) => {
    diagnostics = all;
  };
  const own = { ...ports, content: { ...ports.content, page }, onDiagnostics };
  // An editor goes on writing where a link can't be looked up.
  const deadLinks = reportDeadLinks([document], { registries, ports: own, route, ...(known && { known }) }).catch(
    () => [],
  );
  try {
    const outcome = await createRenderer(registries, own, decorator).renderPage(route);
    return { outcome, ...marked, diagnostics: [...diagnostics, ...(await deadLinks)] };
  } catch (error) {
    if (error instanceof ContentError && error.kind === "invalid-response" && diagnostics.length > 0)
      return { outcome: undefined, ...marked, diagnostics };
    throw error;
  }
}
