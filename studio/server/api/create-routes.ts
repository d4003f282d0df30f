import type { SitePlace } from "../../../hosts/site.ts";
import type { ContentService } from "../content/content-service.ts";
import type { StudioRoute } from "../http/route.ts";
import type { PageChecks } from "../findings/page-checks.ts";
import { createSeen } from "../publication/create-seen.ts";
import type { OwnAddress } from "../publication/request-page.ts";
import type { AuditTrail } from "../sessions/audit-trail.ts";
import type { Sessions } from "../sessions/sessions.ts";
import { addressRoutes } from "./address-routes.ts";
import { checkRoutes } from "./check-routes.ts";
import { draftRoutes } from "./draft-routes.ts";
import { listRoutes } from "./list-routes.ts";
import { mediaRoutes } from "./media-routes.ts";
import { modelRoutes } from "./model-routes.ts";
import { publishRoutes } from "./publish-routes.ts";
import { type Models, readModels } from "./read-models.ts";
import { scheduleRoutes } from "./schedule-routes.ts";
import { shareRoutes } from "./share-routes.ts";
import { sessionRoutes } from "./session-routes.ts";

interface RouteTools {
  /** Folder of the project. */
  readonly root: string;
  readonly development: boolean;
  readonly site: SitePlace;
  /** Where the site listens on this machine. */
  readonly own: OwnAddress;
  readonly content: ContentService;
  readonly sessions: Pick<Sessions, "end">;
  readonly audit: Pick<AuditTrail, "readLines">;
  /** Returns the roles of slices that open, continue or close a group, by slice type. */
  readonly readGroups: () => Promise<Readonly<Record<string, object>>>;
  /** Returns the kinds of pages that each custom type may be, by its id. */
  readonly readKinds: () => Promise<Readonly<Record<string, readonly string[]>>>;
  readonly checks: Pick<PageChecks, "wake">;
  /** Origin of the studio. */
  readonly origin: string;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
}

/** Returns the table of all routes below `/studio/api/`. */
export function createRoutes(tools: RouteTools): readonly StudioRoute[] {
  const { root, development, own, now } = tools;
  let known: Models | undefined;
  // Developers change models while the process runs.
  const models = () => (known = (development ? undefined : known) ?? readModels(root));
  const all = { ...tools, models, watchSite: createSeen(own, now) };
  return [
    ...sessionRoutes(all),
    ...listRoutes(all),
    ...draftRoutes(all),
    ...publishRoutes(all),
    ...scheduleRoutes(all),
    ...shareRoutes(all),
    ...checkRoutes(all),
    ...addressRoutes(all),
    ...mediaRoutes(all),
    ...modelRoutes(all),
  ];
}
