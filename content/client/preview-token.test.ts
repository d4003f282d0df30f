import { expect, test } from "vitest";
import { testClient } from "./test-client.example.ts";
import { previewToken } from "./preview-token.ts";
import { startTestService } from "./test-service.example.ts";

const owner = { repository: "tessera", endpoint: "http://localhost:4001/api/v2" };
const token = "https://tessera.prismic.io/previews/m1:d1?websitePreviewId=X1";
const embedded = "http://localhost:4001/previews/r1~m1?websitePreviewId=X1";
const jar = (repository: string, preview: unknown) =>
  JSON.stringify({ _tracker: "abcd1234", [`${repository}.prismic.io`]: { preview } });

test.each([
  ["a raw token", token, token],
  ["a raw token of the service itself", embedded, embedded],
  ["an encoded token", encodeURIComponent(token), token],
  ["the toolbar's jar", jar("tessera", token), token],
  ["an encoded jar", encodeURIComponent(jar("tessera", token)), token],
  ["a jar with a ref of the newer kind", jar("tessera", "m-1a:p-2_b"), "m-1a:p-2_b"],
  ["a token with escapes of its own", `${token}&x=%2525`, `${token}&x=%2525`],
])("E18: %s is a preview token", (_title, cookie, expected) => {
  expect(previewToken(cookie, owner)).toBe(expected);
});

test.each([
  ["nothing", ""],
  ["a word", "true"],
  ["a jar without a preview", JSON.stringify({ _tracker: "abcd1234" })],
  ["another repository's jar", jar("theatre", token)],
  ["another repository's token", token.replace("tessera", "theatre")],
  ["another repository's token in our jar", jar("tessera", token.replace("tessera", "theatre"))],
  ["a jar whose preview is no text", jar("tessera", 1)],
  ["a jar whose entry is null", '{"tessera.prismic.io":null}'],
  ["an address that is no preview", "https://tessera.prismic.io/api/v2?websitePreviewId=X1"],
  ["a token without its id", "https://tessera.prismic.io/previews/m1:d1"],
  ["half an escape", "%E0%A4%A"],
  ["a list", "[]"],
])("E18: %s is no preview token", (_title, cookie) => {
  expect(previewToken(cookie, owner)).toBeUndefined();
});

test("E18: a preview cookie overrides the ref, for its own questions only", async () => {
  await using service = await startTestService();
  const client = testClient(service, { mode: { kind: "ref", ref: "r0" } });
  const preview = client.withPreview(jar("tessera", token));
  for (const each of [client, preview, client, client.withPreview("theirs")])
    await each.ofHost("www.tessera.example", ["microsite"]);
  expect(service.searches().map((query) => query.get("ref"))).toEqual(["r0", token, "r0", "r0"]);
});

test("a preview that expired is an error, not what is published", async () => {
  const refusal = { type: "api_security_error", message: "This preview token has expired. Master ref is: m1" };
  await using service = await startTestService({ search: () => ({ status: 404, json: refusal }) });
  await expect(
    testClient(service).withPreview(token).ofHost("www.tessera.example", ["microsite"]),
  ).rejects.toMatchObject({
    kind: "authorization",
    message: refusal.message,
  });
  expect(service.searches()).toHaveLength(1);
});
