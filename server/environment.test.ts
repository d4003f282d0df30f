import { expect, test } from "vitest";
import { pageMemory, pictureMemory, shutdownDelay, siteHost, sitePort } from "./environment.ts";
import { StartError } from "./terminal.ts";

test.each([
  [undefined, 3000],
  ["", 3000],
  ["8080", 8080],
  ["0", 0],
])("PORT=%s is %i", (value, port) => {
  expect(sitePort({ NODE_ENV: "test", ...(value !== undefined && { PORT: value }) })).toBe(port);
});

test.each(["abc", "-1", "65536", "30.5"])("PORT=%s is refused", (PORT) => {
  expect(() => sitePort({ NODE_ENV: "test", PORT })).toThrow(StartError);
});

test.each([
  [undefined, 0],
  ["", 0],
  ["5", 5000],
  ["0.5", 500],
])("SHUTDOWN_DELAY=%s is %i ms", (value, ms) => {
  expect(shutdownDelay({ NODE_ENV: "test", ...(value !== undefined && { SHUTDOWN_DELAY: value }) })).toBe(ms);
});

test.each(["soon", "-1", "301"])("SHUTDOWN_DELAY=%s is refused", (SHUTDOWN_DELAY) => {
  expect(() => shutdownDelay({ NODE_ENV: "test", SHUTDOWN_DELAY })).toThrow(StartError);
});

test.each([
  ["", 256_000_000],
  ["16", 16_000_000],
])("PAGE_CACHE_MB=%s is %i bytes", (PAGE_CACHE_MB, bytes) => {
  expect(pageMemory({ NODE_ENV: "test", PAGE_CACHE_MB })).toBe(bytes);
});

test.each(["much", "0", "-1"])("PAGE_CACHE_MB=%s is refused", (PAGE_CACHE_MB) => {
  expect(() => pageMemory({ NODE_ENV: "test", PAGE_CACHE_MB })).toThrow(StartError);
});

test.each([
  [undefined, undefined],
  ["", undefined],
  ["127.0.0.1", "127.0.0.1"],
  ["::", "::"],
  ["localhost", "localhost"],
])("HOST=%s listens on %s", (value, host) => {
  expect(siteHost({ NODE_ENV: "test", ...(value !== undefined && { HOST: value }) })).toBe(host);
});

test.each(["http://localhost", "www.tessera.example", "127.0.0.1:3000"])("HOST=%s is refused", (HOST) => {
  expect(() => siteHost({ NODE_ENV: "test", HOST })).toThrow(StartError);
});

test.each([
  ["", 64_000_000],
  ["8", 8_000_000],
])("PICTURE_CACHE_MB=%s is %d bytes", (PICTURE_CACHE_MB, bytes) => {
  expect(pictureMemory({ NODE_ENV: "test", PICTURE_CACHE_MB })).toBe(bytes);
});
