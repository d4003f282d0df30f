import type { OutgoingHttpHeaders, RequestListener } from "node:http";
import { hasParameter } from "../../routing/view.ts";
import { publicStatus } from "../page-response.ts";
import type { PageSource } from "../../framework/next/rendering.ts";
import { telemetry } from "../../framework/next/telemetry.ts";
import { toCacheControl } from "../../framework/next/lifetime.ts";
import { type InProcessResponse, requestInProcess } from "../../framework/next/request-in-process.ts";
import { compress } from "./compress.ts";
import type { PageKey } from "./page-key.ts";
import { freshness, pageHeaders } from "./rendered-headers.ts";
import type { PageBody, StoredPage } from "./stored-page.ts";

/** A page to render. */
export interface PageRequest {
  /** Everything the page varies by. */
  readonly key: PageKey;
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

/** Makes Next's HTML ready to be sent. */
export type FinishHtml = (html: string) => FinishedPage;

/** Renders a page. Throws when it failed, and after ten seconds. */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;

interface RenderSettings {
  readonly next: RequestListener;
  /** Turns Next's HTML into the HTML that is sent. */
  readonly finish: FinishHtml;
  /** Returns the body that a page has now. */
  readonly lastBody: (key: PageKey) => PageBody | undefined;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly buildId: string;
  /** The query parameters that one traveller chooses. */
  readonly ownChoices: readonly string[];
}

/** Returns a function that renders pages through Next in this process, and makes them ready to be sent. */
export function createPageRenderer(settings: RenderSettings): RenderPage {
  const { next, finish, lastBody, now, buildId, ownChoices } = settings;
  const noteSource = logMissingSource();
  return async ({ key, host, path }) => {
    const startedAt = now();
    const rendered = await requestInProcess(next, { path, headers: { host }, routePath: key.text });
    const { status, source } = rendered;
    if (status >= 500) throw new Error(`${key.text} was rendered with status ${status}.`);
    if (status === 200) noteSource(key, source);
    const headers: OutgoingHttpHeaders = {
      ...rendered.headers,
      "cache-control": chooseCacheControl(rendered, isOwnChoice(key, ownChoices)),
    };
    const freshForMs = freshness(headers["cache-control"]);
    const finished = hasBody(status) ? finish(rendered.body.toString()) : undefined;
    const page: StoredPage = {
      status: publicStatus("GET", status),
      headers: { ...pageHeaders(headers), ...finished?.headers },
      body: finished && (await compress(finished.html, lastBody(key))),
      tags: source?.tags ?? [],
      readAt: source?.readAt ?? startedAt,
      storedAt: now(),
      freshForMs,
      provisional: rendered.lacksData ?? false,
      buildId,
    };
    return { page, shared: source !== undefined && freshForMs > 0 && headers["set-cookie"] === undefined };
  };
}

/** Logs the first page that has said nothing of what it was made of: no cache stores such pages. */
function logMissingSource(): (key: PageKey, source: PageSource | undefined) => void {
  let isLogged = false;
  return ({ text }, source) => {
    if (source !== undefined || isLogged) return;
    isLogged = true;
    telemetry().log.error("page-without-tags", `${text} was rendered without tags, so that no cache stores it.`);
  };
}

/** Only the browser stores the page. With `no-store` its way back would request it again. */
const ownControl = "private, no-cache";

/** Returns the page's own lifetime, where it has one and may be stored at all. */
function chooseCacheControl({ headers, lifetime }: InProcessResponse, isOwn: boolean): string | undefined {
  const control = headers["cache-control"];
  if (isOwn) return ownControl;
  return lifetime !== undefined && freshness(control) > 0 ? toCacheControl(lifetime) : control;
}

/**
 * Returns whether a page shows one of the choices of one traveller: a row of a house. There are more such choices than a
 * cache has room for, and a seat is free for its moment alone.
 */
function isOwnChoice({ view }: PageKey, ownChoices: readonly string[]): boolean {
  return hasParameter(decodeURIComponent(view), ownChoices);
}

/** Whether a response with this status has HTML. A 404 shows the host's not-found page. */
function hasBody(status: number): boolean {
  return status !== 404 && (status < 300 || status >= 400);
}
