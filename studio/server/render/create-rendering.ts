import { readFileSync } from "node:fs";
import path from "node:path";
import { servesNext } from "../../../framework/next/uncached-page.ts";
import { getSiteOrigin, type SitePlace } from "../../../hosts/site.ts";
import type { ContentService } from "../content/content-service.ts";
import { createPageChecks, type PageChecks } from "../findings/page-checks.ts";
import type { StudioRoute } from "../http/route.ts";
import type { Sessions } from "../sessions/sessions.ts";
import { createChooseRestMs } from "./choose-rest-ms.ts";
import { createEditorActivity } from "./editor-activity.ts";
import { createFrames, type FramePorts, type Frames } from "./frames.ts";
import { createLane } from "./lane.ts";
import { renderRoutes } from "./render-routes.ts";
import type { RequestPage } from "./render-document.ts";
import { createRenderedContent } from "./rendered-content.ts";
import { createRenderingThread } from "./rendering-thread.ts";
import { requestFromNext } from "./request-from-next.ts";

interface RenderingSettings {
  /** Folder of the project. */
  readonly root: string;
  /** The bundle of the rendering thread; undefined where Next renders everything. */
  readonly renderer: string | undefined;
  readonly site: SitePlace & FramePorts;
  readonly content: Pick<ContentService, "call">;
  readonly sessions: Pick<Sessions, "isLive">;
  /** Origin of the studio. */
  readonly origin: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

/** Pages as editors write them. */
interface Rendering extends Pick<Frames, "respond"> {
  readonly routes: readonly StudioRoute[];
  /** Findings of all pages, for lists. */
  readonly checks: Pick<PageChecks, "wake">;
  readonly close: () => void;
}

/** Connects what renders documents for the studio: one lane for slices, and one for pages and frames. */
export function createRendering(settings: RenderingSettings): Rendering {
  const { root, renderer, site, content: service, sessions, origin, now, onError } = settings;
  const content = createRenderedContent(service);
  const { watch, waitForQuiet } = createEditorActivity(now);
  const lanes = { slice: watch(createLane(createChooseRestMs())), page: watch(createLane(createChooseRestMs())) };
  let script: string | undefined;
  const readScript = () => (script ??= readFileSync(path.join(root, ".next/studio/frame.js"), "utf8"));
  const frames = createFrames({
    content,
    site,
    runInLane: lanes.page,
    isLive: sessions.isLive,
    getOrigin: (one) => getSiteOrigin(one, site),
    origin,
    readScript,
    now,
    onError,
  });
  const thread = renderer === undefined ? undefined : createRenderingThread(renderer);
  const requestInNext = requestFromNext(site.next);
  // Where Next is not as relied on, the thread would not be either.
  const requestPage: RequestPage = (place, input) =>
    thread === undefined || servesNext() ? requestInNext(place, input) : thread.requestPage(place, input);
  const routes = renderRoutes({ content, renderer: { requestPage, finish: site.finish }, frames, lanes });
  const checked = { ...content, ...service };
  const chooseRestMs = createChooseRestMs();
  const checks = createPageChecks({ content: checked, requestPage, chooseRestMs, waitForQuiet, now, onError });
  const close = () => {
    checks.close();
    thread?.close();
  };
  return { routes, checks, respond: frames.respond, close };
}
