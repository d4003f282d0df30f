import type { Endpoint } from "../http/endpoint.ts";
import type { ContentStore } from "../store/content-store.ts";
import type { Overlay } from "../store/state.ts";
import { created, okOrRefusal, ok } from "../write-api/responses.ts";
import { readEdit } from "../write-api/read-edit.ts";
import { withBody } from "../write-api/with-body.ts";
import { tagged } from "./document-responses.ts";
import type { EditingContext } from "./editing-context.ts";
import { withOverlay } from "./find-overlay.ts";
import { newOverlay } from "./new-overlay.ts";
import { overlayBodies, type OverlayChanges } from "./overlay-body.ts";
import { presentOverlay, readPublishEdit, publishOverlay, saveOverlay } from "./overlay-responses.ts";

/** How the endpoints of releases and of drafts differ. */
export interface OverlayKind {
  readonly kind: Overlay["kind"];
  /** Path of the collection: `/editing/releases`. */
  readonly path: string;
  readonly list: (store: ContentStore) => Promise<readonly Overlay[]>;
}

/** Documents that are published together, by a request or at a scheduled time. */
export const releases: OverlayKind = {
  kind: "release",
  path: "/editing/releases",
  list: async (store) => (await store.state()).releases,
};

/** Documents that only previews show. */
export const drafts: OverlayKind = { kind: "draft", path: "/editing/drafts", list: (store) => store.drafts() };

/** Endpoints that create, list, change, delete and publish releases or drafts. */
export function overlayEndpoints(kind: OverlayKind, context: EditingContext): readonly Endpoint[] {
  const { path, kind: name } = kind;
  const { store } = context;
  const create = withBody<OverlayChanges>(overlayBodies[name].create, (body, request) =>
    saveOverlay({ ...newOverlay(name), ...(body.id !== undefined && { id: body.id }) }, body, {
      ...context,
      edit: readEdit(request),
      reply: created,
    }),
  );
  const change = withBody<OverlayChanges>(overlayBodies[name].change, (body, request) =>
    withOverlay(name, store, (overlay) =>
      saveOverlay(overlay, body, { ...context, edit: readEdit(request), reply: ok }),
    )(request),
  );
  const show = withOverlay(name, store, async (overlay) =>
    tagged(ok(await presentOverlay(overlay, store)), overlay.revision),
  );
  const remove = withOverlay(name, store, async ({ id }, request) =>
    okOrRefusal(await store.deleteOverlay(id, readEdit(request)), { id }),
  );
  const publish = withOverlay(name, store, ({ id }, request) => publishOverlay(id, readPublishEdit(request), context));
  return [
    { method: "GET", path, handle: async () => ok({ results: await showAll(kind, context) }) },
    { method: "POST", path, handle: create },
    { method: "GET", path: `${path}/:id`, handle: show },
    { method: "PATCH", path: `${path}/:id`, handle: change },
    { method: "DELETE", path: `${path}/:id`, handle: remove },
    { method: "POST", path: `${path}/:id/publish`, handle: publish },
  ];
}

async function showAll({ list }: OverlayKind, { store }: EditingContext): Promise<readonly unknown[]> {
  return Promise.all((await list(store)).map((overlay) => presentOverlay(overlay, store)));
}
