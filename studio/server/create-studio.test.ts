import { expect, test } from "vitest";
import { startStudio } from "./start-studio.fixture.ts";

const files = {
  "index.html": "<html>",
  "app-1A2B3C4D.js": "plain",
  "app-1A2B3C4D.js.br": "brotli",
  "manifest.json": "{}",
};

test("W1: the studio's host has the application, and a site's /studio leads there", async () => {
  const { request, origin } = await startStudio({ files });
  const pages = await Promise.all(["/", "/studio", "/studio/documents/rome"].map((path) => request(path)));
  expect(pages.map(({ status, text }) => [status, text])).toEqual(pages.map(() => [200, "<html>"]));
  const { status, headers } = await request("/studio", { headers: { host: "www.tessera.example" } });
  expect([status, headers.location]).toEqual([302, `${origin}/studio`]);
  expect((await request("/rome/", { headers: { host: "www.tessera.example" } })).text).toBe("site");
  expect((await request("/studio", { headers: { host: "elsewhere.example" } })).text).toBe("site");
});

test("W1: the application's page runs its own files only, is framed by nobody, and no cache stores it", async () => {
  const { request, port } = await startStudio({ files });
  const { headers } = await request("/studio");
  expect(headers).toMatchObject({
    "cache-control": "no-store",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex, nofollow",
  });
  const policy = headers["content-security-policy"];
  expect(policy).toContain("default-src 'none'; script-src 'self';");
  expect(policy).toContain(`http://tessera.localhost:${port}`);
  expect(policy).toContain("frame-ancestors 'none'");
});

test("W1: files of the application are compressed and immutable; other files of the build are not served", async () => {
  const { request } = await startStudio({ files });
  const plain = await request("/_studio/app-1A2B3C4D.js");
  expect([plain.status, plain.text, plain.headers["content-type"]]).toEqual([
    200,
    "plain",
    "text/javascript; charset=utf-8",
  ]);
  const small = await request("/_studio/app-1A2B3C4D.js", { headers: { "accept-encoding": "gzip, br" } });
  expect([small.text, small.headers["content-encoding"]]).toEqual(["brotli", "br"]);
  expect(small.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  const missing = await Promise.all(
    ["none.js", "app-1A2B3C4D.js.br", "..%2fsecret.js", "index.html"].map((name) => request(`/_studio/${name}`)),
  );
  expect(missing.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});

test("W2: on a public address the studio is off, and its paths are the site's", async () => {
  const { request, opened, port } = await startStudio({ isLocal: false, files });
  expect(opened).toBeUndefined();
  expect((await request("/studio")).text).toBe("site");
  expect((await request("/studio/api/session", { headers: { host: `studio.localhost:${port}` } })).text).toBe("site");
  expect((await request("/studio", { headers: { host: "www.tessera.example" } })).text).toBe("site");
});

test("W2: without a configured origin, a request that a proxy passed on is the site's", async () => {
  const { request } = await startStudio({ files });
  expect((await request("/studio", { headers: { "x-forwarded-for": "203.0.113.9" } })).text).toBe("site");
});

test("W2: at a configured origin the studio is served to all, and its start shows no link", async () => {
  const { request, opened } = await startStudio({
    variables: { STUDIO_ORIGIN: "https://studio.example" },
    isLocal: false,
    files,
  });
  expect(opened).toBe("https://studio.example/studio");
  expect((await request("/studio", { headers: { "x-forwarded-for": "203.0.113.9" } })).text).toBe("<html>");
});

test("W2: the sites run without a studio where its folder can't be used, and the error names the setting", async () => {
  const { request, opened, errors } = await startStudio({ folder: "/dev/null/studio" });
  expect(opened).toBeUndefined();
  expect((await request("/studio")).text).toBe("site");
  expect(errors).toEqual(["Error: The studio is off: STUDIO_DIR, /dev/null/studio, can't be used."]);
});

test("W3: the page of a link does not use it up, its button does, once", async () => {
  const { request, press, link } = await startStudio();
  const page = () => request(`/studio/sign-in?link=${link}`);
  expect((await page()).text).toContain(`value="${link}"`);
  expect((await page()).text).toContain("<button>Sign in</button>");
  const signedIn = await press(link);
  expect([signedIn.status, signedIn.headers.location]).toEqual([303, "/studio"]);
  const replayed = await press(link);
  expect([replayed.status, replayed.headers["set-cookie"]]).toEqual([403, undefined]);
});

test("W3: a link that is no link is in no page", async () => {
  const { request } = await startStudio();
  const { text } = await request(`/studio/sign-in?link=${encodeURIComponent('"><script>')}`);
  expect(text).not.toContain("<script>");
});

test("W3: a link is used by the studio's own form only", async () => {
  const { press, link } = await startStudio();
  for (const origin of ["https://evil.example", "null", ""]) expect((await press(link, { origin })).status).toBe(403);
  expect((await press(link)).status).toBe(303);
});

test("W3: an address that tries links has to wait", async () => {
  const { press, world } = await startStudio();
  const tries = await Promise.all(Array.from({ length: 11 }, () => press("a".repeat(43))));
  expect(tries.filter(({ status }) => status === 403).length).toBe(10);
  expect(tries.filter(({ status }) => status === 429).length).toBe(1);
  world.ms += 10_000;
  expect((await press("a".repeat(43))).status).toBe(403);
});

test.each([
  [{}, /^studio=[\w-]{43}; Path=\/; Max-Age=604800; HttpOnly; SameSite=Strict$/],
  [
    { STUDIO_ORIGIN: "https://studio.example" },
    /^__Host-studio=[\w-]{43}; Path=\/; Max-Age=604800; HttpOnly; SameSite=Strict; Secure$/,
  ],
])("W4: with %j, no script reads the cookie, and no other site sends it", async (variables, expected) => {
  const { openLink } = await startStudio({ variables });
  const { headers } = await openLink();
  expect(headers["set-cookie"]?.[0]).toMatch(expected);
});
