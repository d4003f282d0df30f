import { sites } from "../../../hosts/index.ts";
import { currencyCodes } from "../../../i18n/currencies.ts";
import { flagship } from "../../../routing/flagship.ts";
import type { Session } from "../../protocol/session.ts";
import { endedCookie } from "../http/cookie.ts";
import { ok, type StudioRoute } from "../http/route.ts";
import { getSiteOrigin, type SitePlace } from "../../../hosts/site.ts";
import type { AuditTrail } from "../sessions/audit-trail.ts";
import type { Sessions } from "../sessions/sessions.ts";

interface Tools {
  readonly site: SitePlace;
  readonly sessions: Pick<Sessions, "end">;
  readonly audit: Pick<AuditTrail, "readLines">;
  /** Origin of the studio. */
  readonly origin: string;
}

/** Routes that show and end the editor's session, and list what editors did. */
export function sessionRoutes({ site, sessions, audit, origin }: Tools): readonly StudioRoute[] {
  const shown = {
    // The flagship is first: new pages begin on it.
    sites: [flagship, ...sites.filter((each) => each !== flagship)].map((each) => ({
      host: each.host,
      name: each.brand,
      origin: getSiteOrigin(each, site),
      languages: [...each.languages],
    })),
    currencies: [...currencyCodes],
  } satisfies Partial<Session>;
  return [
    {
      method: "GET",
      path: "session",
      action: "read",
      respond: async ({ editor: { name, role } }) => ok({ editor: { name, role }, ...shown }),
    },
    {
      method: "DELETE",
      path: "session",
      action: "read",
      respond: async ({ editor }) => {
        await sessions.end(editor.id);
        return { ...ok({ ended: true }, {}), headers: { "Set-Cookie": endedCookie(origin) } };
      },
    },
    {
      method: "GET",
      path: "audit",
      action: "audit",
      respond: async () => ({
        status: 200,
        body: await audit.readLines(),
        type: "application/x-ndjson; charset=utf-8",
      }),
    },
  ];
}
