import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { sites } from "../../../hosts/index.ts";
import { startProvider } from "../../../embedded/provider-api/tests/start-provider.ts";
import { domainAnswer } from "../../../embedded/provider-api/tests/wire-schema/domain.ts";
import { errorAnswer } from "../../../embedded/provider-api/tests/wire-schema/error.ts";

const request = await startProvider();
const from = (origin: string) => request("/api/domain/", { headers: { origin } });

describe("H19: the domain", () => {
  it.each(sites.map((site) => [`${site.bookingSubdomain ?? "book"}.${site.bookingDomain}`, site] as const))(
    "an origin at %s gets its site, without the booking subdomain",
    async (host, { bookingDomain, brand }) => {
      const { domain } = v.parse(domainAnswer, (await from(`https://${host}`)).json());
      expect([domain.host, domain.displayName]).toEqual([bookingDomain, brand]);
    },
  );

  it.each([
    ["https://book.nowhere.example", 404, "E_NOT_FOUND"],
    ["https://book.west-end-nights.example", 404, "E_NOT_FOUND"],
    ["https://tessera.example", 404, "E_NOT_FOUND"],
    ["null", 400, "E_INVALID_ARGUMENT"],
  ])("%s → %i %s", async (origin, status, code) => {
    const response = await from(origin);
    expect([response.status, v.parse(errorAnswer, response.json()).error.code]).toEqual([status, code]);
  });

  it("caches store one response per origin", async () => {
    expect((await from("https://book.tessera.example")).headers.get("vary")).toBe("origin");
  });
});
