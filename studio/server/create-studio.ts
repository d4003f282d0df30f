import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { loadPrograms } from "../../framework/next/programs.ts";
import { createContentService } from "./content/content-service.ts";
import { createRoutes } from "./api/create-routes.ts";
import { createApi } from "./http/respond-to-api.ts";
import { createApplication } from "./http/serve-application.ts";
import { createSignIn, signInPath } from "./http/sign-in.ts";
import { respondOnOrigin } from "./http/respond-on-origin.ts";
import { chooseOrigin, readOrigin } from "./origin/read-origin.ts";
import { type SitePlace, studioPolicy } from "./origin/site-origins.ts";
import { createAuditTrail } from "./sessions/audit-trail.ts";
import { createRendering } from "./render/create-rendering.ts";
import type { FramePorts } from "./render/frames.ts";
import { openStore } from "./sessions/open-store.ts";
import { createSessions } from "./sessions/sessions.ts";

interface StudioSettings {
  /** Folder of the project. */
  readonly root: string;
  readonly development: boolean;
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** Folder of sessions, links and records; undefined for memory. */
  readonly folder: string | undefined;
  /** Returns the address that a request comes from. */
  readonly findClient: (request: IncomingMessage) => string;
  /** Clocks: epoch milliseconds, and milliseconds of one that never goes back. */
  readonly time: { readonly date: () => number; readonly now: () => number };
  /** Receives an error that is a fault of the server. */
  readonly onError: (error: unknown) => void;
}

/** The site once it listens. */
interface ListeningSite extends SitePlace, FramePorts {
  /** Address of the content service's Document API, and a token for the APIs that write. */
  readonly contentUrl: string;
  readonly writeToken: string;
}

type Respond = (request: IncomingMessage, response: ServerResponse) => boolean;

export interface Studio {
  /** Sends a response. Returns false for a request that is not for the studio. */
  readonly respond: Respond;
  /** Starts it. Returns the address at which to begin; undefined where it is off, also where its folder can't be used. */
  readonly open: (site: ListeningSite) => string | undefined;
  readonly close: () => void;
}

/** Creates the studio of a process. Throws an error with a sentence for the operator for an invalid setting. */
export function createStudio(settings: StudioSettings): Studio {
  const configured = readOrigin(settings.variables);
  let opened: ReturnType<typeof openStudio> | undefined;
  return {
    respond: (request, response) => opened?.respond(request, response) ?? false,
    open: (site) => {
      const origin = chooseOrigin(configured, site);
      if (origin === undefined || site.writeToken === "") return undefined;
      try {
        opened = openStudio(settings, { site, origin, isPublic: configured !== "local" });
      } catch (cause) {
        settings.onError(new Error(`The studio is off: STUDIO_DIR, ${settings.folder}, can't be used.`, { cause }));
      }
      return opened?.address;
    },
    close: () => opened?.close(),
  };
}

interface Opening {
  readonly site: ListeningSite;
  readonly origin: string;
  /** Whether requests from the internet are served too. */
  readonly isPublic: boolean;
}

function openStudio(settings: StudioSettings, { site, origin, isPublic }: Opening) {
  const { time, folder, variables, root, development, onError } = settings;
  const store = openStore(folder);
  const sessions = createSessions(store, time.date);
  const audit = createAuditTrail(store, time.date);
  const content = createContentService(site);
  const policy = studioPolicy(site, content.mediaOrigins);
  const ports = { ...settings, origin, sessions, audit, now: time.now, onError };
  const own = { host: variables["HOST"] || "localhost", port: site.port };
  const rendering = createRendering({ root, site, content, origin, now: time.date, onError });
  const readGroups = async () => (await loadPrograms(site.next)).readGroups();
  const routes = [...createRoutes({ ...ports, site, own, content, readGroups }), ...rendering.routes];
  const parts = {
    api: createApi({ ...ports, routes }),
    signIn: createSignIn(ports),
    application: createApplication({ folder: path.join(root, ".next/studio"), development, policy }),
  };
  const name = variables["STUDIO_EDITOR"] || "Editor";
  const start = isPublic ? "/studio" : `${signInPath}?link=${sessions.addLink({ name, role: "admin" })}`;
  const respond = respondOnOrigin({ origin, isPublic }, parts);
  return {
    respond: (request: IncomingMessage, response: ServerResponse) =>
      rendering.respond(request, response) || respond(request, response),
    close: store.close,
    address: `${origin}${start}`,
  };
}
