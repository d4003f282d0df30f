import { expect, it } from "vitest";
import { currencyChoice, setCurrency } from "./currency.ts";

function posted(body: BodyInit | null, headers: Record<string, string> = {}): Request {
  return new Request("http://localhost/api/currency/", { method: "POST", body, headers });
}

it.each([
  ["currency=USD&to=%2Fde%2Frome%2F", { currency: "USD", to: "/de/rome/" }],
  ["currency=auto&to=%2F", { currency: "auto", to: "/" }],
  ["currency=USD&to=%2F%25C3%25A9t%25C3%25A9%2F", { currency: "USD", to: "/%C3%A9t%C3%A9/" }],
])("E11: %s is a choice", async (body, choice) => {
  expect(await currencyChoice(posted(body))).toEqual(choice);
});

it.each([
  ["no body", posted(null)],
  ["JSON", posted("{}", { "content-type": "application/json" })],
  ["a form that breaks off", posted("junk", { "content-type": "multipart/form-data; boundary=x" })],
  ["a body of 10 kB", posted(`currency=USD&to=%2F&x=${"a".repeat(10_000)}`)],
  ["a currency we don't have", posted("currency=XXX&to=%2F")],
  ["no way back", posted("currency=USD")],
  ["another host", posted("currency=USD&to=%2F%2Fevil.example")],
  ["another host, with a backslash", posted("currency=USD&to=%2F%5Cevil.example")],
  ["another scheme", posted("currency=USD&to=https%3A%2F%2Fevil.example")],
  ["a line break", posted("currency=USD&to=%2Fa%0D%0ASet-Cookie%3Ax")],
  ["a control character", posted("currency=USD&to=%2F%01%2F")],
  ["what no header can hold", posted("currency=USD&to=%2F%E6%97%A5%E6%9C%AC%2F")],
])("%s is none", async (_title, request) => {
  expect(await currencyChoice(request)).toBeUndefined();
});

it.each([
  ["www.tessera.example", "tessera.example", "tessera.example"],
  ["stage-www.Tessera.example:3000", "tessera.example", "tessera.example"],
  ["tessera.example", "tessera.example", "tessera.example"],
  ["shop.co.uk", "shop.co.uk", "shop.co.uk"],
  ["tickets.shop.co.uk", "shop.co.uk", "shop.co.uk"],
  ["nottessera.example", "tessera.example", undefined],
  ["rome.localhost:3000", "tessera.example", undefined],
  ["localhost:3000", "tessera.example", undefined],
])("D32, J3: a currency chosen on %s of %s is remembered a year on its domain", (host, bookingDomain, domain) => {
  const { value, attributes } = readCookieParts(setCurrency("USD", { bookingDomain }, host));
  expect(value).toBe("currency=USD");
  expect([attributes.get("Domain"), attributes.get("Max-Age")]).toEqual([domain, "31536000"]);
  expect(attributes.has("Secure")).toBe(!host.includes("localhost"));
});

it("E11: the cookie is removed when reset, on the domain it was set on", () => {
  const { value, attributes } = readCookieParts(setCurrency("auto", { bookingDomain: "shop.co.uk" }, "www.shop.co.uk"));
  expect(value).toBe("currency=");
  expect([attributes.get("Domain"), attributes.get("Max-Age")]).toEqual(["shop.co.uk", "0"]);
});

/** `currency=USD; Path=/` → its value, and its attributes by name. */
function readCookieParts(cookie: string) {
  const [value, ...rest] = cookie.split("; ");
  return { value, attributes: new Map(rest.map((one) => one.split("=")).map(([name = "", text]) => [name, text])) };
}
