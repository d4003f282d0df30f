import { expect, test } from "vitest";
import * as v from "valibot";
import { page } from "../../../embedded/content-service/tests/content-service.ts";
import { listSchema } from "../../../studio/protocol/document.ts";
import { startStudioWithContent } from "../../support/studio-with-content.ts";

const uid = "www.tessera.example.spring";

test("W97: who opens the list has its pages checked, each state once, and finds those with findings", async () => {
  const { signIn, world, errors, content } = await startStudioWithContent([page(uid, { type: "content_page" })]);
  world.ms = Date.now() + 60_000;
  const ada = await signIn({ name: "Ada", role: "viewer" });
  const list = async (query: string) => v.parse(listSchema, (await ada("GET", `documents?${query}`)).body);
  expect(await list("findings=unknown")).toMatchObject({ results: [{ uid, kind: "", findings: null }] });
  // A page that can't be rendered, as here without Next, is one finding.
  await expect
    .poll(() => list("findings=some"), { timeout: 10_000 })
    .toMatchObject({ results: [{ uid, findings: 1 }] });
  expect(await list("findings=unknown")).toMatchObject({ total: 0 });
  const due = { "checked-before": new Date(world.ms - 86_400_000).toISOString(), order: "checked" };
  const headers = { authorization: "Bearer token-of-the-content-service" };
  const response = await fetch(`${content.origin}/editing/documents?${new URLSearchParams(due)}`, { headers });
  expect(await response.json()).toMatchObject({ total: 0 });
  expect(errors).toEqual([]);
});
