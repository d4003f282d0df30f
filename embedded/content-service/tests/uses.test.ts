import { expect, test } from "vitest";
import { page } from "./content-service.ts";
import { startEditing } from "./editing-service.ts";

const card = (primary: object) => ({ id: "card$1", slice_type: "card", variation: "default", primary });

test("the uses of a document are its links in published documents and drafts, with their paths", async () => {
  const { create, edit, findId, send } = await startEditing([page("rome"), page("paris")]);
  const [rome, paris] = [await findId("rome"), await findId("paris")];
  const link = { link_type: "Document", id: rome };
  const { id: draft } = await create("drafts", "Links");
  const text = [{ type: "paragraph", text: "Rome", spans: [{ type: "hyperlink", start: 0, end: 4, data: link }] }];
  const data = { to: link, text, slices: [card({ to: link })], other: { link_type: "Web", url: rome } };
  await edit("PUT", `drafts/${draft}/documents/${paris}`, { type: "page", lang: "en-us", uid: "paris", data });
  const paths = ["data.to", "data.text.0.spans.0.data", "data.slices.card$1.primary.to"];
  expect(await send("GET", `documents/${rome}/uses`)).toMatchObject({
    body: { results: paths.map((path) => ({ document: paris, uid: "paris", overlay: draft, path })) },
  });
  expect(await send("GET", `documents/${paris}/uses`)).toMatchObject({ body: { results: [] } });
});
