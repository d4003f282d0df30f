import type Database from "libsql";
import * as v from "valibot";
import type { DocumentContent } from "../../store/document.ts";
import { findPageByUrl, type TargetPage } from "../../store/find-page-by-url.ts";
import { redirectStops, type Redirecting } from "../reading/redirect-stops.ts";
import { RefusedChange } from "./refused-change.ts";

type Document = Pick<DocumentContent, "id" | "uid" | "type" | "lang" | "data">;
type Stops = ReturnType<ReturnType<typeof redirectStops>>;

/** An address in a language, with what a site serves there. */
interface Stop extends TargetPage {
  readonly document: Redirecting | undefined;
}

const link = v.variant("link_type", [
  v.object({ link_type: v.literal("Document"), id: v.string() }),
  v.object({ link_type: v.literal("Web"), url: v.pipe(v.string(), v.trim()) }),
]);

/** Redirects in a row that are followed. */
const maxHops = 20;

/**
 * Throws a `RefusedChange` for a redirect that leads back to its own address, or to others in a circle. Visitors would be
 * redirected for ever.
 */
export function circleChecker(db: Database.Database): (overlay: string, document: Document) => void {
  const findStops = redirectStops(db);
  return (overlay, document) => {
    const { id, uid, lang, type } = document;
    if (type !== "redirect" || uid === null) return;
    const visited: TargetPage[] = [];
    const stops = findStops(overlay, id);
    const identity: Stops["identity"] = (other) => (other === id ? { uid, lang } : stops.identity(other));
    let stop: Stop | undefined = { uid, lang, document };
    while (stop?.document?.type === "redirect" && visited.length < maxHops) {
      visited.push(stop);
      stop = nextStop(stop, stop.document, visited, { ...stops, identity });
      if (stop !== undefined && visited.some(isAt(stop))) throw circle([...visited, stop]);
    }
  };
}

/** Returns where a redirect leads: to the language of the visitor, if another one than the redirect's has the target. */
function nextStop(
  { uid, lang }: Stop,
  document: Redirecting,
  visited: readonly TargetPage[],
  stops: Stops,
): Stop | undefined {
  const to = v.safeParse(link, document.data["to"]);
  if (!to.success) return undefined;
  const target =
    to.output.link_type === "Web" ? findPageByUrl(to.output.url, uid, stops) : stops.identity(to.output.id);
  if (target === undefined) return undefined;
  const own = { uid: target.uid, lang };
  const isTranslated = document.lang !== lang && !visited.some(isAt(own));
  const translation = isTranslated ? stops.served(own.uid, own.lang) : undefined;
  if (translation !== undefined) return { ...own, document: translation };
  return { ...target, document: stops.served(target.uid, target.lang) };
}

function isAt({ uid, lang }: TargetPage): (other: TargetPage) => boolean {
  return (other) => other.uid === uid && other.lang === lang;
}

function circle(stops: readonly TargetPage[]): RefusedChange {
  const names = stops.map(({ uid, lang }) => `"${uid}" (${lang})`).join(" → ");
  const message = `the redirect leads in a circle: ${names}. Choose a page, or an address that leads to one.`;
  return new RefusedChange("redirect-circle", message, { property: "data.to" });
}
