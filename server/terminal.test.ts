import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { sites } from "../hosts/index.ts";
import { developerTools, escapeOutput, upstreamWarning, welcome } from "./terminal.ts";

test("names every site's local address, and the developer tools where they are served", () => {
  const origins = sites.map(({ name }) => `http://${name}.localhost:3000/`);
  expect(welcome(3000, "development").match(/http:.*localhost:3000\/\n/g)).toEqual(
    origins.map((origin) => `${origin}\n`),
  );
  expect(welcome(3000, "development")).toContain("http://localhost:3000/dev\n");
  expect(welcome(3000, "closed")).not.toContain("/dev");
  expect(welcome(3000, "open", { known: "Prices are demo prices." })).toMatch(
    /\/dev\n\n {2}Prices are demo prices\.\n/,
  );
});

test("W3: names the studio with its link, where it is served", () => {
  const studio = "http://studio.localhost:3000/studio/sign-in?link=abc";
  expect(welcome(3000, "closed", { studio })).toMatch(
    / Studio +http:\/\/studio\.localhost:3000\/studio\/sign-in\?link=abc\n/,
  );
  expect(welcome(3000, "closed")).not.toContain("Studio");
});

test.each([
  ["1", false, true],
  ["", false, false],
  [undefined, false, false],
  ["1", true, false],
])("I10: with DEVELOPER_PAGES=%s, in development %s, the start warns of /dev: %s", (value, development, expected) => {
  const text = welcome(3000, developerTools({ DEVELOPER_PAGES: value }, development));
  expect(text.includes("whoever reaches this server sees /dev")).toBe(expected);
});

test("names the upstreams that can't be used", () => {
  expect(upstreamWarning({ content: "ok", provider: "ok" })).toBeUndefined();
  expect(upstreamWarning({ content: "ref-not-found", provider: "ok" })).toBe(
    "The site can't use its content: ref-not-found. Check the address and the token. /readyz is 503 until it can.",
  );
});

test("a stream escapes what is written to it, and JSON stays JSON", () => {
  const stream = new PassThrough();
  const line = JSON.stringify({ message: "\u009B2J" });
  escapeOutput(stream);
  stream.write(line);
  expect(JSON.parse(String(stream.read()))).toEqual({ message: "\u009B2J" });
});
