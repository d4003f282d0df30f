import * as v from "valibot";
import { pageAddress } from "../../../routing/page-address.ts";
import type { EditedDocument } from "../../protocol/document.ts";
import type { Market } from "../../protocol/rendering.ts";
import { type StudioPageInput, type StudioPageOutput, studioPageOutputSchema } from "../../protocol/studio-page.ts";
import type { Place } from "../../protocol/thread-messages.ts";
import { createFindAddress } from "./find-address.ts";
import { placeMarks } from "./place-marks.ts";

export interface RequestedPage {
  readonly html: string;
  /** As `studioPageOutputSchema` has it. */
  readonly output: unknown;
}

/** Requests a document as a page. Throws when it can't be rendered, and when it takes too long. */
export type RequestPage = (place: Place, input: StudioPageInput) => Promise<RequestedPage>;

export interface RenderPorts {
  readonly requestPage: RequestPage;
  /** Turns a page as it is rendered into the page that is sent, but for its policy. */
  readonly finish: (html: string) => string;
}

interface RenderedDocument extends Omit<StudioPageOutput, "addresses"> {
  /** With marks as elements. */
  readonly html: string;
}

/** Renders a document with its marks. Throws what `requestPage` throws. */
export async function renderDocument(
  { requestPage, finish }: RenderPorts,
  { uid }: Pick<EditedDocument, "uid">,
  { host, locale, currency }: Market,
  input: StudioPageInput,
): Promise<RenderedDocument> {
  // A document without an address on the host is shown in the place of the home page.
  const address = pageAddress(uid ?? "");
  const path = address?.site.host === host ? [...address.path] : [];
  const { html, output } = await requestPage({ host, locale, currency, path }, input);
  const { addresses, ...rest } = v.parse(studioPageOutputSchema, output);
  const find = createFindAddress({ addresses, marks: rest.marks });
  return { ...rest, html: placeMarks(finish(html), rest.marks.length, find) };
}
