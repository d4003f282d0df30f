import { expect, test } from "@playwright/test";
import { asClient, flagship, type Received, send } from "../support/send.ts";

const valid = {
  email: "ada@example.com",
  event: "City Page Subscribe",
  locale: "en",
  form: "page-newsletter-form",
  to: "/rome/",
  website: "",
};
const ours = { origin: `https://${flagship}`, "sec-fetch-site": "same-origin" };
const typed = { "content-type": "application/x-www-form-urlencoded" };

/** Posts a form from a separate client. */
function post(
  client: string,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = ours,
  path = "/api/newsletter/",
) {
  const body = new URLSearchParams(fields).toString();
  return send({ path, method: "POST", body, headers: { ...typed, ...headers, ...asClient(client) } });
}

/** Posts after which a limit must have been met, however slow the machine is. */
const maxPosts = 200;

/** Posts until the client has to wait, and returns the statuses before. */
async function flood(postOnce: () => Promise<Received>): Promise<readonly number[]> {
  const accepted: number[] = [];
  while (accepted.length < maxPosts) {
    const { status } = await postOnce();
    if (status === 429) return accepted;
    accepted.push(status);
  }
  throw new Error(`None of ${maxPosts} posts was refused.`);
}

for (const path of ["/api/newsletter/", "/api/group-submit-form/", "/api/availability-alert/", "/api/promo-code/"]) {
  for (const [what, headers] of [
    ["another site", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }],
    ["another subdomain", { origin: "https://evil.tessera.example", "sec-fetch-site": "same-site" }],
    ["an opaque origin", { origin: "null" }],
    ["nobody", {}],
  ] as const) {
    test(`${path} refuses a form of ${what}`, async () => {
      const { status, headers: received } = await post("203.0.113.20", valid, headers, path);
      expect([status, received["set-cookie"]]).toEqual([403, undefined]);
    });
  }

  test(`${path} refuses a body that is too large, whole or in parts`, async () => {
    const large = { ...valid, email: "a".repeat(20_000) };
    expect((await post("203.0.113.21", large, ours, path)).status).toBe(413);
    const parts = { ...ours, "transfer-encoding": "chunked" };
    expect((await post("203.0.113.21", large, parts, path)).status).toBe(413);
  });
}

const promo = { locale: "en", form: "page-promo_codes-0", to: "/rome/" };

for (const code of ['A"B', "10 % OFF", "a".repeat(41), "<b>", "A;B"]) {
  test(`/api/promo-code/ refuses ${code}, which no page can apply`, async () => {
    const { status, headers } = await post("203.0.113.27", { ...promo, code }, ours, "/api/promo-code/");
    expect([status, headers["set-cookie"]]).toEqual([400, undefined]);
  });
}

test("A5: a code is applied in a cookie that no script reads, and returns to the code", async () => {
  const { status, headers } = await post("203.0.113.28", { ...promo, code: "ROMA10" }, ours, "/api/promo-code/");
  expect([status, headers.location, headers["set-cookie"]]).toEqual([
    303,
    "/rome/#page-promo_codes-0",
    ["promo-code=ROMA10; Path=/; Max-Age=86400; HttpOnly; SameSite=Lax; Secure"],
  ]);
});

test("a client that floods promo codes has to wait", async () => {
  const fields = { ...promo, code: "ROMA10" };
  const accepted = await flood(() => post("203.0.113.29", fields, ours, "/api/promo-code/"));
  expect(accepted.length).toBeGreaterThanOrEqual(30);
  expect(new Set(accepted)).toEqual(new Set([303]));
});

test("a form that robots fill in is thanked", async () => {
  const { status, headers } = await post("203.0.113.22", { ...valid, website: "https://spam.example" });
  expect([status, headers.location]).toEqual([303, "/rome/#page-newsletter-form-sent"]);
});

test("a post with the same key is the same message, and both get thanks", async () => {
  const keyed = { ...valid, key: "00ff" };
  const statuses = await Promise.all([1, 2].map(async () => (await post("203.0.113.23", keyed)).status));
  expect(statuses).toEqual([303, 303]);
});

test("a client that floods a form has to wait, and no other", async () => {
  const accepted = await flood(() => post("203.0.113.24", valid));
  expect(accepted.length).toBeGreaterThanOrEqual(10);
  expect(new Set(accepted)).toEqual(new Set([303]));
  expect((await post("203.0.113.25", valid)).status).toBe(303);
});

test("a form's result is shown once, to its visitor alone, and no cache stores it", async () => {
  const posted = await post("203.0.113.26", { ...valid, email: '"><script>alert(1)</script>' });
  const [cookie = ""] = posted.headers["set-cookie"] ?? [];
  expect(cookie).toMatch(/; Path=\/rome\/; Max-Age=60; HttpOnly; SameSite=Lax; Secure$/);
  const [pair = ""] = cookie.split(";", 1);
  const shown = await send({ path: "/rome/", headers: { cookie: pair } });
  expect(shown.headers["cache-control"]).toBe("private, no-store");
  expect(shown.headers["set-cookie"]?.[0]).toMatch(/^form-state=; Path=\/rome\/; Max-Age=0/);
  expect(shown.headers["content-security-policy"]).toBeDefined();
  expect(shown.body).toContain('value="&quot;&gt;&lt;script&gt;');
  expect(shown.body).not.toContain("<script>alert(1)");
  const other = await send({ path: "/rome/" });
  expect(other.body).not.toContain("&lt;script&gt;");
});

test("a made-up state changes nothing of a page", async () => {
  // A page that is stale at the first visit may be another one at the second.
  await expect(async () => {
    const plain = await send({ path: "/rome/" });
    const { status, body } = await send({ path: "/rome/", headers: { cookie: "form-state=AAAA" } });
    expect([status, body === plain.body]).toEqual([200, true]);
  }).toPass({ timeout: 20_000 });
});
