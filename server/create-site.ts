import { randomBytes } from "node:crypto";
import type { RequestListener, Server } from "node:http";
import type { Settings } from "../telemetry/settings.ts";
import type { Telemetry } from "../telemetry/telemetry.ts";
import { pageMemory } from "./environment.ts";
import { createHealth, type Health } from "./health.ts";
import { createIslands } from "./islands/create-islands.ts";
import { servesNext } from "../framework/next/uncached-page.ts";
import { loadPrograms } from "../framework/next/programs.ts";
import { islandsFolder } from "../framework/islands/manifest.ts";
import { observeNext, observeRequests } from "./observe-requests.ts";
import { createPages } from "./pages/create-pages.ts";
import { pictureOrigins } from "./pictures/picture-origins.ts";
import { createSitePictures } from "./pictures/site-pictures.ts";
import type { Clients } from "./security/clients.ts";
import { finishPage } from "./security/finish-page.ts";
import { guardNext } from "./security/guard-next.ts";
import { limitConnections } from "./security/limit-connections.ts";
import { createProcessPolicy } from "./security/page-policy.ts";
import type { ViewRegistry } from "../routing/view-registry.ts";
import type { Finish } from "./serve-whole.ts";
import { createSiteListener, type SiteListener } from "./site-listener.ts";
import { connectionLimits, developmentLimits } from "./connection-limits.ts";
import { createSiteServer } from "./site-server.ts";
import { createIsServed } from "./served-paths.ts";
import { createStart, type Start } from "./hold-requests.ts";
import { createLateStore, type LateStore } from "./stores/late-store.ts";
import type { StudioPages, StudioPort } from "./studio-port.ts";
import { type Upstreams, upstreams } from "./upstreams.ts";

interface SiteSettings {
  /** Folder of the project. */
  readonly root: string;
  readonly development: boolean;
  /** Identifies this build. */
  readonly buildId: string;
  readonly telemetry: Telemetry;
  readonly settings: Settings;
  /** The query parameters that change a page. */
  readonly views: ViewRegistry;
  readonly studio: Pick<StudioPort, "respond">;
  readonly clients: Clients;
}

/** Values that all parts of a site share before it starts. */
interface Shared extends SiteSettings {
  /** Next, once it is ready. */
  readonly next: RequestListener;
  readonly isStarting: () => boolean;
  /** Marks the inline scripts of our components while they are rendered, so that a page's policy allows no others. */
  readonly scriptMark: string;
  readonly store: LateStore;
  readonly health: Health;
  readonly from: Upstreams;
  /** Origins whose pictures the site serves. */
  readonly pictureOrigins: readonly string[];
  /** The variables of the process, with the addresses of the upstreams that it uses. */
  readonly variables: NodeJS.ProcessEnv;
}

/** A site that does not listen yet. */
export interface SiteProcess extends Pick<
  Shared,
  "store" | "health" | "scriptMark" | "from" | "pictureOrigins" | "variables"
> {
  readonly server: Server;
  readonly starting: Start;
  /** Pages for the studio, once Next is ready. */
  readonly studioPages: StudioPages;
  /** Begins to read which pages exist. Never throws. */
  readonly readAddresses: () => Promise<void>;
  /** Returns the state of each upstream. Throws when it can't be read. */
  readonly readUpstreams: () => Promise<Readonly<Record<string, string>>>;
}

/** Connects everything that a request passes. Throws `StartError` for an invalid setting. */
export function createSite(settings: SiteSettings): SiteProcess {
  const { development, telemetry } = settings;
  const starting = createStart();
  const next = observeNext(starting.handle, telemetry);
  const store = createLateStore();
  const load = async () => (await loadPrograms(next)).readReadiness();
  const from = upstreams(process.env, development);
  const health = createHealth({ load, now: () => performance.now(), hasPages: () => !store.isEmpty() });
  const own = {
    scriptMark: randomBytes(16).toString("hex"),
    store,
    health,
    from,
    pictureOrigins: pictureOrigins(process.env, from),
    variables: { ...process.env, ...from.environment },
  };
  const shared = { ...settings, ...own, next, isStarting: starting.isStarting };
  const { listener, readAddresses, studioPages } = createListener(shared);
  const limits = development ? developmentLimits : connectionLimits(process.report.getReport());
  const server = createSiteServer(observeRequests(listener, telemetry, settings.settings), limits);
  limitConnections(server, Math.ceil(limits.maxConnections / 8), settings.clients);
  return { ...own, server, starting, studioPages, readAddresses, readUpstreams: load };
}

interface Listening extends Pick<SiteProcess, "readAddresses" | "studioPages"> {
  readonly listener: SiteListener;
}

function createListener(shared: Shared): Listening {
  const { root, development, telemetry, next, scriptMark, clients, variables } = shared;
  const policy = createProcessPolicy(variables, { development, scriptMark });
  const finish: Finish = (html, frameAncestors) => finishPage(html, policy.ofPage, scriptMark, frameAncestors);
  const islands = createIslands(islandsFolder(root), process.env, scriptMark);
  const toOwn = (html: string) => (servesNext() ? html : islands.finish(html));
  const { servePage, serveDocument, serveOther, errorPages, readAddresses } = createPages({
    ...shared,
    maxBytes: pageMemory(process.env),
    finish: (html) => finish(toOwn(html)),
  });
  const guarded = { next: serveOther, documents: serveDocument, finish, clients, now: () => performance.now() };
  const listener = createSiteListener({
    ...shared,
    islands,
    pictures: createSitePictures({ variables, origins: shared.pictureOrigins, log: telemetry.log, clients }),
    servesNext,
    isServed: createIsServed(shared),
    next: observeNext(development ? next : guardNext(guarded), telemetry),
    documentPolicy: policy.ofDocument,
    servePage,
    errorPage: errorPages.find,
    measure: telemetry.observations.measure,
  });
  const studioPages = { next, finish: development ? (html: string) => html : toOwn, secure: finish, scriptMark };
  return { listener, readAddresses, studioPages };
}
