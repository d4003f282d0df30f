import { afterAll, describe, expect, it } from "vitest";
import { startOnFreePort } from "@tessera/runtime/testing/start-on-free-port.ts";
import texts from "../texts.json" with { type: "json" };
import { createBookingServer } from "../server.ts";
import { findFlow } from "../steps.ts";

const readName = async (product: number, language: string) => (product === 7 ? `Seven <${language}>` : undefined);
const { origin, stop } = await startOnFreePort(createBookingServer({ sitePort: 3000, readName }));
afterAll(stop);

/** Returns the status and text of an address; `host` is what the request names. */
async function visit(path: string) {
  const response = await fetch(origin + path);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Returns what a page says of a booking, by the name of the fact. */
function readFacts(text: string): Readonly<Record<string, string>> {
  const facts = [...text.matchAll(/data-fact="(\w+)"[^>]*>([^<]*)</g)];
  return Object.fromEntries(facts.map(([, name = "", value = ""]) => [name, value]));
}

describe("the stand-in shows what a booking link says", () => {
  it("C21: host, language, product, step, date, time, party, ci and cm", async () => {
    const { text } = await visit(
      "/de/book/7/select/pax/?date=2026-12-01&time=19%3A30&adults=2&children=1&ci=A1&cm=B2&variantId=9",
    );
    expect(readFacts(text)).toEqual({
      host: "127.0.0.1",
      language: "de",
      product: "7",
      step: "select/pax",
      date: "2026-12-01",
      time: "19:30",
      variant: "9",
      party: "adults=2, children=1",
      flight: "nicht gewählt",
      ci: "A1",
      cm: "B2",
      applied: "nicht gewählt",
      codes: "PIAZZA (5 %, ≤ 20 EUR), PITLANE (10 %), LAMPLIGHT (5 EUR)",
    });
    expect(text).toContain("Seven &lt;DE&gt;");
  });

  it("A5: the promo code that was applied", async () => {
    const { text } = await visit("/book/7/?promoCode=PIAZZA");
    expect(readFacts(text)).toMatchObject({ applied: "PIAZZA" });
  });

  it("X22: of a transfer, the vehicle, the flight and the suitcases", async () => {
    const { text } = await visit("/book/7/?adults=3&variantId=12&way=to-airport&flight=14%3A30&bags=1");
    expect(readFacts(text)).toMatchObject({
      variant: "12",
      party: "adults=3, bags=1",
      flight: "way=to-airport, flight=14:30",
    });
  });

  it("what a link does not say is not chosen", async () => {
    const { date, time, party, ci } = readFacts((await visit("/book/8/")).text);
    expect([date, time, party, ci]).toEqual(Array.from({ length: 4 }, () => "not chosen"));
  });

  it("what a query says is text, never markup", async () => {
    const { text, headers } = await visit("/book/7/select/?ci=%3Cscript%3Ealert(1)%3C/script%3E");
    expect(text).not.toContain("<script");
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  });
});

const ten =
  "select checkout svg-select svg-variant seatmap-iframe-select seatmap-select seatmap-variant seatmap-checkout payment-verification confirmation";

it.each(ten.split(" "))("C24: %s is a step, and part of its flow", async (step) => {
  const { status, text } = await visit(`/book/7/${step}/?date=2026-12-01`);
  expect([status, readFacts(text)["step"]]).toEqual([200, step]);
  expect(text).toContain(`<a href="/book/7/${step}/?date=2026-12-01" aria-current="step">${step}</a>`);
});

it.each([
  ["select", "select checkout payment-verification confirmation"],
  ["svg-select", "svg-variant svg-select checkout payment-verification confirmation"],
  ["seatmap-select", "seatmap-variant seatmap-select seatmap-checkout payment-verification confirmation"],
])("E1: the flow of %s is %s", (step, steps) => {
  expect(findFlow(step).join(" ")).toBe(steps);
});

it.each(Object.entries(texts))("says in %s that it is a demonstration, and links back", async (code, words) => {
  const { text } = await visit(code === "en" ? "/book/7/select/" : `/${code}/book/7/select/`);
  expect(text).toContain(`<html lang="${words.tag}" dir="${words.direction}">`);
  expect(text).toContain(words.mark);
  expect(text).toContain(`:3000/${code === "en" ? "" : `${code}/`}">${words.back}</a>`);
});

it.each(["/", "/book/", "/book/0/select/", "/book/7/pay/", "/xx/book/7/select/", "/de/book/7/select/pax/more/"])(
  "%s is no address of the booking flow",
  async (path) => expect((await visit(path)).status).toBe(404),
);
