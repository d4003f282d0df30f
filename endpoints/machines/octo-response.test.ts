import { expect, it } from "vitest";
import { findListedSite } from "../../routing/host.ts";
import type { MachineReaders } from "./machine-host.ts";
import { octoResponse } from "./octo-response.ts";

const unread = async () => {
  throw new Error("It was read.");
};
const readers: MachineReaders = {
  findSite: findListedSite,
  products: { search: unread, product: unread, findProductCurrency: unread },
  provider: { calendars: unread, variants: unread },
};

it.each([
  ["GET", "", "", 404, "BAD_REQUEST"],
  ["GET", "suppliers", "", 404, "BAD_REQUEST"],
  ["GET", "products/7/options", "", 404, "BAD_REQUEST"],
  ["GET", "products", "?lang=fr", 404, "BAD_REQUEST"],
  ["POST", "products", "", 404, "BAD_REQUEST"],
  ["POST", "availability", "", 404, "BAD_REQUEST"],
  ["GET", "products/0", "", 400, "INVALID_PRODUCT_ID"],
  ["GET", "products/tour", "", 400, "INVALID_PRODUCT_ID"],
])("X13: %s /api/octo/%s%s is the error %d %s in words", async (method, path, query, status, error) => {
  const headers = { host: "www.vienna-evenings.example" };
  const request = new Request(`http://localhost/api/octo/${path}${query}`, { method, headers });
  const response = await octoResponse(request, path.split("/").filter(Boolean), readers);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ error, errorMessage: expect.stringMatching(/\.$/) });
});
