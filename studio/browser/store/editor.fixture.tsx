import { type ReactNode, useState } from "react";
import type { EditedDocument, OpenedDocument } from "../../protocol/document.ts";
import type { Role } from "../../protocol/roles.ts";
import { type Models, ModelsProvider } from "../models/use-models.ts";
import { SessionProvider } from "../session/use-session.ts";
import { createEditor } from "./editor-store.ts";
import type { OpenEditor } from "./open-editor.ts";
import { EditorProvider } from "./use-editor.ts";

const variation = { id: "default", name: "Default", description: "", primary: [], items: [] };

/** Models of a page with tabs. */
const models: Models = {
  types: [
    {
      id: "page",
      label: "Page",
      repeatable: true,
      format: "page",
      tabs: [],
      zone: { field: "slices", slices: ["text", "tabs_start", "tab", "tabs_end"] },
    },
  ],
  slices: [
    { id: "text", name: "Text", description: "", variations: [variation] },
    { id: "tabs_start", name: "Tabs", description: "", variations: [variation] },
    { id: "tab", name: "Tab", description: "", variations: [variation] },
    { id: "tabs_end", name: "End of tabs", description: "", variations: [variation] },
  ],
  groups: { tabs_start: { opens: "tabs" }, tab: { opens: "tab", within: "tabs" }, tabs_end: { closes: "tabs" } },
  kinds: {},
};

/** Returns an editor of a page with slices, "text tabs_start tab text tabs_end", and saves nothing. */
export function openFixture(words: string): OpenEditor {
  const slices = words.split(" ").map((slice_type, index) => ({
    id: `${slice_type}$${index}`,
    slice_type,
    primary: { title: `Title ${index}` },
    items: [],
  }));
  const document: EditedDocument = {
    id: "d",
    type: "page",
    lang: "en-us",
    uid: null,
    tags: [],
    title: "",
    data: { slices },
  };
  const state: OpenedDocument["state"] = {
    ...document,
    heading: "Rome",
    state: "published",
    published: 1,
    publishedUid: null,
    at: "2030-01-01T00:00:00Z",
    author: "",
    problems: [],
    overlay: "",
    kind: "",
    findings: null,
    overlays: [],
    languages: [],
  };
  const editor = createEditor({ document, revision: 1, state });
  return { ...editor, flush: async () => {}, reload: async () => {}, close: () => {} };
}

/** Surrounds a part of the studio with a session, models and a document under edit. */
export function Fixture({
  editor,
  role = "admin",
  children,
}: {
  readonly editor: OpenEditor;
  readonly role?: Role;
  readonly children: ReactNode;
}) {
  const [session] = useState({ editor: { name: "Anna", role }, sites: [], currencies: ["EUR"] });
  return (
    <SessionProvider value={session}>
      <ModelsProvider value={models}>
        <EditorProvider value={editor}>{children}</EditorProvider>
      </ModelsProvider>
    </SessionProvider>
  );
}
