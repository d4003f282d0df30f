import { expect, it, vi } from "vitest";
import { readInternalPath } from "../../routing/internal-path.fixture.ts";
import { createKnownAddresses } from "./known-addresses.ts";
import { addressReader, type ReadAddresses } from "./read-addresses.ts";

const site = "/www.tessera.example";
const report = {
  ref: "m1",
  redirects: [`${site}/en/roma`, `${site}/de/roma`],
  pages: [
    { view: [], addresses: [`${site}/en`, `${site}/en/rome`, `${site}/de/rome`] },
    { view: ["page", "sort"], addresses: [`${site}/en/tickets`] },
  ],
} satisfies Awaited<ReturnType<ReadAddresses>>;

const missing = { kind: "missing" };
const uncertain = { kind: "uncertain" };
const page = (text: string) => ({ kind: "page", internalPath: readInternalPath(text) });

/** Addresses that the test's reader reports, at the test's time. */
function setUp() {
  const clock = { now: 0 };
  const read = vi.fn<ReadAddresses>(async ({ ref }) => (ref === report.ref ? { ref } : report));
  const refs: string[] = [];
  const own = createKnownAddresses({ read, onRead: (ref) => void refs.push(ref), now: () => clock.now });
  const known = {
    ...own,
    find: (path: string) => own.find(readInternalPath(path)),
    listLanguageCodes: (path: string) => own.listLanguageCodes(readInternalPath(path)),
  };
  return { clock, read, known, refs };
}

async function setUpRead() {
  const all = setUp();
  await all.known.refresh();
  return all;
}

it.each([
  ["/en/auto/_/rome", page(`${site}/en/auto/_/rome`)],
  ["/de/EUR/_/rome", page(`${site}/de/EUR/_/rome`)],
  ["/en/auto/_", page(`${site}/en/auto/_`)],
  ["/en/auto/category%3D3%26sort%3Dprice/rome", page(`${site}/en/auto/_/rome`)],
  ["/en/auto/category%3D3%26page%3D2%26sort%3Dprice/tickets", page(`${site}/en/auto/page%3D2%26sort%3Dprice/tickets`)],
  ["/en/auto/page%3D2/rome", missing],
  ["/de/auto/page%3D2/roma", page(`${site}/de/auto/_/roma`)],
  ["/ar/auto/_/rome", missing],
  ["/en/auto/_/no-such-page", missing],
  ["/en/auto/_/ROME", { kind: "moved", location: "/rome/" }],
  ["/de/EUR/page%3D2/Roma", { kind: "moved", location: "/de/roma/" }],
  ["/ar/auto/_/ROME", missing],
  ["/en/auto/_/No-Such-Page", missing],
] as const)("B6, B10: %s is %j", async (path, verdict) => {
  const { known } = await setUpRead();
  expect(await known.find(`${site}${path}`)).toEqual(verdict);
});

it("B10: ten thousand unknown addresses cost no reading", async () => {
  const { known, read } = await setUpRead();
  for (let index = 0; index < 10_000; index += 1)
    expect(known.find(`${site}/en/auto/_/unknown-${index}`)).toEqual(missing);
  expect(read).toHaveBeenCalledOnce();
});

it("an unknown address is confirmed each quarter of a second, once for all who ask", async () => {
  const { clock, known, read } = await setUpRead();
  clock.now = 250;
  const verdicts = ["a", "b", "c"].map(async (path) => known.find(`${site}/en/auto/_/${path}`));
  expect(await Promise.all(verdicts)).toEqual([missing, missing, missing]);
  expect(read.mock.calls).toEqual([[{}], [{ ref: "m1" }]]);
});

it("a known address is never waited for, and confirmed behind the responses", async () => {
  const { clock, known, read } = await setUpRead();
  read.mockReturnValue(new Promise(() => {}));
  clock.now = 2000;
  for (let time = 0; time < 3; time += 1)
    expect(known.find(`${site}/en/auto/_/rome`)).toEqual(page(`${site}/en/auto/_/rome`));
  expect(read).toHaveBeenCalledTimes(2);
});

it("before the first reading every address is uncertain", async () => {
  const { read, known } = setUp();
  read.mockResolvedValue(null);
  expect(await known.find(`${site}/en/auto/_/rome`)).toEqual(uncertain);
  expect(known.listLanguageCodes(`${site}/en/auto/_/rome`)).toBeUndefined();
});

it.each([
  ["fails", () => Promise.reject(new Error("down"))],
  ["finds no current addresses", () => Promise.resolve(null)],
  ["takes too long", () => new Promise<never>(() => {})],
])("an address is uncertain while the reading %s; those that are known stay", async (_title, failing) => {
  const { clock, known, read } = await setUpRead();
  read.mockImplementation(failing);
  clock.now = 1000;
  expect(await known.find(`${site}/en/auto/_/new`)).toEqual(uncertain);
  expect(known.find(`${site}/en/auto/sort%3Dprice/rome`)).toEqual(page(`${site}/en/auto/_/rome`));
});

it("a reading that failed is not repeated for each request", async () => {
  const { clock, known, read } = await setUpRead();
  read.mockRejectedValue(new Error("down"));
  clock.now = 1000;
  for (const path of ["a", "b", "c"]) expect(await known.find(`${site}/en/auto/_/${path}`)).toEqual(uncertain);
  expect(read).toHaveBeenCalledTimes(2);
});

it("P33: after a publication a new page is found at once", async () => {
  const { known, read } = await setUpRead();
  expect(known.find(`${site}/en/auto/_/new`)).toEqual(missing);
  known.forget();
  read.mockResolvedValueOnce(null);
  expect(await known.find(`${site}/en/auto/_/new`)).toEqual(uncertain);
  known.forget();
  read.mockResolvedValueOnce({ ...report, ref: "m2", pages: [{ view: [], addresses: [`${site}/en/new`] }] });
  expect(await known.find(`${site}/en/auto/_/new`)).toEqual(page(`${site}/en/auto/_/new`));
});

it("B10: an address that was taken away decides itself: no reading alone makes a page a 404", async () => {
  const { known, read } = await setUpRead();
  known.forget();
  read.mockResolvedValueOnce({ ref: "m2", redirects: [], pages: [{ view: [], addresses: [`${site}/en`] }] });
  await known.refresh();
  expect(known.find(`${site}/en/auto/page%3D2/tickets`)).toEqual(page(`${site}/en/auto/_/tickets`));
  expect(known.find(`${site}/en/auto/_/no-such-page`)).toEqual(missing);
  expect(known.listLanguageCodes(`${site}/ar/auto/_/rome`)).toBe("");
});

it("P33: a reading that a publication overtook confirms nothing", async () => {
  const { known, read, refs } = await setUpRead();
  known.forget();
  read.mockImplementationOnce(async () => {
    known.forget();
    return { ref: "m2" };
  });
  expect(await known.find(`${site}/en/auto/_/new`)).toEqual(uncertain);
  expect(refs).toEqual(["m1"]);
});

it("Q14: names the languages of a page that this language lacks", async () => {
  const { known } = await setUpRead();
  expect(known.listLanguageCodes(`${site}/ar/auto/_/rome`)).toBe("en.de");
  expect(known.listLanguageCodes(`${site}/ar/auto/_/roma`)).toBe("");
});

it("reads addresses from the program that knows them, and names the ref that it has", async () => {
  const readAddresses = vi.fn(async () => report);
  const read = addressReader(async () => ({ readAddresses }));
  expect(await read({ ref: "m/1", products: "p1" })).toEqual(report);
  expect(readAddresses).toHaveBeenCalledExactlyOnceWith({ ref: "m/1", products: "p1" });
});

it("B7: a product's address is known without a document, and a document at its address wins", async () => {
  const { known, read } = setUp();
  const products = { version: "p1", view: [], slugs: [[7, "night-tour"] as const] };
  read.mockResolvedValueOnce({ ...report, products });
  await known.refresh();
  expect(known.find(`${site}/de/auto/_/night-tour-e-7`)).toEqual(page(`${site}/de/auto/_/night-tour-e-7`));
  read.mockResolvedValueOnce({ ...report, redirects: [`${site}/en/tour-e-7`] });
  known.forget();
  await known.refresh();
  expect(read.mock.lastCall).toEqual([{ ref: "m1", products: "p1" }]);
  expect(known.find(`${site}/en/auto/_/tour-e-7`)).toEqual(page(`${site}/en/auto/_/tour-e-7`));
  expect(known.find(`${site}/de/auto/_/tour-e-7`)).toEqual({ kind: "moved", location: "/de/night-tour-e-7/" });
});
