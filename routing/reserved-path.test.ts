import { expect, test } from "vitest";
import { config } from "../proxy.ts";
import { isReservedPath } from "./reserved-path.ts";
import { isSimulatorPath } from "./simulator-parents.ts";

const cases = [
  ["/_next/static/chunks/a.js", true],
  ["/__nextjs_font/geist.woff2", true],
  ["/api/currency", true],
  ["/fonts/inter.woff2", true],
  ["/films/vienna.mp4", true],
  ["/pictures/images.example/a.webp", true],
  ["/dev", true],
  ["/dev/", true],
  ["/dev/slices", true],
  ["/slice-simulator", true],
  ["/studio", true],
  ["/studio/", true],
  ["/studio/documents/rome", true],
  ["/studio-frame/a.b/", true],
  ["/favicon.ico", true],
  ["/robots.txt", true],
  ["/sitemap.xml", true],
  ["/", false],
  ["/api", false],
  ["/developers/", false],
  ["/studios/", false],
  ["/studio-frame", false],
  ["/rome/api/", false],
  ["/robots.txt/rome/", false],
  ["/www.tessera.example/en/auto/_/", false],
  ["/www.tessera.example/en/auto/_/favicon.ico", false],
] as const;

test.each(cases)("%s is reserved: %s", (path, reserved) => {
  expect(isReservedPath(path)).toBe(reserved);
});

test.each(cases)("the proxy's matcher agrees on %s", (path, reserved) => {
  const [matcher = ""] = config.matcher;
  expect(new RegExp(`^${matcher}$`).test(path)).toBe(!reserved || isSimulatorPath(path));
});
