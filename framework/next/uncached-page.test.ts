import type { IncomingHttpHeaders } from "node:http";
import { expect, it, onTestFinished } from "vitest";
import { setProcess } from "./process-half.fixture.ts";
import { noProcessSettings } from "./process-settings.ts";
import { requestInProcess } from "./request-in-process.ts";
import { chooseRoute } from "./uncached-page.ts";

it.each([
  [true, "/uncached-page/a/en/auto/_", "script-src 'nonce-m4rk'"],
  [false, "/a/en/auto/_", undefined],
])("X28: where Next's own output is served (%s), pages have the route %s, and Next the nonce %s", async (...row) => {
  const [servesNext, route, policy] = row;
  onTestFinished(setProcess({ servesNext, settings: { ...noProcessSettings, scriptMark: "m4rk" } }));
  const received: IncomingHttpHeaders[] = [];
  await requestInProcess(
    ({ headers }, response) => {
      received.push(headers);
      response.end();
    },
    { path: "/", headers: { host: "a" } },
  );
  expect([chooseRoute("/a/en/auto/_"), received[0]?.["content-security-policy"]]).toEqual([route, policy]);
});
