import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { loadPrograms } from "../../framework/next/programs.ts";
import type { SitePlace } from "../../hosts/site.ts";
import { createRoutes } from "./api/create-routes.ts";
import { createContentService } from "./content/content-service.ts";
import { createSignIns } from "./http/create-sign-ins.ts";
import { respondOnOrigin } from "./http/respond-on-origin.ts";
import { createApi } from "./http/respond-to-api.ts";
import { createApplication } from "./http/serve-application.ts";
import { signInPath } from "./http/sign-in.ts";
import type { OidcSettings } from "./oidc/read-oidc-settings.ts";
import { studioPolicy } from "./origin/studio-policy.ts";
import { createRendering } from "./render/create-rendering.ts";
import type { FramePorts } from "./render/frames.ts";
import { createAuditTrail } from "./sessions/audit-trail.ts";
import { createLinks } from "./sessions/links.ts";
import type { StudioStore } from "./sessions/open-store.ts";
import { createSessions } from "./sessions/sessions.ts";

export interface StudioSettings {
  /** Folder of the project. */
  readonly root: string;
  /** The bundle of the rendering thread; undefined where Next renders everything. */
  readonly renderer: string | undefined;
  readonly development: boolean;
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** Folder of sessions, links and records; undefined for memory. */
  readonly folder: string | undefined;
  /** Returns the address that a request comes from. */
  readonly findClient: (request: IncomingMessage) => string;
  /** Lets the body of a request take as long as a file needs on a slow line. */
  readonly allowLongBody: (request: IncomingMessage) => void;
  /** Clocks: epoch milliseconds, and milliseconds of one that never goes back. */
  readonly time: { readonly date: () => number; readonly now: () => number };
  /** Receives an error that is a fault of the server. */
  readonly onError: (error: unknown) => void;
}

/** The site once it listens. */
export interface ListeningSite extends SitePlace, FramePorts {
  /** Address of the content service's Document API, and a token for the APIs that write. */
  readonly contentUrl: string;
  readonly writeToken: string;
}

export type Respond = (request: IncomingMessage, response: ServerResponse) => boolean;

interface Opening {
  readonly site: ListeningSite;
  readonly store: StudioStore;
  readonly oidc: OidcSettings | undefined;
  readonly origin: string;
  /** Whether requests from the internet are served too. */
  readonly isPublic: boolean;
}

interface OpenStudio {
  readonly respond: Respond;
  readonly close: () => void;
  /** Where an editor begins. */
  readonly address: string;
}

/** Connects the parts of a studio. */
export async function openStudio(settings: StudioSettings, opening: Opening): Promise<OpenStudio> {
  const { time, variables, root, development, onError } = settings;
  const { site, store, origin, isPublic } = opening;
  const own = { host: variables["HOST"] || "localhost", port: site.port };
  const [sessions, links] = [createSessions(store, time.date), createLinks(store, time.date)];
  const audit = createAuditTrail(store, time.date, onError);
  const content = createContentService(site);
  const ports = { ...settings, ...opening, own, content, sessions, links, audit, now: time.now };
  const rendering = createRendering({ ...ports, now: time.date });
  const readGroups = async () => (await loadPrograms(site.next)).readGroups();
  const readKinds = async () => (await loadPrograms(site.next)).readKinds();
  const { checks } = rendering;
  const routes = [...createRoutes({ ...ports, checks, readGroups, readKinds }), ...rendering.routes];
  const policy = studioPolicy(site, content.mediaOrigins);
  const application = createApplication({ folder: path.join(root, ".next/studio"), development, policy });
  const parts = { api: createApi({ ...ports, routes }), ...createSignIns(ports), application };
  const respond = respondOnOrigin({ origin, isPublic }, parts);
  const editor = { name: variables["STUDIO_EDITOR"] || "Editor", role: "admin" } as const;
  const start = isPublic ? "/studio" : `${signInPath}?link=${await links.add(editor)}`;
  return {
    respond: (request, response) => rendering.respond(request, response) || respond(request, response),
    close: () => {
      rendering.close();
      store.close();
    },
    address: `${origin}${start}`,
  };
}
