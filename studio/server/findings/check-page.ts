import * as v from "valibot";
import { findLocaleByContentLanguage } from "../../../i18n/locales.ts";
import { fallbackCurrency } from "../../../i18n/currencies.ts";
import { pageAddress } from "../../../routing/page-address.ts";
import { documentSchema, type EditedDocument, type ListedDocument } from "../../protocol/document.ts";
import { studioPageOutputSchema } from "../../protocol/studio-page.ts";
import type { ContentService } from "../content/content-service.ts";
import type { RequestPage } from "../render/render-document.ts";
import type { RenderedContent } from "../render/rendered-content.ts";

/** Findings of one state of a document, as the content service records them. */
export interface PageFindings {
  readonly document: string;
  readonly overlay: string;
  readonly revision: number;
  readonly kind: string;
  readonly findings: number;
}

export interface CheckPorts {
  readonly content: Pick<ContentService, "call"> & Pick<RenderedContent, "deliver">;
  readonly requestPage: RequestPage;
}

type Found = Pick<PageFindings, "kind" | "findings">;

/** A document without a page has neither kind nor findings. */
const noPage: Found = { kind: "", findings: 0 };

/** A state that can't be delivered or rendered is one finding: opening it says why. */
const broken: Found = { kind: "", findings: 1 };

const stateSchema = v.object({
  ...documentSchema.entries,
  revision: v.number(),
  archived: v.optional(v.boolean(), false),
});

/** Renders the newest state of a document. Undefined for a document that is gone. Throws `ContentUnavailable`. */
export async function checkPage(listed: ListedDocument, ports: CheckPorts): Promise<PageFindings | undefined> {
  const { id, overlay } = listed;
  const { status, body } = await ports.content.call({ method: "GET", path: statePath(listed) });
  if (status !== 200) return undefined;
  const { revision, archived, ...document } = v.parse(stateSchema, body);
  const found = archived ? noPage : await renderState(document, overlay, ports);
  return { document: id, overlay, revision, ...found };
}

function statePath({ id, overlay, overlays }: ListedDocument): string {
  const held = overlays.find((each) => each.id === overlay);
  return held === undefined ? `/editing/documents/${id}` : `/editing/${held.kind}s/${held.id}/documents/${id}`;
}

async function renderState(
  document: EditedDocument,
  overlay: string,
  { content, requestPage }: CheckPorts,
): Promise<Found> {
  const address = pageAddress(document.uid ?? "");
  const locale = findLocaleByContentLanguage(document.lang);
  if (address === undefined || locale === undefined) return noPage;
  const delivered = await content.deliver(document, overlay);
  if (delivered === undefined) return broken;
  const place = { host: address.site.host, locale: locale.code, currency: fallbackCurrency, path: [...address.path] };
  try {
    const { output } = await requestPage(place, { document: delivered, slice: null, isFramed: false });
    const { kind, findings } = v.parse(studioPageOutputSchema, output);
    return { kind: kind ?? "", findings: findings.length };
  } catch {
    return broken;
  }
}
