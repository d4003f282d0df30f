import { describe, expect, it } from "vitest";
import { readFormState } from "../../routing/form-state.ts";
import type { Message } from "./outbox/message.ts";
import { parseSubscription } from "../../catalog/form/newsletter.ts";
import { createFormReceiver } from "./receive-form.ts";

const host = "www.tessera.example";
const valid = {
  email: "ada@example.com",
  event: "City Page Subscribe",
  locale: "de",
  form: "newsletter-form",
  to: "/de/rom/",
  website: "",
};
const ours = { host, origin: `https://${host}`, "sec-fetch-site": "same-origin" };
const typed = { "content-type": "application/x-www-form-urlencoded" };
const json = { accept: "application/json" };

function receiver(stores: (message: Message) => void = () => {}, known: () => Message["fields"] = () => ({})) {
  const stored: Message[] = [];
  const failures: unknown[] = [];
  const cookies: unknown[] = [];
  const receive = createFormReceiver({
    form: "newsletter",
    problems: ["email"],
    parse: async (posted, post) => {
      cookies.push(post.cookies);
      const parsed = parseSubscription(posted);
      return parsed.kind === "invalid" ? parsed : { kind: "valid", fields: { fields: parsed.fields, known: known() } };
    },
    add: async (message) => {
      stores(message);
      stored.push(message);
    },
    now: () => Date.parse("2026-11-23T10:00:00Z"),
    onFailure: (cause) => failures.push(cause),
  });
  const post = (fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = ours) => {
    const body = new URLSearchParams(fields).toString();
    return receive(
      new Request(`https://${host}/api/newsletter/`, { method: "POST", body, headers: { ...typed, ...headers } }),
    );
  };
  return { post, stored, failures, cookies };
}

const readState = (response: Response) => readFormState(response.headers.get("set-cookie")?.split(";", 1)[0]);

it("H1: a form is parsed with the cookies of its visitor", async () => {
  const { post, cookies } = receiver();
  await post(valid, { ...ours, cookie: "session=1; currency=EUR" });
  await post(valid);
  expect(cookies).toEqual(["session=1; currency=EUR", undefined]);
});

describe("E9: a subscription", () => {
  it("is stored, and leads back to thanks", async () => {
    const { post, stored } = receiver();
    const response = await post(valid);
    expect([response.status, response.headers.get("location")]).toEqual([303, "/de/rom/#newsletter-form-sent"]);
    expect(readState(response)).toEqual({ form: "newsletter-form", values: {}, problems: [] });
    expect(stored).toEqual([
      {
        id: expect.stringMatching(/^[\w-]{43}$/),
        form: "newsletter",
        at: "2026-11-23T10:00:00.000Z",
        host,
        locale: "de",
        fields: { email: "ada@example.com", event: "City Page Subscribe" },
      },
    ]);
  });

  it("is answered with JSON where a script sent it", async () => {
    const response = await receiver().post(valid, { ...ours, ...json });
    expect([response.status, await response.json()]).toEqual([200, { kind: "sent" }]);
  });

  it("F1: comes back with what was typed where its address is none, at the field", async () => {
    const { post, stored } = receiver();
    const response = await post({ ...valid, email: "ada" });
    expect([response.status, response.headers.get("location")]).toEqual([303, "/de/rom/#newsletter-form-email"]);
    expect(readState(response)).toEqual({ form: "newsletter-form", values: { email: "ada" }, problems: ["email"] });
    const script = await post({ ...valid, email: "ada" }, { ...ours, ...json });
    expect([script.status, await script.json()]).toEqual([422, { kind: "invalid", problems: ["email"] }]);
    expect(stored).toEqual([]);
  });

  it.each([
    ["email", "email"],
    ["minimum", "adults"],
    ["maximum", "adults"],
    ["closed", "date"],
  ])("H25: comes back for the problem %s at the field %s", async (problem, field) => {
    const receive = createFormReceiver({
      form: "group",
      problems: [problem],
      parse: async () => ({ kind: "invalid", problems: [problem] }),
      add: async () => {},
      now: () => 0,
      onFailure: () => {},
    });
    const body = new URLSearchParams({ ...valid, form: "group" }).toString();
    const response = await receive(
      new Request(`https://${host}/api/group/`, { method: "POST", body, headers: { ...typed, ...ours } }),
    );
    expect(response.headers.get("location")).toBe(`/de/rom/#group-${field}`);
  });

  it("is no thanks where it could not be stored", async () => {
    const full = new Error("full");
    const { post, failures } = receiver(() => {
      throw full;
    });
    const script = await post(valid, { ...ours, ...json });
    expect([script.status, await script.json(), failures]).toEqual([503, { kind: "failed" }, [full]]);
    expect(readState(await post(valid))).toEqual({
      form: "newsletter-form",
      values: { email: "ada@example.com" },
      problems: ["failed"],
    });
  });

  it("has the id of its key, and of its fields without one", async () => {
    const { post, stored } = receiver();
    for (const key of ["", "", "0a", "0a", "0b"]) await post({ ...valid, key });
    const [first, second, third, fourth, fifth] = stored.map(({ id }) => id);
    expect([first === second, third === fourth, third === fifth, first === third]).toEqual([true, true, false, false]);
  });

  it("X27: is the same message where its price changed or could not be read, and another where it was corrected", async () => {
    const prices = ["€480", "", "€490"];
    const { post, stored } = receiver(undefined, () => ({ price: prices[stored.length] ?? "" }));
    for (const email of ["ada@example.com", "ada@example.com", "ada@example.org"]) await post({ ...valid, email });
    expect(stored.map(({ fields }) => fields["price"])).toEqual(prices);
    const [first, second, third] = stored.map(({ id }) => id);
    expect([first === second, first === third]).toEqual([true, false]);
  });
});

it.each(["; charset=UTF-8", " ;charset=utf-8"])("a kind of body may have parameters: %s", async (parameters) => {
  const headers = { ...ours, "content-type": `Application/X-WWW-Form-URLencoded${parameters}` };
  expect((await receiver().post(valid, headers)).status).toBe(303);
});

describe("security: a post is refused", () => {
  it.each([
    ["of another site", { host, origin: "https://evil.example", "sec-fetch-site": "cross-site" }, 403],
    ["of another site, by a browser without fetch metadata", { host, origin: "https://evil.example" }, 403],
    ["of another subdomain", { host, origin: "https://evil.tessera.example", "sec-fetch-site": "same-site" }, 403],
    ["of an opaque origin", { host, origin: "null" }, 403],
    ["that does not say where it is from", { host }, 403],
    ["typed into the address bar", { host, "sec-fetch-site": "none" }, 403],
    ["of an origin with a name and a password", { host, origin: `https://me:secret@${host}` }, 403],
    ["of an origin with a path", { host, origin: `https://${host}/rome/` }, 403],
    ["with another kind of body", { ...ours, "content-type": "text/plain" }, 415],
    ["with a kind of body that begins the same", { ...ours, "content-type": `${typed["content-type"]}devil` }, 415],
    ["to no site of ours", { ...ours, host: "x.example", origin: "https://x.example" }, 400],
  ] as const)("%s", async (_what, headers, status) => {
    const { post, stored } = receiver();
    expect([(await post(valid, headers)).status, stored]).toEqual([status, []]);
  });

  it.each([
    ["that is too long", { ...valid, email: "a".repeat(20_000) }, 413],
    ["that leads to another host", { ...valid, to: "//evil.example/" }, 400],
    ["that would write another header", { ...valid, to: "/;Domain=example" }, 400],
    ["with a field that no form has", { ...valid, event: "Home" }, 400],
    ["in no language", { ...valid, locale: "xx" }, 400],
  ] as const)("%s", async (_what, fields, status) => {
    const { post, stored } = receiver();
    expect([(await post(fields)).status, stored]).toEqual([status, []]);
  });

  it("a robot that fills in the hidden field gets thanks, and is not stored", async () => {
    const { post, stored } = receiver();
    expect([(await post({ ...valid, website: "https://spam.example" })).status, stored]).toEqual([303, []]);
  });
});
