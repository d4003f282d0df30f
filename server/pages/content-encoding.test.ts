import { expect, it } from "vitest";
import { encodingFor } from "./content-encoding.ts";

it.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["GZIP;q=0.5, br;q=0", "gzip"],
  ["*", "br"],
  ["br;q=0, *;q=0", "identity"],
  ["deflate", "identity"],
  ["", "identity"],
  [undefined, "identity"],
])("Accept-Encoding: %s → %s", (accept, encoding) => {
  expect([encodingFor(accept), encodingFor(accept)]).toEqual([encoding, encoding]);
});
