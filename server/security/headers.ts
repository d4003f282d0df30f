import { isLocal } from "../../routing/host.ts";

/** Features of the browser that no page uses. Players of films need others, such as `autoplay` and `fullscreen`. */
const unusedFeatures = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
  "xr-spatial-tracking",
];

/** The policy of other responses than HTML documents: nothing in them runs or loads anything. */
export const barePolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * The headers of every response, but for its policy (`page-policy.ts`). Only the studio sets stricter ones. `x-frame-options` is for
 * browsers that do not read `frame-ancestors`.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": unusedFeatures.map((feature) => `${feature}=()`).join(", "),
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "x-frame-options": "SAMEORIGIN",
};

/** A year, in seconds. Other subdomains of the domain may belong to others, so it is of the host alone. */
const strictTransport = { "strict-transport-security": "max-age=31536000" };

/** Headers for a page in an editing tool's frame: the tool's own page may have an opener and embed it. */
const framedHeaders = Object.fromEntries(
  Object.entries(securityHeaders).filter(([name]) => !/^(?:x-frame-options|cross-origin-.*)$/.test(name)),
);

/** For each kind of host and page. */
const lists = {
  local: { own: Object.entries(securityHeaders), framed: Object.entries(framedHeaders) },
  public: {
    own: Object.entries({ ...securityHeaders, ...strictTransport }),
    framed: Object.entries({ ...framedHeaders, ...strictTransport }),
  },
};

/**
 * Returns the headers of a response for a Host header. Public hosts require https and send browsers that rule. Names of
 * this machine do not. `framed` is for a page whose own policy names other sites that may frame it.
 */
export function responseHeaders(host: string, framed: boolean): readonly (readonly [name: string, value: string])[] {
  return lists[isLocal(host) ? "local" : "public"][framed ? "framed" : "own"];
}

const flat = { local: lists.local.own.flat(), public: lists.public.own.flat() };

/** Returns the same for a page that only its own site frames, as names and values in turns. */
export function flatResponseHeaders(host: string): readonly string[] {
  return flat[isLocal(host) ? "local" : "public"];
}
