import { expect, test } from "vitest";
import { upstreams } from "../upstreams.ts";
import { pictureOrigins } from "./picture-origins.ts";

const hosted = { CONTENT_API_URL: "https://a.cdn.prismic.io/api/v2", PROVIDER_API_URL: "https://api.example" };
const listOrigins = (variables: Record<string, string>) =>
  pictureOrigins(variables, upstreams({ NODE_ENV: "production", ...variables }, false));

test.each([
  ["the embedded media service", { CONTENT_PORT: "4100" }, ["http://localhost:4100"]],
  [
    "the provider's, where it alone is embedded",
    { ...hosted, PROVIDER_API_URL: "embedded" },
    ["http://localhost:4002"],
  ],
  ["none of a hosted repository", hosted, []],
  [
    "those that are configured",
    { ...hosted, PICTURE_ORIGINS: "https://images.prismic.io, https://cdn.example:8443" },
    ["https://images.prismic.io", "https://cdn.example:8443"],
  ],
  ["none that browsers are to request elsewhere", { MEDIA_BASE_URL: "https://img.example" }, []],
])("the site serves the pictures of %s", (_title, variables, origins) => {
  expect(listOrigins(variables)).toEqual(origins);
});

test.each([
  "images.prismic.io",
  "https://images.prismic.io/",
  "https://images.prismic.io/site",
  "https://key@images.prismic.io",
  "HTTPS://images.prismic.io",
  "ftp://images.prismic.io",
  "file:///etc",
  "*",
])("PICTURE_ORIGINS can't be %s", (origin) => {
  expect(() => listOrigins({ ...hosted, PICTURE_ORIGINS: origin })).toThrow(`PICTURE_ORIGINS contains "${origin}"`);
});
