import type { EndpointRequest } from "../endpoint.ts";
import { notFound } from "../failure.ts";
import { hostOfOrigin } from "../parameters/origin.ts";
import type { Domain } from "../source/domain.ts";
import { wireDomain } from "../wire/domain.ts";

/** The site that asks, by its `Origin`: the host under its booking subdomain (`https://book.tessera.example`). */
export function domain({ origin, view }: EndpointRequest) {
  const host = hostOfOrigin(origin);
  const found = [...view.catalog.domains.values()].find((site) => sellsAt(site, host));
  if (found === undefined) throw notFound(`domain ${host}`);
  return { domain: wireDomain(found) };
}

function sellsAt({ host, bookingSubdomain }: Domain, asked: string): boolean {
  return asked === `${bookingSubdomain}.${host}`;
}
