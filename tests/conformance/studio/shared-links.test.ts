import { expect, test } from "vitest";
import * as v from "valibot";
import { savedSchema } from "../../../studio/protocol/document.ts";
import { sharedSchema } from "../../../studio/protocol/publication.ts";
import { startStudioWithPage, uid, withHeading } from "../../support/studio-with-page.ts";

test("X9: a link to a draft shows it for a week on its site, to people who do not edit", async () => {
  const { ada, id, open, save, content, port } = await startStudioWithPage();
  expect(await ada("POST", `documents/${id}/share`, {})).toMatchObject({ status: 409, body: { code: "no-draft" } });
  const { document, revision } = await open();
  v.parse(savedSchema, (await save(ada, revision, withHeading(document, "Summer"))).body);
  const { url, expiresAt } = v.parse(sharedSchema, (await ada("POST", `documents/${id}/share`, {})).body);
  const { origin, pathname, searchParams } = new URL(url);
  expect([origin, pathname, searchParams.get("documentId")]).toEqual([
    `http://tessera.localhost:${port}`,
    "/api/preview",
    id,
  ]);
  expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(6 * 86_400_000);
  const query = new URLSearchParams({
    ref: searchParams.get("token") ?? "",
    q: `[[at(my.content_page.uid, "${uid}")]]`,
  });
  const found = await fetch(`${content.origin}/api/v2/documents/search?${query}`);
  expect(JSON.stringify(await found.json())).toContain("Summer");
});

test("X9: a link to a draft of nobody's page is a 404", async () => {
  const { ada } = await startStudioWithPage();
  expect(await ada("POST", "documents/none/share", {})).toMatchObject({ status: 404 });
});
