import { expect, it } from "vitest";
import { testPage } from "../../tests/support/page-context.ts";
import { contactNodes } from "./contact-nodes.ts";

it.each([
  ["help@tessera.example", [{ "@type": "ContactPoint", email: "help@tessera.example" }]],
  ["", []],
])("I8: the contact that search engines read of the address %j", (email, nodes) => {
  expect(contactNodes(email, testPage())).toMatchObject(nodes);
});
