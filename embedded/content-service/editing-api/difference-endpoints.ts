import type { JsonReply } from "@tessera/runtime/http/json-response.ts";
import type { HonoRequest } from "hono";
import { type Difference, differences } from "../changes/differences.ts";
import type { Endpoint } from "../http/endpoint.ts";
import type { ContentStore } from "../store/content-store.ts";
import { toContent } from "../store/to-content.ts";
import type { DocumentContent } from "../store/document.ts";
import type { Overlay } from "../store/state.ts";
import { invalid, ok } from "../write-api/responses.ts";
import type { EditingContext } from "./editing-context.ts";
import { documentIn, withOverlay } from "./find-overlay.ts";
import type { OverlayKind } from "./overlay-endpoints.ts";

/** The endpoint that compares two states of a document: `?from=12&to=published`, `?to=<release or draft>`. */
export function differenceEndpoint({ store }: EditingContext): Endpoint {
  return { method: "GET", path: "/editing/documents/:document/diff", handle: (request) => compare(request, store) };
}

/** The endpoint that compares a release or draft with what is published. */
export function overlayDifferenceEndpoint({ kind, path }: OverlayKind, { store }: EditingContext): Endpoint {
  const handle = withOverlay(kind, store, async (overlay) => ok({ results: await overlayDifferences(overlay, store) }));
  return { method: "GET", path: `${path}/:id/diff`, handle };
}

async function overlayDifferences({ id }: Overlay, store: ContentStore): Promise<readonly unknown[]> {
  const entries = await store.entries(id);
  return Promise.all(
    entries.map(async ({ document, archived }) => {
      const [published, edited] = await Promise.all([store.editable("", document), store.editable(id, document)]);
      return { document, archived, changes: changes(published?.content, archived ? undefined : edited?.content) };
    }),
  );
}

async function compare(request: HonoRequest, store: ContentStore): Promise<JsonReply> {
  const document = documentIn(request);
  const { from = "published", to = "published" } = request.query();
  const states = await Promise.all([from, to].map((state) => readState(document, state, store)));
  const wrong = ["from", "to"].filter((_, index) => states[index] === "unknown");
  if (wrong.length > 0) {
    const error = 'it needs "published", the revision of a publication or save, or the id of a release or draft';
    return invalid(wrong.map((property) => ({ property, value: request.query(property) ?? null, error })));
  }
  const [before, after] = states.map((state) => (state === "unknown" ? undefined : state));
  return ok({ document, from, to, changes: changes(before, after) });
}

/** Returns a state of a document: undefined where it does not exist, "unknown" for a state that nobody has. */
async function readState(
  document: string,
  state: string,
  store: ContentStore,
): Promise<DocumentContent | undefined | "unknown"> {
  if (state === "published") return (await store.editable("", document))?.content;
  if (/^\d{1,15}$/.test(state)) {
    const found = await store.contentAt(document, Number(state));
    return found ? toContent(found) : "unknown";
  }
  if (!(await store.overlay(state))) return "unknown";
  const found = await store.editable(state, document);
  return found?.archived ? undefined : found?.content;
}

/** Lists differences; JSON has null for what does not exist. */
function changes(before: DocumentContent | undefined, after: DocumentContent | undefined): readonly unknown[] {
  return differences(before ?? {}, after ?? {}).map(({ path, before: was = null, after: is = null }: Difference) => ({
    path,
    before: was,
    after: is,
  }));
}
