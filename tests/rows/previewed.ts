import type { Page } from "@playwright/test";
import * as v from "valibot";
import { climates } from "../../catalog/climate/climates.ts";
import { contentEditor, madeSchema } from "../e2e/content-editor.ts";
import type { ScriptedRow } from "./scripted-row.ts";
import { says } from "./texts.ts";
import type { Target } from "./visit.ts";

const heading = "A page of the walk";

const paragraph = (text: string, spans: readonly object[] = []) => ({ type: "paragraph", text, spans });

const missingPage = "https://www.tessera.example/no-such-page/";

/** Returns an English page whose slices nobody published. */
function createPage(host: string, slices: readonly object[]) {
  return {
    type: "content_page",
    lang: "en-us",
    uid: `${host}.walked`,
    title: heading,
    data: { heading: [{ type: "heading1", text: heading, spans: [] }], slices },
  };
}

type UnpublishedPage = ReturnType<typeof createPage>;

/** A page that makes a green claim, and links to a page that is not there. */
const claims = createPage("www.tessera.example", [
  {
    slice_type: "text_block",
    variation: "default",
    primary: {
      body: [
        paragraph("An eco-friendly walk."),
        paragraph("More", [{ type: "hyperlink", start: 0, end: 4, data: { link_type: "Web", url: missingPage } }]),
      ],
    },
  },
]);

/** A page of no city, on a host that sells in Rome only. */
const weather = createPage("www.colosseum-visits.example", [
  { slice_type: "city_weather", variation: "default", primary: { title: [], city: "", months: [] } },
]);

/** Returns how to write a page into a new draft or release. The function returns the path at which its preview begins. */
function preview(kind: "draft" | "release", page: UnpublishedPage) {
  return async ({ contentUrl }: Target): Promise<string> => {
    const { edit } = contentEditor({ contentUrl });
    const { id } = v.parse(madeSchema, await edit("POST", `${kind}s`, { label: `${heading} ${Date.now()}` }));
    const document = v.parse(madeSchema, await edit("PUT", `${kind}s/${id}/documents/walked`, page));
    const { token } = v.parse(v.object({ token: v.string() }), await edit("POST", "previews", { [kind]: id }));
    return `/api/preview?${new URLSearchParams({ token, documentId: document.id }).toString()}`;
  };
}

/** Opens what a preview has found, and waits for a text there. */
async function findFinding(page: Page, text: RegExp): Promise<void> {
  const bar = page.getByRole("complementary", { name: says("preview.title") });
  await bar.locator("summary").click();
  await bar.getByText(text).first().waitFor();
}

/** Finds the page, then leaves the preview, after which no such page exists. */
async function leavePreview(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1, name: heading }).waitFor();
  await page.getByRole("link", { name: says("preview.leave") }).click();
  await page.getByRole("heading", { level: 1, name: says("notFound.title") }).waitFor();
}

const draft = { site: "tessera", path: preview("draft", claims) } as const;

/** Rules of the preview, for an editor who opens a draft or a release. */
export const previewRows: readonly ScriptedRow[] = [
  {
    id: "P33",
    ...draft,
    looksFor: "the draft on its host",
    find: (page) => page.getByRole("heading", { level: 1, name: heading }).waitFor(),
  },
  {
    id: "E18",
    ...draft,
    looksFor: "the ref of the preview before the latest one",
    find: leavePreview,
  },
  {
    id: "E18",
    site: "tessera",
    path: preview("release", claims),
    looksFor: "the ref of a release before the latest one",
    find: leavePreview,
  },
  {
    id: "J20",
    site: "colosseum",
    path: preview("draft", weather),
    looksFor: "the weather of the host's city on a page of no city",
    find: (page) => page.getByText(climates.get("ROME")?.station ?? heading).waitFor(),
  },
  {
    id: "X23",
    ...draft,
    looksFor: "the green claim as a finding",
    find: (page) => findFinding(page, /eco-friendly/u),
  },
  {
    id: "X9",
    ...draft,
    looksFor: "the link to no page as a finding",
    find: (page) => findFinding(page, /no-such-page/u),
  },
];
