import { type Client, ForbiddenError } from "@prismicio/client";
import { expect, test } from "vitest";
import { previewToken } from "../refs/write-ref.ts";
import { page, startContent } from "./content-service.ts";

const release = { id: "sale", kind: "release", label: "Sale", scheduledAt: null } as const;

async function start(visibility: "open" | "public" | "private") {
  const access = { visibility, tokens: ["first", "second"], writeTokens: ["write"] };
  const service = await startContent({ documents: [page("rome", { data: { title: "Rome" } })], access });
  await service.store.putOverlay(release);
  const { ref } = await service.newClient({ accessToken: "first" }).getReleaseByID("sale");
  return { ...service, releaseRef: ref };
}

const everything = { predicates: [], orderings: [], lang: "*", after: "", page: 1, pageSize: 1 };

const labels = async (client: Client) => (await client.getRefs()).map(({ label }) => label);

test("open: everyone sees releases", async () => {
  const { client, releaseRef } = await start("open");
  expect(await labels(client)).toEqual(["Master", "Sale"]);
  expect((await client.get({ ref: releaseRef })).results).toHaveLength(1);
});

test("public: everyone sees what is published, and releases with a token only", async () => {
  const { client, newClient, releaseRef } = await start("public");
  expect(await labels(client)).toEqual(["Master"]);
  expect(await client.getByUID("page", "rome")).toMatchObject({ uid: "rome" });
  await expect(client.get({ ref: releaseRef })).rejects.toThrow(ForbiddenError);
  const trusted = newClient({ accessToken: "second" });
  expect(await labels(trusted)).toEqual(["Master", "Sale"]);
  trusted.queryContentFromReleaseByLabel("Sale");
  expect(await trusted.getByUID("page", "rome")).toMatchObject({ uid: "rome" });
});

test("private: nobody sees anything without a token", async () => {
  const { client, newClient, origin, releaseRef } = await start("private");
  const requests = [client.getRepository(), client.get({ ref: releaseRef }), fetch(`${origin}/api/tags`)];
  const [repository, search, tags] = await Promise.allSettled(requests);
  expect(repository).toMatchObject({ status: "rejected", reason: expect.any(ForbiddenError) });
  expect(search).toMatchObject({ status: "rejected", reason: expect.any(ForbiddenError) });
  expect(tags).toMatchObject({ status: "fulfilled", value: { status: 401 } });
  const trusted = newClient({ accessToken: "first" });
  expect(await trusted.getByUID("page", "rome")).toMatchObject({ uid: "rome" });
  expect(await trusted.getTags()).toEqual([]);
});

test.each(["open", "public", "private"] as const)(
  "%s: a wrong token is refused, as is one for writing",
  async (visibility) => {
    const { newClient } = await start(visibility);
    await expect(newClient({ accessToken: "third" }).getRepository()).rejects.toThrow(ForbiddenError);
    await expect(newClient({ accessToken: "write" }).getRepository()).rejects.toThrow(ForbiddenError);
  },
);

test("a refusal says where tokens come from; the header is as good as the parameter", async () => {
  const { origin } = await start("private");
  const response = await fetch(`${origin}/api/v2`);
  expect(response.status).toBe(401);
  expect(await response.json()).toEqual({
    type: "api_security_error",
    message: expect.stringContaining("access_token"),
    oauth_initiate: `${origin}/auth`,
    oauth_token: `${origin}/auth/token`,
  });
  expect((await fetch(`${origin}/api/v2`, { headers: { authorization: "Token first" } })).status).toBe(200);
});

test("a preview lets its owner see its release where releases are not for everyone", async () => {
  const { client, store } = await start("public");
  await store.putPreview("p1", { overlay: "sale", expiresAt: Date.now() + 60_000 });
  const [sale] = (await store.state()).releases;
  const token = sale && previewToken("tessera.prismic.io", await store.state(), sale, "p1");
  expect((await client.get({ ref: token ?? "" })).results).toHaveLength(1);
});

test("the addresses of further pages contain the token", async () => {
  const { newClient } = await start("private");
  const trusted = newClient({ accessToken: "first" });
  const beyond = await trusted.get({ page: 2 });
  expect((await fetch(beyond.prev_page ?? "")).status).toBe(200);
});

test("tags are those of what is published, for those who see releases too", async () => {
  const { client, newClient, store } = await start("public");
  const { ref } = await client.getMasterRef();
  const rome = await client.getByUID("page", "rome", { ref });
  const [stored] = await store.documents({ master: (await store.state()).master, overlay: undefined }, [rome.id]);
  if (!stored) throw new Error("rome is published");
  expect(await store.putDocument("sale", { ...stored, tags: ["secret"] })).not.toHaveProperty("refused");
  for (const reader of [newClient(), newClient({ accessToken: "first" })]) {
    expect(await reader.getTags()).toEqual([]);
    expect((await reader.getRepository()).tags).toEqual([]);
  }
});

test("a preview is read by GraphQL too, with its token as the ref", async () => {
  const { origin, store } = await start("public");
  await store.insertModel("customtype", {
    id: "page",
    json: { Main: { uid: { type: "UID" }, title: { type: "Text" } } },
  });
  const master = (await store.state()).master;
  const [rome] = (await store.search({ master, overlay: undefined }, everything)).documents;
  if (!rome) throw new Error("rome is published");
  await store.putDocument("sale", { ...rome, data: { title: "Roma" } });
  await store.putPreview("p1", { overlay: "sale", expiresAt: Date.now() + 60_000 });
  const [sale] = (await store.state()).releases;
  const token = sale ? previewToken("tessera.prismic.io", await store.state(), sale, "p1") : "";
  const query = new URLSearchParams({ query: `{ page(uid: "rome", lang: "en-us") { title } }` });
  const request = async (ref: string) =>
    (await fetch(`${origin}/graphql?${query}`, { headers: { "prismic-ref": ref } })).json();
  expect(await request(token)).toEqual({ data: { page: { title: "Roma" } } });
  expect(await request(token.replace("p1", "p2"))).toMatchObject({ type: "api_notfound_error" });
});
