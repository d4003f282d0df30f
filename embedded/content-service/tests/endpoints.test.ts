import { expect, test, vi } from "vitest";
import type { Endpoint } from "../http/endpoint.ts";
import { StoreError, type StoreFailure } from "../store/store-error.ts";
import { startContent } from "./content-service.ts";

const large = "0123456789".repeat(500_000);

const fails = (kind: StoreFailure): Endpoint => ({
  method: "GET",
  path: `/${kind}`,
  handle: async () => {
    throw new StoreError(kind, "secret path");
  },
});

const endpoints: readonly Endpoint[] = [
  {
    method: "POST",
    path: "/echo/:name",
    maxBody: 10,
    handle: async (received) => ({ status: 201, body: [received.param("name"), await received.text()] }),
  },
  { method: "DELETE", path: "/echo/:name", handle: async () => ({ status: 204, body: undefined }) },
  fails("busy"),
  fails("closed"),
  fails("failed"),
];

async function request(path: string, init: RequestInit = {}) {
  const { origin } = await startContent({ endpoints: () => endpoints });
  const response = await fetch(`${origin}${path}`, init);
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === "" ? undefined : JSON.parse(text) };
}

test("an endpoint gets what stands in its path, and the body", async () => {
  expect(await request("/echo/a%2Fb", { method: "POST", body: "0123456789" })).toMatchObject({
    status: 201,
    body: ["a/b", "0123456789"],
  });
});

test("204 has no body", async () => {
  const { status, body, headers } = await request("/echo/a", { method: "DELETE" });
  expect([status, body, headers.get("content-type")]).toEqual([204, undefined, null]);
});

test.each([
  ["by a byte", "01234567890"],
  ["by far", large],
  ["without saying so", new Blob([large]).stream()],
])("a body that is too large %s is 413", async (_, body) => {
  const init = { method: "POST", body, duplex: "half" };
  expect(await request("/echo/a", init)).toMatchObject({
    status: 413,
    body: { message: expect.stringContaining("10 bytes") },
  });
});

test("another method is 405 and says which are allowed, another path 404", async () => {
  const wrongMethod = await request("/echo/a", { method: "PUT", body: "{}" });
  expect(wrongMethod.status).toBe(405);
  expect(wrongMethod.headers.get("allow")).toBe("POST, DELETE");
  expect((await request("/api/v2", { method: "POST" })).status).toBe(405);
  for (const path of ["/api/v9", "//", "/echo", "/echo/%zz", "/api/v2/none/"]) {
    expect(await request(path, { method: "POST" }), path).toMatchObject({
      status: 404,
      body: { type: "api_path_error" },
    });
  }
});

test("HEAD is GET without the body", async () => {
  expect(await request("/api/v2", { method: "HEAD" })).toMatchObject({ status: 200, body: undefined });
});

test("pages of any origin may send requests, also with a token", async () => {
  const { status, headers } = await request("/api/v2", { method: "OPTIONS" });
  expect(status).toBe(204);
  expect(headers.get("access-control-allow-origin")).toBe("*");
  expect(headers.get("access-control-allow-methods")).toBe("GET");
  expect(headers.get("access-control-allow-headers")).toContain("authorization");
  expect((await request("/api/v2")).headers.get("access-control-allow-origin")).toBe("*");
});

test.each(["busy", "closed"])("a store that is %s is 503 and says when to come back", async (kind) => {
  const { status, headers } = await request(`/${kind}`);
  expect([status, headers.get("retry-after")]).toEqual([503, "1"]);
});

test("any other failure is 500; why is in the log only", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const { status, body } = await request("/failed");
  expect(status).toBe(500);
  expect(JSON.stringify(body)).not.toContain("secret");
  expect(log).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({ message: "secret path" }));
  log.mockRestore();
});
