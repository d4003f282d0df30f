import type { ContentStore } from "../store/content-store.ts";
import type { DocumentStub } from "../store/document.ts";
import type { Overlay } from "../store/state.ts";
import { seedName } from "./seeds.ts";

const labelStart = "Files changed";
const maxLabelLength = 200;

/** Names the files of a release in its label and deletes the release without documents. A person's label stays. */
export async function labelRelease(store: ContentStore, id: string): Promise<Pick<Overlay, "id" | "label">> {
  const release = await store.overlay(id);
  if (!release) return { id, label: labelStart };
  const documents = await documentsIn(store, release);
  if (documents.length === 0) await store.deleteOverlay(id);
  else if (release.label.startsWith(labelStart)) {
    const label = toLabel(documents.map((document) => seedName(document)).sort());
    await store.putOverlay({ ...release, label });
    return { id, label };
  }
  return release;
}

/** Reads the documents that a release changes, and the published ones that it archives. */
async function documentsIn(store: ContentStore, overlay: Overlay): Promise<readonly DocumentStub[]> {
  const { master } = await store.state();
  const changes = await store.overlayChanges(overlay.id);
  const listIds = (archived: boolean) =>
    changes.filter((change) => change.archived === archived).map(({ document }) => document);
  const put = await store.stubs({ master, overlay }, listIds(false));
  return [...put, ...(await store.stubs({ master, overlay: undefined }, listIds(true)))];
}

/** `Files changed: page/rome.en-us.json, page/paris.en-us.json and 3 more` */
function toLabel(names: readonly string[]): string {
  const more = (shown: number) => (shown === names.length ? "" : ` and ${names.length - shown} more`);
  const label = (shown: number) => `${labelStart}: ${names.slice(0, shown).join(", ")}${more(shown)}`;
  const fitting = names.map((_, index) => label(index + 1)).findLast((text) => text.length <= maxLabelLength);
  return fitting ?? `${labelStart}: ${names.length}`;
}
