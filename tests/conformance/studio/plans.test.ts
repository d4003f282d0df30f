import { expect, test } from "vitest";
import * as v from "valibot";
import { savedSchema } from "../../../studio/protocol/document.ts";
import { startStudioWithPage, withHeading } from "../../support/studio-with-page.ts";

const at = "2090-01-01T08:00:00Z";

/** Starts a studio with a page whose change is scheduled by a publisher. */
async function startPlanned() {
  const studio = await startStudioWithPage();
  const { document, revision } = await studio.open();
  const saved = v.parse(savedSchema, (await studio.save(studio.ada, revision, withHeading(document, "Later"))).body);
  const path = `documents/${studio.id}/schedule`;
  const planned = await studio.ben("POST", path, { revision: saved.revision, at });
  return { ...studio, document, path, planned };
}

test("W12, W88: a scheduled document can't be changed until its plan is canceled, then goes on as it was", async () => {
  const { ada, ben, document, open, path, planned, save, id } = await startPlanned();
  expect(planned).toMatchObject({ status: 200, body: { at } });
  const later = await open();
  expect(later.state).toMatchObject({ state: "scheduled", overlays: [{ scheduledAt: "2090-01-01T08:00:00+0000" }] });
  expect(await save(ada, later.revision, withHeading(document, "Now"))).toMatchObject({
    status: 409,
    body: { code: "scheduled" },
  });
  expect(await ben("DELETE", path)).toMatchObject({ status: 200 });
  const again = await open();
  expect(again).toMatchObject({ document: later.document, state: { state: "changed" } });
  const saved = v.parse(savedSchema, (await save(ada, again.revision, withHeading(document, "Now"))).body);
  const published = await ben("POST", `documents/${id}/publish`, { revision: saved.revision });
  expect(published).toMatchObject({ status: 200 });
});

test("W88: a draft that nobody changed after its plan was canceled can be published", async () => {
  const { ben, id, open, path } = await startPlanned();
  await ben("DELETE", path);
  const { revision } = await open();
  expect(await ben("POST", `documents/${id}/publish`, { revision })).toMatchObject({ status: 200 });
});

test("W88: publishers plan and cancel, for a time to come and a state that they have seen", async () => {
  const { ada, ben, open, path } = await startPlanned();
  expect(await ada("DELETE", path)).toMatchObject({ status: 403 });
  await ben("DELETE", path);
  expect(await ben("DELETE", path)).toMatchObject({ status: 404 });
  const { revision } = await open();
  expect(await ada("POST", path, { revision, at })).toMatchObject({ status: 403 });
  expect(await ben("POST", path, { revision: revision - 1, at })).toMatchObject({ status: 412 });
  const past = { revision, at: "2020-01-01T08:00:00Z" };
  expect(await ben("POST", path, past)).toMatchObject({ status: 400, body: { code: "invalid" } });
});

test("W88: a page that moves at a time is planned with its redirect, which a canceled plan does not leave", async () => {
  const { ben, content, id, move } = await startStudioWithPage();
  const revision = await move("www.tessera.example.rome.spring");
  const path = `documents/${id}/schedule`;
  expect(await ben("POST", path, { revision, at, keepAddress: true })).toMatchObject({ status: 200 });
  expect(await content.store.entries(`doc-${id}`)).toHaveLength(2);
  await ben("DELETE", path);
  expect(await content.store.entries(`doc-${id}`)).toMatchObject([{ document: id }]);
});
