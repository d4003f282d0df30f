import { createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { startStudio } from "../start-studio.fixture.ts";
import { client, startIssuer } from "./start-issuer.fixture.ts";
import { comeBack, startWithIssuer } from "./start-with-issuer.fixture.ts";

test("W75: who has a role signs in at the issuer, with a session as the link's", async () => {
  const { finish, request, callback, cookie, origin, errors } = await comeBack();
  const { status, headers } = await finish(callback, cookie);
  expect([status, headers.location, errors]).toEqual([303, "/studio", []]);
  expect(headers["set-cookie"]).toEqual([
    "studio-sign-in=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax",
    expect.stringMatching(/^studio=[\w-]{43}; Path=\/; Max-Age=604800; HttpOnly; SameSite=Strict$/),
  ]);
  const session = headers["set-cookie"]?.[1]?.split(";", 1)[0] ?? "";
  const { text } = await request("/studio/api/session", { headers: { cookie: session, origin } });
  expect(JSON.parse(text).editor).toEqual({ name: "Ada Byron (ada@example.com)", role: "publisher" });
});

test("W75: the way to the issuer has a state, a nonce and a challenge, and its cookie is the browser's alone", async () => {
  const issuer = await startIssuer();
  const { start, origin } = await startWithIssuer(issuer);
  const { status, location, headers } = await start();
  const query = Object.fromEntries(new URL(location).searchParams);
  expect([status, location.startsWith(`${issuer.issuer}/authorize?`)]).toEqual([302, true]);
  expect(query).toMatchObject({
    response_type: "code",
    client_id: client.id,
    redirect_uri: `${origin}/studio/sign-in/callback`,
    scope: "openid email profile",
    code_challenge_method: "S256",
  });
  expect([query["state"], query["nonce"], query["code_challenge"]].join()).toMatch(/^[\w-]{43},[\w-]{43},[\w-]{43}$/);
  expect(headers["set-cookie"]?.[0]).toMatch(
    /^studio-sign-in=\d+\.[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/,
  );
});

test("W75: with https the cookie of a sign-in has the prefix of its host", async () => {
  const { issuer } = await startIssuer();
  const { start } = await startWithIssuer({ issuer, variables: { STUDIO_ORIGIN: "https://studio.example" } });
  expect((await start()).headers["set-cookie"]?.[0]).toMatch(/^__Host-studio-sign-in=.*; SameSite=Lax; Secure$/);
});

test("W77: while the issuer is down the site runs, and a sign-in says so; later it works", async () => {
  const first = await startIssuer();
  await first.stop();
  const { start, request, errors } = await startWithIssuer(first);
  expect((await request("/rome/", { headers: { host: "www.tessera.example" } })).text).toBe("site");
  const { status, text } = await start();
  expect(status).toBe(503);
  expect(text).toContain("can’t be reached right now");
  expect(errors).toEqual([`Error: The issuer localhost:${first.port} can't be used.`]);
  await startIssuer(first.port);
  expect((await start()).status).toBe(302);
});

test("W77: an issuer that fails between start and end is a 503", async () => {
  const { finish, callback, cookie, issuer } = await comeBack();
  await issuer.stop();
  expect((await finish(callback, cookie)).status).toBe(503);
});

test("W77: an issuer that never responds is waited for 5 seconds", { timeout: 20_000 }, async () => {
  const silent = createServer();
  await new Promise<void>((resolve) => void silent.listen(0, "localhost", resolve));
  onTestFinished(() => void silent.close());
  const address = silent.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const { start } = await startWithIssuer({ issuer: `http://localhost:${port}` });
  expect((await start()).status).toBe(503);
});

test("W75: the sign-in page has a button that leads to the issuer, and links go on working", async () => {
  const { issuer, port } = await startIssuer();
  const { request, openLink } = await startWithIssuer({ issuer });
  const { text } = await request("/studio/sign-in");
  expect(text).toContain(`<a class="button" href="/studio/sign-in/start">Sign in with localhost:${port}</a>`);
  expect((await openLink()).status).toBe(303);
});

test("W75: without an issuer there is no other way than a link", async () => {
  const { request } = await startStudio();
  expect((await request("/studio/sign-in")).text).not.toContain("Sign in with");
  expect((await request("/studio/sign-in/callback?code=1")).headers["set-cookie"]).toBeUndefined();
});
