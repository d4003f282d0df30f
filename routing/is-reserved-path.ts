/**
 * Fixed paths that are no pages: Next's own, route handlers, developer tools and files. `proxy.ts` spells the same
 * list out, because Next reads its matcher without running it. Only prefixes: hosts have dots, so a rule about
 * dots would let the internal paths of pages in.
 */
const reserved =
  /^\/(?:_next\/|(?:not-found|preview)-page\/|__nextjs|api\/|fonts\/|(?:dev|slice-simulator)(?:\/|$)|(?:favicon\.ico|icon\.svg|apple-icon\.png|robots\.txt|sitemap\.xml|manifest\.webmanifest)$)/;

export function isReservedPath(path: string): boolean {
  return reserved.test(path);
}
