import { expect, it } from "vitest";
import { readInternalPath } from "../../routing/internal-path.fixture.ts";
import { choosePriority, toNotFoundKey, toPageKey } from "./page-key.ts";

it.each([
  ["/www.tessera.example/de/auto/_/rome", "default-view"],
  ["/www.tessera.example/de/auto/_", "default-view"],
  ["/www.tessera.example/de/USD/_/rome", "currency"],
  ["/www.tessera.example/de/auto/page%3D2/rome", "view"],
  ["/www.tessera.example/de/USD/page%3D2/rome", "view"],
])("I10: %s is of the class %s, and waits as such", (text, expected) => {
  const key = toPageKey(readInternalPath(text));
  expect([key.text, key.pageClass, choosePriority(key)]).toEqual([text, expected, expected]);
});

it.each([
  ["auto", "", "default-view", "default-view"],
  ["USD", "", "currency", "currency"],
  ["auto", "/en.ar/rome", "missing", "default-view"],
  ["USD", "/en.ar/rome", "missing", "default-view"],
])(
  "I10: a not-found page in %s for '%s' is of the class %s, and waits as %s",
  (currency, elsewhere, pageClass, priority) => {
    const key = toNotFoundKey({ host: "www.tessera.example", locale: "de", currency }, elsewhere);
    expect(key).toMatchObject({ text: `/not-found-page/www.tessera.example/de/${currency}${elsewhere}`, pageClass });
    expect(choosePriority(key)).toBe(priority);
  },
);
