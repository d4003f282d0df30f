import { bookingOrigin } from "../../catalog/booking/booking-url.ts";
import * as v from "valibot";
import { throwUnplanned } from "../../catalog/snapshot/unplanned-read.ts";
import type { RawDocument } from "../../content/document.ts";
import { defineShellPart } from "../../renderer/define/define-shell-part.tsx";
import type { Diagnostic } from "../../renderer/contracts/diagnostics.ts";
import { throwUndeclared } from "../../routing/page-view.ts";
import type { CatalogPorts, ContentPorts, Origins, Ports } from "../../renderer/contracts/ports.ts";
import type { Registries } from "../../renderer/contracts/registries.ts";
import type { PageType } from "../../renderer/contracts/page-type.ts";
import type { SliceDefinition } from "../../renderer/contracts/slice.ts";
import { shortcodes } from "../../shortcodes/index.ts";
import { fakeContent } from "./fake-content.ts";
import { testProvider } from "./test-provider.ts";
import { views } from "../../app/_composition/views.ts";

const emptyPart = (type: string) => defineShellPart({ type, fields: v.object({}), Component: () => null });

interface TestDefinitions extends Partial<Omit<Registries, "slices" | "pageTypes">> {
  readonly slices?: readonly SliceDefinition[];
  readonly pageTypes?: readonly PageType[];
}

/** Returns registries of these slices and page types, all shortcodes, and an empty header and footer. */
export function testRegistries({ slices = [], pageTypes = [], ...others }: TestDefinitions): Registries {
  return {
    slices: new Map(slices.map((definition) => [definition.type, definition])),
    pageTypes: new Map(pageTypes.map((definition) => [definition.type, definition])),
    missing: { needs: () => ({}), followUp: () => ({}), render: () => null },
    shell: { header: emptyPart("common_header"), footer: emptyPart("common_footer") },
    shortcodes,
    views,
    ...others,
  };
}

/** The ports of tests, side by side: most tests replace one or two. */
export type TestPorts = Omit<Ports, "content" | "catalog" | "origins"> &
  Omit<ContentPorts, "page"> &
  CatalogPorts & {
    readonly content: Pick<ContentPorts, "page">;
    readonly pictureOrigins: Origins["pictures"];
    readonly getSiteOrigin: Origins["getSite"];
    readonly getBookingOrigin: Origins["getBooking"];
  };

/** Returns ports on these documents and an empty provider, with the diagnostics and failures reported to them. */
export function testPorts(documents: readonly RawDocument[], overrides: Partial<TestPorts> = {}) {
  const content = fakeContent(documents);
  const diagnostics: Diagnostic[] = [];
  const failures: string[] = [];
  const ports = toPorts({
    content,
    sharedDocuments: async () => documents,
    provider: testProvider(),
    findCityCurrency: async () => undefined,
    findProductCity: async () => "",
    getSiteOrigin: ({ host }) => `https://${host}`,
    getBookingOrigin: bookingOrigin,
    pictureOrigins: [],
    now: () => 0,
    measure: (_part, run) => run(),
    listUnsetWords: () => [],
    onDiagnostics: (found) => void diagnostics.push(...found),
    onFailure: (resource) => void failures.push(resource),
    startDeadline: () => new Promise(() => {}),
    onUnplanned: throwUnplanned,
    onUndeclaredView: throwUndeclared,
    documents: async () => new Map(),
    placePages: async () => new Map(),
    search: async () => ({ matches: false, total: 0, pages: 1, products: [], places: [] }),
    ...overrides,
  });
  return { ports, content, diagnostics, failures };
}

function toPorts({ content, sharedDocuments, documents, placePages, ...others }: TestPorts): Ports {
  const { provider, search, findCityCurrency, findProductCity, getSiteOrigin, getBookingOrigin, pictureOrigins } =
    others;
  return {
    ...others,
    content: { page: content.page, sharedDocuments, documents, placePages },
    catalog: { provider, search, findCityCurrency, findProductCity },
    origins: { getSite: getSiteOrigin, getBooking: getBookingOrigin, pictures: pictureOrigins },
  };
}
