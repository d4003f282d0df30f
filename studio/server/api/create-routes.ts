import type { ContentService } from "../content/content-service.ts";
import type { StudioRoute } from "../http/route.ts";
import type { SitePlace } from "../origin/site-origins.ts";
import type { AuditTrail } from "../sessions/audit-trail.ts";
import type { Sessions } from "../sessions/sessions.ts";
import { sessionRoutes } from "./session-routes.ts";

export interface RouteTools {
  /** Folder of the project. */
  readonly root: string;
  readonly site: SitePlace;
  readonly content: ContentService;
  readonly sessions: Pick<Sessions, "end">;
  readonly audit: Pick<AuditTrail, "readLines">;
  /** Origin of the studio. */
  readonly origin: string;
}

/** Returns the table of all routes below `/studio/api/`. */
export function createRoutes(tools: RouteTools): readonly StudioRoute[] {
  return [...sessionRoutes(tools)];
}
