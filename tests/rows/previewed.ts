import type { Page } from "@playwright/test";
import * as v from "valibot";
import { contentEditor, madeSchema } from "../e2e/content-editor.ts";
import type { ScriptedRow } from "./scripted-row.ts";
import { says } from "./texts.ts";
import type { Target } from "./visit.ts";

const heading = "A draft of the walk";

const paragraph = (text: string, spans: readonly object[] = []) => ({ type: "paragraph", text, spans });

const missingPage = "https://www.tessera.example/no-such-page/";

/** A draft that makes a green claim, and links to a page that is not there. */
const draft = {
  type: "content_page",
  lang: "en-us",
  uid: "www.tessera.example.walked",
  title: heading,
  data: {
    heading: [{ type: "heading1", text: heading, spans: [] }],
    slices: [
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
    ],
  },
};

/** Writes the draft, and returns the path at which its preview begins. */
async function beginPreview({ contentUrl }: Target): Promise<string> {
  const { edit } = contentEditor({ contentUrl });
  const { id } = v.parse(madeSchema, await edit("POST", "drafts", { label: heading }));
  const document = v.parse(madeSchema, await edit("PUT", `drafts/${id}/documents/walked`, draft));
  const { token } = v.parse(v.object({ token: v.string() }), await edit("POST", "previews", { draft: id }));
  return `/api/preview?${new URLSearchParams({ token, documentId: document.id }).toString()}`;
}

/** Opens what a preview has found, and waits for a text there. */
async function findFinding(page: Page, text: RegExp): Promise<void> {
  const bar = page.getByRole("complementary", { name: says("preview.title") });
  await bar.locator("summary").click();
  await bar.getByText(text).first().waitFor();
}

const preview = { site: "tessera", path: beginPreview } as const;

/** Rules of the preview, for an editor who opens a draft. */
export const previewRows: readonly ScriptedRow[] = [
  {
    id: "P33",
    ...preview,
    looksFor: "the draft on its host",
    find: (page) => page.getByRole("heading", { level: 1, name: heading }).waitFor(),
  },
  {
    id: "E18",
    ...preview,
    looksFor: "the ref of the preview before the latest one",
    find: async (page) => {
      await page.getByRole("heading", { level: 1, name: heading }).waitFor();
      await page.getByRole("link", { name: says("preview.leave") }).click();
      await page.getByRole("heading", { level: 1, name: says("notFound.title") }).waitFor();
    },
  },
  {
    id: "X23",
    ...preview,
    looksFor: "the green claim as a finding",
    find: (page) => findFinding(page, /eco-friendly/u),
  },
  {
    id: "X9",
    ...preview,
    looksFor: "the link to no page as a finding",
    find: (page) => findFinding(page, /no-such-page/u),
  },
];
