import { expect, test } from "vitest";
import { page, typeModel } from "./content-service.ts";
import { startEditing } from "./editing-service.ts";

const home = "www.site.example";
const toPage = (id: string) => ({ to: { link_type: "Document", id } });
const toUrl = (url: string) => ({ to: { link_type: "Web", url } });
const redirect = (path: string, data: object, lang = "en-us") => ({
  type: "redirect",
  lang,
  uid: `${home}.${path}`,
  data,
});

/** Starts a service with a home page, `rome` in two languages, and a release. */
async function start() {
  const service = await startEditing([]);
  const { store, create, edit, send } = service;
  await store.setLanguages(["en-us", "de-de"].map((id) => ({ id, name: id })));
  for (const id of ["page", "redirect"])
    await store.insertModel("customtype", typeModel(id, { to: { type: "Link", config: {} } }));
  await service.publish(page(home), page(`${home}.rome`), page(`${home}.rome`, { lang: "de-de" }));
  const { id: release } = await create("releases", "Spring");
  return {
    put: (id: string, body: object, at = release) => edit("PUT", `releases/${at}/documents/${id}`, body),
    problems: async (id: string, body: object) =>
      (await send("POST", "validate", { id, overlay: release, ...body })).body,
    publish: (id = release) => edit("POST", `releases/${id}/publish`),
    create,
    rome: await service.findId(`${home}.rome`),
  };
}

const circular = {
  problems: [{ path: "data.to", message: expect.stringContaining("in a circle"), hint: expect.any(String) }],
};

test.each([
  ["its own address", toUrl(`https://${home}/a/`)],
  ["its own address in other letters, with a query", toUrl(`http://${home}/en/A/index?x=1#top`)],
  ["its own path", toUrl("/a")],
  ["a place on itself", toUrl("#top")],
  ["its own document", toPage("a")],
  ["a redirect that leads back", toPage("b")],
  ["its translation, which leads back", toPage("a-de")],
])("B9: a redirect to %s is a problem of the field, and is not written", async (_title, data) => {
  const { put, problems } = await start();
  await put("b", redirect("b", toUrl("/a/")));
  await put("a-de", redirect("a", toUrl("/a/"), "de-de"));
  expect(await problems("a", redirect("a", data))).toEqual(circular);
  expect(await put("a", redirect("a", data))).toMatchObject({
    status: 400,
    body: {
      message: expect.stringMatching(/^data\.to: the redirect leads in a circle: "www\.site\.example\.a" \(en-us\) → /),
    },
  });
});

test("B9: a redirect to a page, to another redirect or away is none", async () => {
  const { put, problems, rome } = await start();
  await put("b", redirect("b", toPage(rome)));
  for (const data of [
    toPage(rome),
    toPage("b"),
    toUrl("/b/"),
    toUrl("https://elsewhere.example/a/"),
    toUrl("/a/b/"),
    {},
  ])
    expect(await problems("a", redirect("a", data))).toEqual({ problems: [] });
  expect(await problems("rome-old", redirect("german", toUrl("/de/")))).toEqual({ problems: [] });
});

test("B9: releases that make a circle together are not both published", async () => {
  const { put, publish, create } = await start();
  const { id: other } = await create("releases", "Autumn");
  await put("a", redirect("a", toUrl("/b/")));
  await put("b", redirect("b", toUrl("/a/")), other);
  expect(await publish()).toMatchObject({ status: 200 });
  expect(await publish(other)).toMatchObject({ status: 400, body: { message: expect.stringContaining("data.to") } });
});
