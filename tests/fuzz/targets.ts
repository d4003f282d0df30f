import type { Choices } from "./choices.ts";

/** Paths of the shipped site: pages, redirects, and what is not a page. */
const known = [
  "/",
  "/rome/",
  "/de/rome/",
  "/ar/",
  "/credits/",
  "/es/credits/",
  "/roma/",
  "/eternal-city/",
  "/privacy-policy/",
  "/search/?q=rome",
] as const;

const internal = "/www.tessera.example/en/auto/_";

/** Paths of Next, of the server and of other servers, with what follows them. */
const reserved = [
  "/_next/static/chunks/main.js",
  "/_next/static/../../package.json",
  "/_next/static/chunks/app/%5Bhost%5D/page.js",
  "/_next/image?url=%2Ffonts%2Finter.woff2&w=640&q=75",
  "/_next/image?url=http%3A%2F%2Flocalhost%3A4001%2F&w=640&q=75",
  "/_next/data/build/www.tessera.example/en/auto/_/rome.json",
  "/_next/webpack-hmr",
  "/_next/mcp",
  "/__nextjs_original-stack-frame?file=/etc/passwd",
  "/__nextjs_font/geist.woff2",
  "/api/currency/",
  "/api/webhook/",
  "/api/preview/?token=x&documentId=y",
  "/api/exit-preview/?to=//evil.example",
  "/api/connect/",
  "/api/icon/favicon.ico/",
  "/api/suggest/?q=colloseum&locale=de",
  "/api/consent/?lang=zh-Hant",
  "/api/language-offer/?lang=zh-Hant",
  "/api/seats/?id=51006&date=2026-12-01&time=19:30&locale=de&currency=EUR",
  "/api/no-such-route/",
  "/not-found-page/www.tessera.example/en/auto",
  "/not-found-page/languages/www.tessera.example/rome",
  `/preview-page${internal}/rome`,
  `${internal}/rome`,
  "/index/",
  "/index/index/",
  "/rome.rsc",
  "/rome/.segments/_tree.segment.rsc",
  "/sitemap.xml",
  "/sitemap.xml?part=1e3",
  "/robots.txt",
  "/favicon.ico",
  "/icon.svg",
  "/manifest.webmanifest",
  "/fonts/no-such-font.woff2",
  "/dev",
  "/dev/changes",
  "/slice-simulator",
  "/healthz",
  "/readyz",
  "/.well-known/security.txt",
  "/wp-login.php",
  "/.env",
  "/404",
  "/500",
  "/_error",
  "/_not-found",
  "*",
  "http://evil.example/",
  "//evil.example/rome/",
] as const;

const pieces = [
  "rome",
  "no-such",
  "de",
  "EN",
  "caf%C3%A9",
  "%E6%9D%B1%E4%BA%AC",
  "..",
  ".",
  "%2e%2e",
  "%2F",
  "%5c",
  "%00",
  "%0d%0aX-Injected:%201",
  "%1b[2J",
  "%E0%A4%A",
  "%",
  "%ED%A0%80",
  "é",
  "a b",
  "__proto__",
  "constructor",
  "[host]",
  "[[...path]]",
  "(.)rome",
  "$1",
  "${7*7}",
  "<script>",
  "'\"",
  "~",
  "a".repeat(300),
] as const;

const parameters = [
  "page",
  "sort",
  "limit",
  "offset",
  "category",
  "filter-reviews",
  "ci",
  "cm",
  "utm_source",
  "mystique_uid",
  "lang",
  "_rsc",
  "part",
  "nxtPhost",
  "nxtPpath",
  "__nextLocale",
  "__proto__",
  "p%61ge",
  "%",
  "token",
] as const;

const values = [
  "",
  "1",
  "2",
  "price",
  "popularity",
  "5,4",
  "-1",
  "1e9",
  "NaN",
  "99999",
  "%00",
  "%E0%A4%A",
  "%0d%0aX-Injected:%201",
  "true",
  "[]",
  "a%26b%3Dc",
  "x".repeat(900),
] as const;

/** Returns a request target, as it goes over the wire: never with a line break. */
export function fuzzedTarget(choices: Choices): string {
  const { chance, pick } = choices;
  const path = choosePath(choices);
  if (path.includes("?") || chance(0.35)) return path;
  const pairs = choices.some(1, 6, () => `${pick(parameters)}${chance(0.9) ? "=" : ""}${chooseValue(choices)}`);
  return `${path}?${pairs.join(chance(0.95) ? "&" : ";")}`;
}

function choosePath(choices: Choices): string {
  const { below, chance, pick, some } = choices;
  if (chance(0.35)) return pick(known);
  if (chance(0.3)) return pick(reserved);
  if (chance(0.02)) return `/${"a/".repeat(below(6000))}`;
  const segments = some(0, 6, () => (chance(0.3) ? `s${below(1_000_000)}` : pick(pieces)));
  return `${pick(["/", "/", "/", "//", "/%2f", "/\\"])}${segments.join(pick(["/", "/", "/", "//"]))}${pick(["/", "/", ""])}`;
}

function chooseValue({ below, chance, pick }: Choices): string {
  return chance(0.5) ? String(below(100_000)) : pick(values);
}
