import { createRequire } from "node:module";
import * as v from "valibot";

const windowSchema = v.object({ window: v.object({ DOMParser: v.unknown() }) });
const jsdomSchema = v.object({ JSDOM: v.custom<new () => object>((each) => typeof each === "function") });

// A whole document would replace the addresses and signals of Node, which the provider of these tests needs.
if (!("DOMParser" in globalThis)) {
  const { JSDOM } = v.parse(jsdomSchema, createRequire(import.meta.url)("jsdom"));
  const { DOMParser } = v.parse(windowSchema, new JSDOM()).window;
  Object.assign(globalThis, { DOMParser });
}
