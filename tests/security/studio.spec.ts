import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import * as v from "valibot";
import { systemTime } from "../../http/time.ts";
import { listedSchema, openedSchema, publishedSchema } from "../../studio/protocol/document.ts";
import { isAllowed, type Role, roles } from "../../studio/protocol/roles.ts";
import { allRoutes as routes } from "../../studio/server/all-routes.fixture.ts";
import { createLinks } from "../../studio/server/sessions/links.ts";
import { openStore } from "../../studio/server/sessions/open-store.ts";
import { writeToken } from "../support/start-site.ts";
import { asClient, flagship, type Received, send } from "../support/send.ts";

const folder = process.env["STUDIO_DIR"] ?? "";
const host = `studio.localhost:${new URL(process.env["BASE_URL"] ?? "http://localhost:3000").port}`;
const origin = `http://${host}`;

test.skip(folder === "", "A site that others started has its sign-in links in another folder.");
test.describe.configure({ mode: "serial" });

type Headers = Readonly<Record<string, string>>;

async function addLink(role: Role): Promise<string> {
  const store = await openStore(folder);
  const link = await createLinks(store, systemTime.date).add({ name: `A ${role}`, role });
  store.close();
  return link;
}

/** One sign-in for each role: all are from one address, whose attempts are limited. */
const signedIn = new Map<Role, Promise<Received>>();

/** Returns the response to the button of a link. */
async function signIn(role: Role): Promise<Received> {
  const known = signedIn.get(role) ?? addLink(role).then(press);
  signedIn.set(role, known);
  return known;
}

function press(link: string): Promise<Received> {
  const headers = { host, origin, "content-type": "application/x-www-form-urlencoded" };
  return send({ path: "/studio/sign-in", method: "POST", headers, body: new URLSearchParams({ link }).toString() });
}

async function startSession(role: Role, signing = signIn(role)): Promise<Headers> {
  const { headers } = await signing;
  const [cookie = ""] = headers["set-cookie"]?.[0]?.split(";", 1) ?? [];
  return { host, origin, cookie, "x-studio": "1" };
}

const call = (headers: Headers, method: string, path: string, body?: object) =>
  send({ path: `/studio/api/${path}`, method, headers, ...(body && { body: JSON.stringify(body) }) });

test("W4: the cookie of a session is for the studio alone, and no script reads it", async () => {
  const { status, headers } = await signIn("viewer");
  expect(status).toBe(303);
  expect(headers["set-cookie"]).toEqual([
    expect.stringMatching(/^studio=[\w-]{43}; Path=\/; Max-Age=604800; HttpOnly; SameSite=Strict$/),
  ]);
});

test("W3: a link that was used, or was made up, signs nobody in", async () => {
  const link = await addLink("admin");
  expect((await press(link)).status).toBe(303);
  for (const again of [link, "a".repeat(43)]) {
    const { status, headers } = await press(again);
    expect([status, headers["set-cookie"]]).toEqual([403, undefined]);
  }
});

test("W4, W6: no route serves anyone without a session, and none is changed from elsewhere", async () => {
  const own = await startSession("admin");
  expect(routes.length).toBeGreaterThan(15);
  for (const { method, path } of routes) {
    const without = { host, origin, "x-studio": "1" };
    expect([path, (await call(without, method, path)).status]).toEqual([path, 401]);
    expect([path, (await call({ ...without, cookie: "studio=made-up" }, method, path)).status]).toEqual([path, 401]);
    if (method === "GET") continue;
    for (const elsewhere of [
      { ...own, origin: `http://${flagship}` },
      { ...own, "x-studio": "" },
    ])
      expect([path, (await call(elsewhere, method, path)).status]).toEqual([path, 403]);
  }
});

test("W5: an editor does what the role permits, and nothing else", async () => {
  const sessions = await Promise.all(roles.map(async (role) => [role, await startSession(role)] as const));
  for (const [role, own] of sessions)
    for (const { method, path, action } of routes.filter((route) => !isAllowed(role, route.action)))
      expect([role, path, action, (await call(own, method, path)).status]).toEqual([role, path, action, 403]);
});

test("W4: a session that was ended is a 401 everywhere", async () => {
  const own = await startSession("admin", addLink("admin").then(press));
  expect((await call(own, "DELETE", "session")).status).toBe(200);
  for (const { method, path } of routes) expect([path, (await call(own, method, path)).status]).toEqual([path, 401]);
});

test("W5, W12: an editor saves, a publisher publishes, and the page is there at once", async () => {
  const [editor, publisher] = await Promise.all([startSession("editor"), startSession("publisher")]);
  const uid = `${flagship}.from-the-studio`;
  const data = { heading: [{ type: "heading1", text: "From the studio", spans: [] }] };
  const document = { type: "content_page", lang: "en-us", uid, tags: [], title: "Studio", data };
  const created = await call(editor, "POST", "documents", { document });
  expect(created.status).toBe(201);
  const { document: saved, revision } = v.parse(openedSchema, JSON.parse(created.body));
  const path = `documents/${saved.id}`;
  expect((await call(editor, "POST", `${path}/publish`, { revision })).status).toBe(403);
  expect((await send({ path: "/from-the-studio/" })).status).toBe(404);
  const published = await call(publisher, "POST", `${path}/publish`, { revision });
  const { documents, seenAfterMs } = v.parse(publishedSchema, JSON.parse(published.body));
  expect([documents, seenAfterMs]).toEqual([[saved.id], expect.any(Number)]);
  const page = await send({ path: "/from-the-studio/" });
  expect([page.status, page.body.includes("From the studio")]).toEqual([200, true]);
  const opened = v.parse(openedSchema, JSON.parse((await call(editor, "GET", path)).body));
  expect(v.parse(listedSchema, opened.state)).toMatchObject({ state: "published", author: "A editor" });
  const unpublish = { revision: opened.revision, acceptLoss: true };
  expect((await call(publisher, "POST", `${path}/unpublish`, unpublish)).status).toBe(200);
  await expect.poll(async () => (await send({ path: "/from-the-studio/" })).status).toBe(404);
});

test("W8: no file that the studio sends to browsers has a token of the content service", async () => {
  const files = await Promise.all(
    (await readdir(".next/studio")).map(
      async (name) => [name, await readFile(`.next/studio/${name}`, "latin1")] as const,
    ),
  );
  expect(files.filter(([name]) => name.endsWith(".js")).length).toBeGreaterThan(5);
  const known = /CONTENT_WRITE_TOKEN|writeToken/;
  expect(
    files.filter(([, text]) => known.test(text) || text.includes(`"${writeToken}"`)).map(([name]) => name),
  ).toEqual([]);
});

test("W2: for a client of the internet there is no studio", async () => {
  const outside = asClient("203.0.113.90");
  const statuses = await Promise.all([
    send({ path: "/studio/", headers: outside }),
    send({ path: "/studio/", headers: { ...outside, host } }),
    send({ path: "/studio/api/session", headers: { ...outside, host } }),
    send({ path: "/_studio/index.js", headers: outside }),
  ]);
  expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});

test("W1: /studio of a site leads to the studio, which nothing frames", async () => {
  const { status, headers } = await send({ path: "/studio" });
  expect([status, headers.location]).toEqual([302, `${origin}/studio`]);
  const page = await send({ path: "/studio/sign-in", headers: { host } });
  expect(page.headers).toMatchObject({
    "x-frame-options": "DENY",
    "cache-control": "no-store",
    "x-robots-tag": "noindex, nofollow",
    "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
  });
});
