import type { RequestListener } from "node:http";
import { publicStatus } from "../page-response.ts";
import { type InProcessResponse, requestInProcess } from "../render-in-process.ts";
import { compress } from "./compress.ts";
import { isOwnChoice } from "./page-class.ts";
import type { PlacedMarkup } from "./placed-markup.ts";
import { freshness, pageHeaders } from "./rendered-headers.ts";
import { contentTags, findReadTime, type RenderedTags } from "./rendered-tags.ts";
import type { PageBody, StoredPage } from "./stored-page.ts";

/** A page to render. */
export interface PageRequest {
  /** Internal path: everything the page varies by. */
  readonly key: string;
  /** Host header. */
  readonly host: string;
  /** As the visitor requested it, without its query. */
  readonly path: string;
  /** Who waits for it, as the bulkhead counts clients. No page depends on it. */
  readonly client?: string | undefined;
}

/** The HTML that is sent, and headers that follow from it. */
export interface FinishedPage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface RenderedPage {
  readonly page: StoredPage;
  /** Whether others may receive it. */
  readonly shared: boolean;
}

/** Makes Next's HTML ready to be sent. `insert` puts markup into the places that it has in the content. */
export type FinishHtml = (html: string, insert: (html: string) => string) => FinishedPage;

/** Renders a page. Throws when it failed, and after ten seconds. */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;

interface RenderSettings {
  readonly next: RequestListener;
  /** The header that carries an internal path to `proxy.ts`. */
  readonly routePathHeader: string;
  readonly renderedTags: RenderedTags;
  /** Turns Next's HTML into the HTML that is sent. */
  readonly finish: FinishHtml;
  readonly placedMarkup: Pick<PlacedMarkup, "collect" | "isIn">;
  /** Returns the body that a page has now. */
  readonly lastBody: (key: string) => PageBody | undefined;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly buildId: string;
}

/** Returns a function that renders pages through Next in this process, and makes them ready to be sent. */
export function createPageRenderer(settings: RenderSettings): RenderPage {
  const { next, routePathHeader, lastBody, now, buildId } = settings;
  return async ({ key, host, path }) => {
    const startedAt = now();
    const headers = { host, [routePathHeader]: key };
    const render = () => requestInProcess(next, { path, headers });
    const { response, tags, finished } = await renderFinished(render, settings);
    const { status, headers: rendered } = response;
    if (status >= 500) throw new Error(`${key} was rendered with status ${status}.`);
    const control = isOwnChoice(key) ? ownControl : rendered["cache-control"];
    const freshForMs = freshness(control);
    const page: StoredPage = {
      status: publicStatus("GET", status),
      headers: { ...pageHeaders({ ...rendered, "cache-control": control }), ...finished.headers },
      body: hasBody(status) ? await compress(finished.html, lastBody(key)) : undefined,
      tags: contentTags(tags),
      readAt: findReadTime(tags) ?? startedAt,
      storedAt: now(),
      freshForMs,
      provisional: tags?.includes("lacks-data") ?? false,
      buildId,
    };
    return { page, shared: tags !== undefined && freshForMs > 0 && rendered["set-cookie"] === undefined };
  };
}

/** Only the browser stores the page. With `no-store` its way back would request it again. */
const ownControl = "private, no-cache";

interface Finished {
  readonly response: InProcessResponse;
  readonly tags: readonly string[] | undefined;
  readonly finished: FinishedPage;
}

/** Renders once more, without placeholders, where one is left: Next's scripts remain, and their data names it. */
async function renderFinished(
  render: () => Promise<InProcessResponse>,
  { renderedTags, placedMarkup, finish }: RenderSettings,
): Promise<Finished> {
  const { result, insert } = await placedMarkup.collect(() => renderedTags.collect(render));
  const first = finishResponse(result, (html) => finish(html, insert));
  if (!placedMarkup.isIn(first.finished.html)) return first;
  const second = finishResponse(await renderedTags.collect(render), (html) => finish(html, unchanged));
  if (placedMarkup.isIn(second.finished.html)) throw new Error("A placeholder has no markup.");
  return second;
}

const unchanged = (html: string) => html;

function finishResponse(
  { result, tags }: { readonly result: InProcessResponse; readonly tags: readonly string[] | undefined },
  finish: (html: string) => FinishedPage,
): Finished {
  const { status, body } = result;
  return { response: result, tags, finished: hasBody(status) && status < 500 ? finish(body.toString()) : noBody };
}

const noBody: FinishedPage = { html: "", headers: {} };

/** Whether the rendered HTML of a status is sent. A 404 shows the host's not-found page. */
function hasBody(status: number): boolean {
  return status !== 404 && (status < 300 || status >= 400);
}
