import * as v from "valibot";
import { page } from "../../embedded/content-service/tests/content-service.ts";
import { type EditedDocument, listSchema, openedSchema, savedSchema } from "../../studio/protocol/document.ts";
import { startStudioWithContent } from "./studio-with-content.ts";

/** Returns the value of a heading. */
export const heading = (text: string) => [{ type: "heading1", text, spans: [] }];

/** Address of the page. */
export const uid = "www.tessera.example.spring";

export const withHeading = (document: EditedDocument, text: string): EditedDocument => ({
  ...document,
  data: { ...document.data, heading: heading(text) },
});

/** Runs a studio with one published page, and three editors of it. */
export async function startStudioWithPage() {
  const studio = await startStudioWithContent([
    page(uid, { type: "content_page", data: { heading: heading("Spring") } }),
  ]);
  const [ada, ben, eve] = await Promise.all([
    studio.signIn({ name: "Ada", role: "editor" }),
    studio.signIn({ name: "Žofie Bén", role: "publisher" }),
    studio.signIn({ name: "Eve", role: "admin" }),
  ]);
  const listed = v.parse(listSchema, (await ada("GET", "documents?q=spring")).body);
  const id = listed.results[0]?.id ?? "";
  const open = async () => v.parse(openedSchema, (await ada("GET", `documents/${id}`)).body);
  const save = (send: typeof ada, base: number, document: EditedDocument) =>
    send("PUT", `documents/${id}/draft`, { base, document });
  /** Saves the page at another address. Returns the revision. */
  const move = async (address: string) => {
    const { document, revision } = await open();
    const { body } = await save(ada, revision, { ...document, uid: address });
    return v.parse(savedSchema, body).revision;
  };
  return { ...studio, ada, ben, eve, id, open, save, move, listed };
}
