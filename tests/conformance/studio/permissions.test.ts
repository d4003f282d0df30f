import { expect, test } from "vitest";
import * as v from "valibot";
import { page } from "../../../embedded/content-service/tests/content-service.ts";
import { listSchema, openedSchema } from "../../../studio/protocol/document.ts";
import { type Role, roles } from "../../../studio/protocol/roles.ts";
import { allRoutes } from "../../../studio/server/all-routes.fixture.ts";
import { secretToken } from "../../../studio/server/start-studio.fixture.ts";
import { listStudioRequests, type StudioRequest } from "../../support/studio/studio-requests.ts";
import { startStudioWithContent } from "../../support/studio-with-content.ts";

const uid = "www.tessera.example.spring";

type Headers = Readonly<Record<string, string>>;

/** A published page, and the requests that editors send for it. */
async function setUp() {
  const heading = [{ type: "heading1", text: "Spring", spans: [] }];
  const studio = await startStudioWithContent([page(uid, { type: "content_page", data: { heading } })]);
  const startSession = async (role: Role): Promise<Headers> => {
    const { headers } = await studio.press(await studio.addLink({ name: "Ada", role }));
    const [cookie = ""] = headers["set-cookie"]?.[0]?.split(";", 1) ?? [];
    return { cookie, origin: studio.origin, "x-studio": "1" };
  };
  const send = ({ method, route, path = route, body }: StudioRequest, headers: Headers) =>
    studio.request(`/studio/api/${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const reader = await startSession("viewer");
  const read = async (path: string) => (await send({ method: "GET", route: path, lowest: "viewer" }, reader)).text;
  const listed = v.parse(listSchema, JSON.parse(await read("documents?q=spring")));
  const path = `documents/${listed.results[0]?.id}`;
  const { document, revision } = v.parse(openedSchema, JSON.parse(await read(path)));
  /** All that a command could change: the list of documents, this one, its history and the files. */
  const readAll = async () => Promise.all(["documents", path, `${path}/history`, "media"].map(read));
  return { ...studio, startSession, send, readAll, requests: listStudioRequests(document, revision) };
}

/** Omits when a document was written last, and the revisions of that. */
const withoutTimes = (texts: readonly string[]) =>
  texts.map((text) => text.replaceAll(/"(?:at|revision)":(?:"[^"]*"|\d+)/g, ""));

test("W5: for each route the lowest role is known", async () => {
  const { requests } = await setUp();
  const names = (routes: readonly { readonly method: string; readonly path: string }[]) =>
    routes.map(({ method, path }) => `${method} ${path}`).toSorted();
  expect(names(requests.map(({ method, route }) => ({ method, path: route })))).toEqual(names(allRoutes));
});

test.each(roles)("W5: what a %s may not do is refused, and changes nothing", async (role) => {
  const { requests, startSession, send, readAll } = await setUp();
  const [own, before] = [await startSession(role), await readAll()];
  const statuses = new Map<string, boolean>();
  for (const sent of requests.filter(({ lowest }) => roles.indexOf(lowest) > roles.indexOf(role))) {
    const { status, text } = await send(sent, own);
    statuses.set(`${sent.method} ${sent.route}`, status === 403 && text.includes('"forbidden"'));
  }
  expect([...statuses].filter(([, isRefused]) => !isRefused)).toEqual([]);
  expect(await readAll()).toEqual(before);
});

test("W4, W6: without a session of this moment and the studio's own page nothing is read or changed", async () => {
  const { requests, startSession, send, readAll, world, origin } = await setUp();
  const before = await readAll();
  const [own, ended, old] = [await startSession("admin"), await startSession("admin"), await startSession("admin")];
  await send({ method: "DELETE", route: "session", lowest: "viewer" }, ended);
  const { cookie: _cookie, ...without } = own;
  const refused: readonly (readonly [string, Headers, number])[] = [
    ["no cookie", without, 401],
    ["a cookie that was made up", { ...own, cookie: `studio=${"a".repeat(43)}` }, 401],
    ["a session that was ended, again", ended, 401],
    ["another origin", { ...own, origin: "https://evil.example" }, 403],
    ["another origin of this machine", { ...own, origin: origin.replace("studio.", "tessera.") }, 403],
    ["no header of the studio", { ...own, "x-studio": "" }, 403],
  ];
  const passed: unknown[] = [];
  for (const sent of requests)
    for (const [name, headers, expected] of refused) {
      // Reading from elsewhere is what browsers refuse: no response permits it.
      if (sent.method === "GET" && expected === 403) continue;
      const { status } = await send(sent, headers);
      if (status !== expected) passed.push([sent.method, sent.route, name, status]);
    }
  expect(await readAll()).toEqual(before);
  world.ms += 12 * 3_600_000;
  for (const sent of requests) {
    const { status } = await send(sent, old);
    if (status !== 401) passed.push([sent.method, sent.route, "an old session", status]);
  }
  expect(passed).toEqual([]);
});

test("W6: no response lets another origin read it", async () => {
  const { requests, startSession, send } = await setUp();
  const own = { ...(await startSession("admin")), origin: "https://evil.example" };
  for (const sent of requests.filter(({ method }) => method === "GET")) {
    const { headers } = await send(sent, own);
    expect(Object.keys(headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
  }
});

test("W8: the token is in no response, success or not, and in no message of the log", async () => {
  const { requests, startSession, send, errors } = await setUp();
  const own = await startSession("admin");
  const secrets = [secretToken, own["cookie"]?.split("=")[1] ?? ""];
  const statuses: Record<string, number> = {};
  for (const sent of requests) {
    const { status, headers, text } = await send(sent, own);
    statuses[`${sent.method} ${sent.route}`] = status;
    for (const secret of secrets) expect(JSON.stringify(headers) + text).not.toContain(secret);
  }
  // Files need a form, renderings need Next, and the save before it makes a publication one of an old state.
  expect(Object.values(statuses).filter((status) => status < 300).length).toBeGreaterThan(14);
  for (const secret of secrets) expect(errors.join()).not.toContain(secret);
});

test("W4, W12: commands that are sent again change nothing more", async () => {
  const { requests, startSession, send, readAll } = await setUp();
  const own = await startSession("admin");
  const commands = requests.filter(({ method, route }) => /PUT|publish/.test(`${method} ${route}`));
  for (const sent of commands) await send(sent, own);
  const before = await readAll();
  const statuses: number[] = [];
  for (const sent of [...commands, ...commands]) statuses.push((await send(sent, own)).status);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  expect(withoutTimes(await readAll())).toEqual(withoutTimes(before));
});
