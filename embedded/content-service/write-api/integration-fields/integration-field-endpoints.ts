import { epochNow } from "@tessera/runtime/epoch-now.ts";
import type { HonoRequest } from "hono";
import * as v from "valibot";
import type { Endpoint, Handle } from "../../http/endpoint.ts";
import type { CatalogItem } from "../../store/catalog-store.ts";
import type { ContentStore } from "../../store/content-store.ts";
import { ok, errorResponse } from "../responses.ts";
import { withBody } from "../with-body.ts";
import type { WriteContext } from "../write-context.ts";

/** An item in Prismic's catalog format. */
const itemBody = v.object({
  id: v.pipe(v.string(), v.nonEmpty("it needs an id")),
  title: v.string(),
  description: v.optional(v.string(), ""),
  image_url: v.optional(v.nullable(v.string()), null),
  /** Epoch seconds. */
  last_update: v.optional(v.nullable(v.number()), null),
  /** The data that readers of documents receive. */
  blob: v.unknown(),
});

function toItem(
  { image_url: imageUrl, last_update: seconds, ...rest }: v.InferOutput<typeof itemBody>,
  now: number,
): CatalogItem {
  return { ...rest, imageUrl, lastUpdate: seconds === null ? now : Math.round(seconds * 1000) };
}

function presentItem({ imageUrl, lastUpdate, ...rest }: CatalogItem): unknown {
  return { ...rest, image_url: imageUrl, last_update: Math.floor(lastUpdate / 1000) };
}

/** Items of a page that Prismic requests. */
const pageSize = 50;

/** Endpoints of catalogs, such as products, whose items documents reference as `<catalog>--<item>`. */
export function integrationFieldEndpoints({
  store,
  repositoryName,
}: Pick<WriteContext, "store" | "repositoryName">): readonly Endpoint[] {
  const path = "/integration-fields/:catalog";
  const catalogIn: CatalogIn = (request) => {
    const name = request.param("catalog") ?? "";
    return name.startsWith(`${repositoryName}--`) ? name.slice(repositoryName.length + 2) : name;
  };
  const remove: Handle = async (request) => {
    await store.deleteCatalogItems(catalogIn(request), [request.param("item") ?? ""]);
    return ok({});
  };
  return [
    { method: "POST", path, handle: putItems(store, catalogIn) },
    { method: "GET", path, handle: listItems(store, catalogIn) },
    { method: "DELETE", path: `${path}/:item`, handle: remove },
  ];
}

/** Returns the catalog that a path names, as `<catalog>` or `<repository>--<catalog>`. */
type CatalogIn = (request: HonoRequest) => string;

function putItems(store: ContentStore, catalogIn: CatalogIn): Handle {
  return withBody(v.array(itemBody), async (items, request) => {
    const catalog = catalogIn(request);
    if (!catalogName.test(catalog))
      return errorResponse(400, `"${catalog}" is no name of a catalog: letters, digits and single - or _.`);
    const now = epochNow();
    const stored = items.map((item) => toItem(item, now));
    await store.putCatalogItems(catalog, stored);
    return ok({ items: items.length });
  });
}

function listItems(store: ContentStore, catalogIn: CatalogIn): Handle {
  return async (request) => {
    const page = /^[1-9]\d{0,6}$/.exec(request.query("page") ?? "1");
    if (!page) return errorResponse(400, "page: must be a whole number from 1.");
    const { items, total } = await store.catalogPage(catalogIn(request), Number(page[0]), pageSize);
    return ok({ results_size: total, results: items.map(presentItem) });
  };
}

/** A name without `--`, which separates it from the item. */
const catalogName = /^[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*$/;
