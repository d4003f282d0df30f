import { expect, test } from "vitest";
import { page, startContent } from "./content-service.ts";

const section = page("travel", { type: "section" });
const parent = page("italy", {
  type: "section",
  data: { parent: { link_type: "Document", type: "section", uid: "travel" } },
});
const rome = page("rome", {
  data: {
    parent: { link_type: "Document", type: "section", uid: "italy" },
    lost: { link_type: "Document", type: "page", uid: "nobody" },
    body: { rich: ["To [Italy](document:section/italy) or [home](document:page/nobody)"] },
  },
});
const documents = [section, parent, rome, page("home"), page("rome", { lang: "de-de" })];

const two = { parent: "parent", section: "parent.parent" };

type Route = { type: string; path: string; uid?: string; lang?: string; resolvers?: Record<string, string> };
const all = (path: string, resolvers?: Record<string, string>): Route => ({
  type: "page",
  path,
  ...(resolvers ? { resolvers } : {}),
});

const cases: readonly (readonly [string, readonly Route[], string | null])[] = [
  ["static and uid", [all("/tours/:uid")], "/tours/rome"],
  ["lang", [all("/:lang/:uid")], "/en-us/rome"],
  ["optional lang of the master", [all("/:lang?/:uid")], "/rome"],
  ["trailing slash", [all("/:uid/")], "/rome/"],
  ["nothing left", [all("/:lang?")], "/"],
  ["nothing left but a slash", [all("/:lang?/")], "/"],
  ["resolver", [all("/:parent/:uid", { parent: "parent" })], "/italy/rome"],
  ["second level", [all("/:section/:parent/:uid", two)], "/travel/italy/rome"],
  ["empty relationship", [all("/:other/:uid", { other: "nothing" })], null],
  ["optional empty relationship", [all("/:other?/:uid", { other: "nothing" })], "/rome"],
  ["broken relationship", [all("/:other/:uid", { other: "lost" })], null],
  ["optional broken relationship", [all("/:other?/:uid", { other: "lost" })], "/rome"],
  ["no route for the type", [{ type: "section", path: "/:uid" }], null],
  ["uid before lang before type", [all("/a"), { ...all("/b"), lang: "en-us" }, { ...all("/c"), uid: "rome" }], "/c"],
  ["lang in any case", [{ ...all("/b"), lang: "EN-us" }], "/b"],
  ["lang before type", [all("/a"), { ...all("/b"), lang: "en-us" }], "/b"],
  [
    "uid and lang before uid",
    [
      { ...all("/c"), uid: "rome" },
      { ...all("/d"), uid: "rome", lang: "en-us" },
    ],
    "/d",
  ],
  ["routes for others", [all("/a"), { ...all("/b"), lang: "de-de" }, { ...all("/c"), uid: "home" }], "/a"],
  ["first of two alike", [all("/a"), all("/b")], "/a"],
];

test.each(cases)("%s: %o → %s", async (_, routes, url) => {
  const { client } = await startContent({ documents });
  expect((await client.getByUID("page", "rome", { routes: [...routes] })).url).toBe(url);
});

test("links, links in rich text and alternate languages have addresses too", async () => {
  const { client } = await startContent({ documents });
  const routes = [all("/:lang?/:uid"), { type: "section", path: "/s/:uid" }];
  const { data, alternate_languages } = await client.getByUID("page", "rome", { routes, brokenRoute: "/404" });
  expect(data["parent"].url).toBe("/s/italy");
  expect(data["body"][0].spans[0].data.url).toBe("/s/italy");
  expect(data["lost"].url).toBe("/404");
  expect(data["body"][0].spans[1].data).toMatchObject({ isBroken: true, url: "/404" });
  expect(alternate_languages).toMatchObject([{ lang: "de-de", url: "/de-de/rome" }]);
});

test("a link no route leads to has null, and no address at all without routes", async () => {
  const { client } = await startContent({ documents });
  expect((await client.getByUID("page", "rome", { routes: [all("/:uid")] })).data["parent"].url).toBeNull();
  expect((await client.getByUID("page", "rome")).data["parent"]).not.toHaveProperty("url");
});

test.each([
  ["{", "Invalid JSON"],
  ["{}", "Expected Array"],
  ['[{"type":"page"}]', "path"],
  ['[{"type":"page","path":"tours/:uid"}]', "must begin with /"],
  ['[{"type":"page","path":"/:parent/:uid"}]', ":parent"],
  ['[{"type":"page","path":"/:a","resolvers":{"a":"b.c.d"}}]', "two relationships"],
  [`[{"type":"page","path":"${"/a".repeat(33)}"}]`, "32 segments"],
])("routes=%s is refused: %s", async (routes, why) => {
  const { client, origin } = await startContent({ documents });
  const { ref } = await client.getMasterRef();
  const response = await fetch(`${origin}/api/v2/documents/search?${new URLSearchParams({ ref, routes })}`);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ type: "parsing-error", message: expect.stringContaining(why) });
});
