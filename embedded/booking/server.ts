import type { Server } from "node:http";
import { createService } from "@tessera/runtime/http/create-service.ts";
import { textsIn } from "./languages.ts";
import { bookingPage } from "./page.ts";
import { parseVisit, type Visit } from "./parse-visit.ts";
import type { ReadName } from "./product-name.ts";

export interface BookingServerOptions {
  /** Host names of the service besides those of this machine. */
  readonly hosts?: readonly string[];
  /** Port of the site on this machine, which pages link back to. */
  readonly sitePort: number;
  readonly readName: ReadName;
}

/** A page may do nothing but show itself. */
const headers = {
  "cache-control": "no-store",
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};

const missing = { status: 404, body: { message: "This is no address of the booking flow." } };

/** Creates a stand-in for the booking flow. It shows what a link says, and sells nothing. */
export function createBookingServer({ hosts = [], sitePort, readName }: BookingServerOptions): Server {
  return createService({
    hosts,
    invalidAddress: missing,
    failed: () => ({ status: 500, body: { message: "The page could not be rendered." } }),
    routes: (app) => {
      app.get("*", async (context) => {
        const visit = parseVisit(new URL(context.req.url));
        if (visit === undefined) return context.json(missing.body, 404);
        const name = await readName(visit.product, textsIn(visit.language).providerLanguage);
        return context.html(bookingPage(visit, { name, home: toHomeUrl(visit, sitePort) }), 200, headers);
      });
    },
  });
}

/** Returns the home page that a visit comes from: `book.westend.localhost` → `http://westend.localhost:3000/`. */
function toHomeUrl({ host, language }: Visit, sitePort: number): string {
  const site = host.replace(/^[^.]+\.(?=.)/, "");
  return `http://${site}:${sitePort}/${language === "en" ? "" : `${language}/`}`;
}
