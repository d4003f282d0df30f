import { createClient, RepositoryNotFoundError } from "@prismicio/client";
import { expect, test } from "vitest";
import { page, startContent } from "./content-service.ts";

const documents = [
  page("rome", { type: "experience_page", tags: ["rome", "italy"] }),
  page("rome", { type: "experience_page", lang: "ar-ae" }),
  page("berlin", { lang: "de-de", tags: ["berlin"] }),
];

test("the repository lists its master ref, types, tags, and languages with the master first", async () => {
  const { client } = await startContent(documents);
  const repository = await client.getRepository();
  expect(repository.refs).toMatchObject([{ id: "master", isMasterRef: true }]);
  expect(repository.types).toEqual({ experience_page: "Experience page", page: "Page" });
  expect(repository.tags).toEqual(["berlin", "italy", "rome"]);
  expect(repository.languages.map(({ id, is_master }) => [id, is_master])).toEqual([
    ["en-us", true],
    ["ar-ae", false],
    ["de-de", false],
  ]);
});

test("the forms have the addresses of the host that was asked", async () => {
  const { client, origin } = await startContent(documents);
  const { forms } = await client.getRepository();
  expect(forms["everything"]?.action).toBe(`${origin}/api/v2/documents/search`);
  expect(forms["tags"]?.action).toBe(`${origin}/api/tags`);
});

test("tags have an address of their own", async () => {
  const { client, origin } = await startContent(documents);
  expect(await client.getTags()).toEqual(["berlin", "italy", "rome"]);
  expect(await (await fetch(`${origin}/api/tags`)).json()).toEqual(["berlin", "italy", "rome"]);
});

test("the client sees no repository where there is none", async () => {
  const { origin } = await startContent(documents);
  const lost = createClient("embedded-repo", { documentAPIEndpoint: `${origin}/api/v3` });
  await expect(lost.getRepository()).rejects.toThrow(RepositoryNotFoundError);
});

test("another set of documents is another master ref, the same set the same one", async () => {
  const first = await startContent(documents);
  const second = await startContent(documents);
  const third = await startContent(documents.slice(1));
  const ref = (await first.client.getMasterRef()).ref;
  expect((await second.client.getMasterRef()).ref).toBe(ref);
  expect((await third.client.getMasterRef()).ref).not.toBe(ref);
});
