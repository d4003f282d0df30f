import type { RequestListener } from "node:http";
import * as v from "valibot";
import { requestInProcess } from "../../../framework/next/request-in-process.ts";
import { defaultLocale, isLocaleCode } from "../../../i18n/locales.ts";
import { formatInternalPath } from "../../../routing/internal-path.ts";
import { pageAddress, pagePath } from "../../../routing/page-address.ts";
import type { EditedDocument } from "../../protocol/document.ts";
import type { Market } from "../../protocol/rendering.ts";
import { type StudioPageInput, type StudioPageOutput, studioPageOutputSchema } from "../../protocol/studio-page.ts";
import { createFindAddress } from "./find-address.ts";
import { placeMarks } from "./place-marks.ts";

export interface NextPorts {
  /** Next's handler. */
  readonly next: RequestListener;
  /** Turns a page as Next renders it into the page that is sent, but for its policy. */
  readonly finish: (html: string) => string;
}

interface RenderedDocument extends Omit<StudioPageOutput, "addresses"> {
  /** With marks as elements. */
  readonly html: string;
}

/** Renders a document through Next in this process. Throws when that fails, and after ten seconds. */
export async function renderInNext(
  { next, finish }: NextPorts,
  { uid }: Pick<EditedDocument, "uid">,
  market: Market,
  input: StudioPageInput,
): Promise<RenderedDocument> {
  const { host, locale, currency } = market;
  // A document without an address on the host is shown in the place of the home page.
  const address = pageAddress(uid ?? "");
  const segments = address?.site.host === host ? address.path : [];
  const path = pagePath(isLocaleCode(locale) ? locale : defaultLocale, segments);
  const routePath = `/studio-page${formatInternalPath([host, locale, currency, "_", ...segments])}`;
  const { status, body, output } = await requestInProcess(next, { path, headers: { host }, routePath, input });
  const reported = v.safeParse(studioPageOutputSchema, output);
  if (status !== 200 || !reported.success) throw new Error(`${routePath} was rendered with status ${status}.`);
  const { addresses, ...rest } = reported.output;
  const find = createFindAddress({ addresses, marks: rest.marks });
  return { ...rest, html: placeMarks(finish(body.toString()), rest.marks.length, find) };
}
