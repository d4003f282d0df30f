import { expect, test } from "vitest";
import { systemTime } from "../../../http/time.ts";
import { comeBack } from "./start-with-issuer.fixture.ts";

const seconds = () => Math.floor(systemTime.date() / 1000);

test.each([
  ["an address without a role", { claims: { email: "ada@elsewhere.example" } }, "may not use this studio"],
  ["an address that is not verified", { claims: { email_verified: false } }, "may not use this studio"],
  ["another nonce", { claims: { nonce: "another" } }, "could not be verified"],
  ["another audience", { claims: { aud: "another" } }, "could not be verified"],
  ["another issuer", { claims: { iss: "https://elsewhere.example" } }, "could not be verified"],
  ["a time that is over", { claims: { exp: seconds() - 60 } }, "could not be verified"],
  ["the signature of another key", { isForged: true }, "could not be verified"],
])("W76: a token with %s signs nobody in", async (_name, approval, sentence) => {
  const { finish, callback, cookie } = await comeBack(approval);
  const { status, headers, text } = await finish(callback, cookie);
  expect([status, headers["set-cookie"]?.length]).toEqual([403, 1]);
  expect(text).toContain(sentence);
});

test("W76: a sign-in is finished once", async () => {
  const { finish, callback, cookie } = await comeBack();
  expect((await finish(callback, cookie)).status).toBe(303);
  const { status, text } = await finish(callback, cookie);
  expect(status).toBe(403);
  expect(text).toContain("was finished already");
});

test("W76: a sign-in is finished in the browser that began it, with its state and within ten minutes", async () => {
  const { start, finish, callback, cookie, world } = await comeBack();
  const other = await start();
  const refused = [
    await finish(callback, ""),
    await finish(callback, other.cookie),
    await finish(callback, cookie.replace(/=\d+/, "=1600001")),
    await finish(callback.replace(/state=[\w-]+/, "state=made-up"), cookie),
  ];
  world.ms += 600_000;
  refused.push(await finish(callback, cookie));
  for (const { status, text } of refused) {
    expect(status).toBe(403);
    expect(text).toContain("was not begun in this browser");
  }
});

test("W76: a code of another sign-in is refused by the issuer", async () => {
  const { start, finish, callback, issuer } = await comeBack();
  const other = await start();
  const own = new URL(issuer.approve(other.location), issuer.issuer);
  own.searchParams.set("code", new URL(callback, issuer.issuer).searchParams.get("code") ?? "");
  expect((await finish(own.pathname + own.search, other.cookie)).status).toBe(403);
});

test("W76: a sign-in that the person cancelled says so", async () => {
  const { finish, callback, cookie } = await comeBack();
  const { status, text } = await finish(callback.replace(/code=[\w-]+/, "error=access_denied"), cookie);
  expect(status).toBe(403);
  expect(text).toContain("was cancelled or refused");
});

test("W76: a network that comes back from the issuer again and again has to wait", async () => {
  const { finish, callback } = await comeBack();
  const tries = await Promise.all(Array.from({ length: 31 }, () => finish(callback, "")));
  expect(tries.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
});
