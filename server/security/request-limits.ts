import { createRateLimit } from "../../routing/rate-limit.ts";

/** Routes that cost a call or a rendering each, or change something, with what one client may send. `GET` includes HEAD. */
const routes = [
  { method: "POST", path: /^\/api\/(?:currency|promo-code)\/?$/, burst: 30, perSecond: 0.5 },
  // Each accepted form is written to the disk, and someone reads it.
  { method: "POST", path: /^\/api\/(?:newsletter|group-submit-form)\/?$/, burst: 10, perSecond: 0.1 },
  { method: "POST", path: /^\/api\/availability-alert\/?$/, burst: 10, perSecond: 0.1 },
  // Once for each page that is left.
  { method: "POST", path: /^\/api\/measurements\/?$/, burst: 60, perSecond: 1 },
  { method: "GET", path: /^\/api\/preview\/?$/, burst: 60, perSecond: 0.5 },
  // A page that anybody can have rendered each time, by a cookie.
  { method: "GET", path: /^\/preview-page\//, burst: 120, perSecond: 2 },
  // Once for each page with seats, and for each retry.
  { method: "GET", path: /^\/api\/seats\/?$/, burst: 20, perSecond: 1 },
  // A traveller who types requests once for each pause.
  { method: "GET", path: /^\/api\/suggest\/?$/, burst: 60, perSecond: 20 },
  // Networks request the picture of a page once for each that is shared.
  { method: "GET", path: /^\/og\//, burst: 60, perSecond: 2 },
  // Machines read many products, slowly. A sitemap has megabytes before it is compressed.
  {
    method: "GET",
    path: /^\/(?:feed\.json|llms\.txt|sitemap\.xml|api\/octo\/.*|api\/things-to-do\/?)$/,
    burst: 60,
    perSecond: 2,
  },
  { method: "POST", path: /^\/api\/(?:mcp|octo\/.*)\/?$/, burst: 60, perSecond: 2 },
  // Each edit in the Page Builder is one.
  { method: "POST", path: /^\/slice-simulator(?:\/|$)/, burst: 120, perSecond: 5 },
];

/** Seconds after which a client may send a request to a path again; 0 for at once. */
export type RequestLimits = (method: string, path: string, client: string) => number;

/** Counts requests by client. The webhook is not here: it counts those that are not authentic, see its receiver. */
export function createRequestLimits(now: () => number): RequestLimits {
  const limited = routes.map(({ burst, perSecond, ...route }) => ({
    ...route,
    take: createRateLimit({ burst, perSecond, now }),
  }));
  return (sent, path, client) => {
    // Next runs the handler of GET for a HEAD.
    const method = sent === "HEAD" ? "GET" : sent;
    return limited.find((route) => route.method === method && route.path.test(path))?.take(client) ?? 0;
  };
}
