import * as v from "valibot";
import { findLocaleByContentLanguage } from "../../../i18n/locales.ts";
import { type AddressFault, findAddressFault } from "../../../routing/find-address-fault.ts";
import { pageAddress, pagePath } from "../../../routing/page-address.ts";
import { type ListedDocument, listSchema } from "../../protocol/document.ts";
import type { ContentService } from "../content/content-service.ts";
import { openDocument } from "../content/open-document.ts";
import { ok, type StudioRoute } from "../http/route.ts";
import { getSiteOrigin, type SitePlace } from "../../../hosts/site.ts";
import type { Models } from "./read-models.ts";

interface Tools {
  readonly content: Pick<ContentService, "call">;
  readonly site: SitePlace;
  readonly models: () => Models;
}

interface Address {
  readonly state: "free" | "taken" | "reserved" | "malformed";
  /** Address of the page, for people; null for one that no page can have. */
  readonly url: string | null;
}

/** The route that says whether a page may be at an address: `addresses?uid=www.tessera.example.rome&lang=de-de&id=…`. */
export function addressRoutes(tools: Tools): readonly StudioRoute[] {
  return [
    {
      method: "GET",
      path: "addresses",
      action: "read",
      respond: async ({ query }) => {
        const page = { uid: query.get("uid") ?? "", lang: query.get("lang") ?? "", id: query.get("id") ?? "" };
        return ok(await checkAddress(page, tools));
      },
    },
  ];
}

/** A page that has an address, or will have it. */
interface Page {
  readonly uid: string;
  readonly lang: string;
  /** Empty for a new one. */
  readonly id: string;
}

async function checkAddress(page: Page, tools: Tools): Promise<Address> {
  const fault = findAddressFault(page);
  const address = pageAddress(page.uid);
  const locale = findLocaleByContentLanguage(page.lang);
  if (address === undefined || locale === undefined || isWithoutUrl(fault)) return { state: "malformed", url: null };
  const url = `${getSiteOrigin(address.site, tools.site)}${pagePath(locale.code, address.path)}`;
  if (fault === "path-reserved") return { state: "reserved", url };
  return { state: (await isTaken(page, tools)) ? "taken" : "free", url };
}

function isWithoutUrl(fault: AddressFault | undefined): boolean {
  return fault !== undefined && fault !== "path-reserved";
}

/** Whether another page, published or in a draft, has the address in this language. A redirect to this page does not count. */
async function isTaken({ uid, lang, id }: Page, { content, models }: Tools): Promise<boolean> {
  const query = new URLSearchParams({ host: uid, lang, order: "uid", limit: "100" });
  const listed = await content.call({ method: "GET", path: `/editing/documents?${query}` });
  const pages = new Set(models().types.flatMap(({ id: type, format }) => (format === "page" ? [type] : [])));
  const others = v
    .parse(listSchema, listed.body)
    .results.filter(
      (other) => other.id !== id && other.uid === uid && pages.has(other.type) && other.state !== "archived",
    );
  const targets = await Promise.all(others.map((other) => findTarget(other, content)));
  return targets.some((target) => target === undefined || target !== id);
}

const redirectSchema = v.object({ document: v.object({ data: v.object({ to: v.object({ id: v.string() }) }) }) });

/** Returns the document that a redirect leads to; undefined for another page. */
async function findTarget({ id, type }: ListedDocument, content: Tools["content"]): Promise<string | undefined> {
  if (type !== "redirect") return undefined;
  const opened = v.safeParse(redirectSchema, await openDocument(content, id));
  return opened.success ? opened.output.document.data.to.id : undefined;
}
