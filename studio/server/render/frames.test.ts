import { expect, test } from "vitest";
import { hero, market, startRendering } from "./start-rendering.fixture.ts";

const address = async (call: Awaited<ReturnType<typeof startRendering>>["call"], id = "rome") => {
  const { body } = await call("POST", "frame", { document: id, market });
  return new URL(typeof body === "object" ? String(body["url"]) : "");
};

test("W24, W28: a framed page is served on its host, for the studio's origin alone", async () => {
  const { call, request: send, origin } = await startRendering();
  const { host, pathname } = await address(call);
  const { status, headers, text } = await send(pathname, { headers: { host } });
  expect([status, text]).toEqual([200, expect.stringContaining(hero)]);
  expect(text).toContain(`"origin":"${origin}","marks":[{"slice":"hero$1","field":"title"}]`);
  expect(text).toContain('"shown":{"revision":3,"findings":[],"composed":[]}');
  expect(text).toContain("frame()</script></body>");
  expect(headers).toMatchObject({
    "content-security-policy": `frame-ancestors ${origin}`,
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex, nofollow",
  });
});

test("W24: any other address of a framed page is 404", async () => {
  const { call, request: send, world } = await startRendering();
  const { host, pathname } = await address(call);
  const status = async (target: string, headers = { host }) => (await send(target, { headers })).status;
  // The last letter has bits that do not count.
  const tampered = pathname.replace(/.(?=.{9}\/$)/, (letter) => (letter === "A" ? "B" : "A"));
  expect(await status(tampered)).toBe(404);
  expect(await status(pathname, { host: "westend.localhost" })).toBe(404);
  expect(await status("/studio-frame/x/")).toBe(404);
  expect((await send(pathname, { method: "POST", headers: { host } })).status).toBe(404);
  expect(await status((await address(call, "gone")).pathname)).toBe(404);
  world.ms += 299_999;
  expect(await status(pathname)).toBe(200);
  world.ms += 1;
  expect(await status(pathname)).toBe(404);
});

test("W79: a framed page ends with the session that opened it, and others stay", async () => {
  const { call, signIn, request: send } = await startRendering();
  const other = await signIn({ name: "Ben", role: "viewer" });
  const [own, bens] = [await address(call), await address(other)];
  const status = async ({ host, pathname }: URL) => (await send(pathname, { headers: { host } })).status;
  expect([await status(own), await status(bens)]).toEqual([200, 200]);
  await call("DELETE", "session");
  expect([await status(own), await status(bens)]).toEqual([404, 200]);
});
