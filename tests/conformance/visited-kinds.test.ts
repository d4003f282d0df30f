import { beforeAll, expect, it } from "vitest";
import { registries } from "../../app/_composition/registries.ts";
import { pageTypes } from "../../customtypes/index.ts";
import { sites } from "../../hosts/index.ts";
import { locales } from "../../i18n/locales.ts";
import { load } from "../../renderer/load/load.ts";
import { pages } from "../e2e/pages.ts";
import { shippedContentClient } from "./failures/shipped-content-client.ts";

interface Visit {
  readonly site: string;
  readonly kind: string;
}

let visits: readonly Visit[] = [];

beforeAll(async () => {
  const content = await shippedContentClient();
  visits = await Promise.all(
    pages.map(async ({ site: name, path }) => {
      const site = sites.find((each) => each.name === name);
      if (site === undefined) throw new Error(`${name} is no host`);
      const segments = new URL(path, "http://localhost").pathname.split("/").filter((part) => part !== "");
      const found = await load({ site, path: segments }, locales.en, { content, pageTypes: registries.pageTypes });
      if (found.kind !== "document") throw new Error(`${name}${path} is ${found.kind}`);
      const [first] = registries.pageTypes.get(found.document.type)?.parse(found.document, () => {}) ?? [];
      return { site: name, kind: first?.kind ?? "" };
    }),
  );
});

const all = pageTypes.flatMap(({ kinds }) => kinds);
const listing = pageTypes.flatMap(({ compositions }) =>
  [...compositions].filter(([, { before }]) => before.includes("listing")).map(([kind]) => kind),
);

it.each(all)("the browser tests visit a page of the kind %s", (kind) => {
  expect(visits.map((visit) => visit.kind)).toContain(kind);
});

it.each(listing)("those of the kind %s, which composes a listing, are visited where data alone makes them", (kind) => {
  expect(visits).toContainEqual({ site: "tessera", kind });
});
