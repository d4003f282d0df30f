import { expect, test } from "@playwright/test";
import { send, sendBytes, type Sent } from "../support/send.ts";

const expected = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "x-frame-options": "SAMEORIGIN",
  "strict-transport-security": "max-age=31536000",
};

/** Headers that browsers send with a form of the same host. */
const ofOurPage = { "sec-fetch-site": "same-origin" };

const answers: readonly (readonly [title: string, status: number, sent: Sent])[] = [
  ["a page", 200, { path: "/rome/" }],
  ["a page in the cache", 200, { path: "/rome/" }],
  ["a page for HEAD", 200, { path: "/rome/", method: "HEAD" }],
  ["a missing page", 404, { path: "/no-such-page/" }],
  ["a path that no page can have", 404, { path: "/wp-login.php" }],
  ["a redirect of the server", 308, { path: "/rome" }],
  ["a redirect of a document", 302, { path: "/roma/" }],
  ["an address that can't be read", 400, { path: "/%E0%A4%A" }],
  ["another method", 405, { path: "/rome/", method: "PUT" }],
  ["health", 200, { path: "/healthz" }],
  ["readiness", 200, { path: "/readyz" }],
  ["robots.txt", 200, { path: "/robots.txt" }],
  ["the sitemap", 200, { path: "/sitemap.xml" }],
  ["an icon", 200, { path: "/icon.svg" }],
  ["a font", 200, { path: "/fonts/instrument-sans-latin-2.woff2" }],
  ["a missing font", 404, { path: "/fonts/none.woff2" }],
  ["a missing script", 404, { path: "/_next/static/none.js" }],
  ["a page for developers", 200, { path: "/dev/" }],
  ["a missing route", 404, { path: "/api/none/" }],
  ["the way out of a preview", 303, { path: "/api/exit-preview/" }],
  ["a preview that does not exist", 400, { path: "/api/preview/?token=none" }],
  ["a webhook that is not authentic", 401, { path: "/api/webhook/", method: "POST", body: "{}" }],
  ["a form of another site", 403, { path: "/api/currency/", method: "POST", body: "x" }],
  ["a form that can't be read", 400, { path: "/api/currency/", method: "POST", body: "x", headers: ofOurPage }],
];

for (const [title, status, sent] of answers) {
  test(`${title} has every security header`, async () => {
    // A busy machine may miss the deadline of one probe, or refuse one request. A sitemap names thousands of pages.
    await expect.poll(async () => (await send(sent)).status, { timeout: 90_000 }).toBe(status);
    const { headers } = await send(sent);
    expect(headers).toMatchObject(expected);
    expect(headers["permissions-policy"]).toContain("camera=()");
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(headers["content-security-policy"]).toMatch(/frame-ancestors '(?:self|none)'/);
    expect(headers["content-security-policy"]).not.toMatch(/script-src[^;]*'unsafe-/);
    expect(headers).not.toHaveProperty("x-powered-by");
  });
}

test("so has what Node refuses by itself", async () => {
  const cookie = "a".repeat(20_000);
  for (const [request, status] of [
    ["HELLO\r\n\r\n", 400],
    [`GET / HTTP/1.1\r\nHost: a\r\nCookie: ${cookie}\r\n\r\n`, 431],
    ["GET / HTTP/1.1\r\n\r\n", 400],
  ] as const) {
    const received = await sendBytes(request);
    expect(received).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(received).toMatch(/^x-content-type-options: nosniff\r$/im);
  }
});

test("an unknown host has them, and names of this machine are not told that they have https", async () => {
  const { headers } = await send({ path: "/", headers: { host: "evil.example" } });
  expect(headers["x-content-type-options"]).toBe("nosniff");
  const local = await send({ path: "/", headers: { host: "tessera.localhost:3000" } });
  expect(local.headers).not.toHaveProperty("strict-transport-security");
});

for (const path of ["/fonts/none.woff2", "/_next/static/none.js", "/_next/static/chunks/none.js", "/no-such-page/"]) {
  test(`${path} is missing, and no cache stores that for good`, async () => {
    const { status, headers } = await send({ path });
    expect(status).toBe(404);
    expect(String(headers["cache-control"])).not.toMatch(/immutable|max-age=[1-9]\d{3}/);
  });
}
