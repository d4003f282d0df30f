import { randomBytes } from "node:crypto";
import type { Endpoint } from "../http/endpoint.ts";
import type { EditingContext } from "./editing-context.ts";
import { withOverlay } from "./find-overlay.ts";
import { overlayBodies, type OverlayChanges } from "./overlay-body.ts";
import type { OverlayKind } from "./overlay-kind.ts";
import { publishOverlay } from "./publish-overlay.ts";
import { created, done, ok } from "../write-api/reply.ts";
import { saveOverlay } from "./save-overlay.ts";
import { showOverlay } from "./show-overlay.ts";
import { withBody } from "../write-api/with-body.ts";

/** Making, changing, deleting and publishing releases or drafts. */
export function overlayEndpoints(kind: OverlayKind, context: EditingContext): readonly Endpoint[] {
  const { path, kind: name } = kind;
  const { store } = context;
  const create = withBody<OverlayChanges>(overlayBodies[name].create, (body) =>
    saveOverlay(
      { id: randomBytes(12).toString("base64url"), kind: name, label: "", scheduledAt: null },
      body,
      context,
      created,
    ),
  );
  const change = withBody<OverlayChanges>(overlayBodies[name].change, (body, call) =>
    withOverlay(name, store, (overlay) => saveOverlay(overlay, body, context, ok))(call),
  );
  const show = withOverlay(name, store, async (overlay) => ok(await showOverlay(overlay, store)));
  const remove = withOverlay(name, store, async ({ id }) => done(await store.deleteOverlay(id), { id }));
  const publish = withOverlay(name, store, ({ id }) => publishOverlay(id, context));
  return [
    { method: "GET", path, answer: async () => ok({ results: await showAll(kind, context) }) },
    { method: "POST", path, answer: create },
    { method: "GET", path: `${path}/:id`, answer: show },
    { method: "PATCH", path: `${path}/:id`, answer: change },
    { method: "DELETE", path: `${path}/:id`, answer: remove },
    { method: "POST", path: `${path}/:id/publish`, answer: publish },
  ];
}

async function showAll({ list }: OverlayKind, { store }: EditingContext): Promise<readonly unknown[]> {
  return Promise.all((await list(store)).map((overlay) => showOverlay(overlay, store)));
}
