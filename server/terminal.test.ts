import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { sites } from "../hosts/index.ts";
import { escapeControls, escapeOutput, upstreamWarning, welcome } from "./terminal.ts";

test("names every site's local address, and the developer tools where they are served", () => {
  const origins = sites.map(({ name }) => `http://${name}.localhost:3000/`);
  expect(welcome(3000, true).match(/http:.*localhost:3000\/\n/g)).toEqual(origins.map((origin) => `${origin}\n`));
  expect(welcome(3000, true)).toContain("http://localhost:3000/dev\n");
  expect(welcome(3000, false)).not.toContain("/dev");
  expect(welcome(3000, true, "Prices are demo prices.")).toMatch(/\/dev\n\n {2}Prices are demo prices\.\n$/);
});

test("names the upstreams that can't be used", () => {
  expect(upstreamWarning({ content: "ok", provider: "ok" })).toBeUndefined();
  expect(upstreamWarning({ content: "ref-not-found", provider: "ok" })).toBe(
    "The site can't use its content: ref-not-found. Check the address and the token. /readyz is 503 until it can.",
  );
});

test.each([
  ["two\nlines\tand a tab", "two\nlines\tand a tab"],
  ["\u001B[31mred\u001B[0m", "\u001B[31mred\u001B[0m"],
  ["\u001B[2J\u001B]0;title\u0007", String.raw`\u001b[2J\u001b]0;title\u0007`],
  ["a\rb\0c\u007F\u009B2J", String.raw`a\u000db\u0000c\u007f\u009b2J`],
  ["東京 – é", "東京 – é"],
])("%j is logged as %j", (text, expected) => {
  expect(escapeControls(text)).toBe(expected);
});

test("a stream escapes what is written to it, and JSON stays JSON", () => {
  const stream = new PassThrough();
  const line = JSON.stringify({ message: "\u009B2J" });
  escapeOutput(stream);
  stream.write(line);
  expect(JSON.parse(String(stream.read()))).toEqual({ message: "\u009B2J" });
});
