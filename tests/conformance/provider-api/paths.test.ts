import { describe, expect, it } from "vitest";
import { startProvider } from "./start-provider.ts";

const ask = await startProvider();

const paths: ReadonlyArray<readonly [string, string]> = [
  ["v6/tour-groups", "?ids[]=50001,50101"],
  ["v6/tour-groups/list-by/collection/1001", ""],
  ["v1/collection", "?ids[]=1001"],
  ["v1/currency/list", ""],
];

describe("H1: a path answers the same with or without /tours/ and a trailing slash", () => {
  it.each(paths)("%s%s", async (path, query) => {
    const spellings = [`/api/tours/${path}`, `/api/tours/${path}/`, `/api/${path}`, `/api/${path}/`];
    const answers = await Promise.all(spellings.map((spelling) => ask(spelling + query)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });
});

describe("the same question has the same answer", () => {
  it.each(paths)("%s%s: body, ETag and Cache-Control", async (path, query) => {
    const first = await ask(`/api/tours/${path}/${query}`);
    const second = await ask(`/api/tours/${path}/${query}`);
    expect(second.text).toBe(first.text);
    expect(second.headers.get("etag")).toBe(first.headers.get("etag"));
    expect(first.headers.get("cache-control")).toBe("public, max-age=300");
  });

  it.each(paths)("%s%s: 304 to who has it", async (path, query) => {
    const { headers } = await ask(`/api/tours/${path}/${query}`);
    const again = await ask(`/api/tours/${path}/${query}`, { headers: { "if-none-match": headers.get("etag") ?? "" } });
    expect([again.status, again.text]).toEqual([304, ""]);
  });

  it("another question has another ETag", async () => {
    const [english, german] = await Promise.all([
      ask("/api/v1/collection/?ids[]=1001"),
      ask("/api/v1/collection/?ids[]=1001&language=DE"),
    ]);
    expect(german.headers.get("etag")).not.toBe(english.headers.get("etag"));
  });
});
