/**
 * Fixed paths that are not pages: Next's own, islands, pictures, route handlers, the studio, developer tools and files. The matcher of `proxy.ts`
 * repeats the list but the slice simulator, because Next reads it without running it. Only prefixes: hosts have dots,
 * so a rule about dots would let the internal paths of pages in.
 */
const reserved =
  /^\/(?:_next\/|_islands\/|(?:not-found|preview|uncached|contract|studio)-page\/|__nextjs|api\/|films\/|fonts\/|og\/|pictures\/|(?:dev|slice-simulator|studio)(?:\/|$)|studio-frame\/|(?:favicon\.ico|icon\.svg|apple-icon\.png|robots\.txt|llms\.txt|feed\.json|sitemap\.xml|manifest\.webmanifest)$)/;

/**
 * Reserved paths that no client may request. Only the proxy leads to previews and uncached pages. Only the
 * server renders not-found pages and the contract's page, and connects the programs of Next.
 * The data requests are of Next's other router, and would name internal paths. The site has no use for the image optimizer.
 * Pictures and the studio are sent before a request is resolved: any other path there names nothing.
 */
const closed =
  /^\/(?:(?:not-found|preview|uncached|contract|studio)-page\/|api\/connect(?:\/|$)|pictures\/|studio(?:\/|$)|studio-frame\/|_next\/data\/|_next\/image(?:\/|$))/;

export function isReservedPath(path: string): boolean {
  return reserved.test(path);
}

/** Whether a decoded reserved path names something that clients may request. */
export function isOpenPath(path: string): boolean {
  return !closed.test(path) && !/\/\/|\\|\/\.\.?(?:\/|$)/.test(path);
}
