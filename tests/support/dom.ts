import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, vi } from "vitest";

// The code of an enhancer loads when it is first rendered, which takes seconds on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

// An island of `loaded-island.ts` loads its code on import.
beforeAll(() => vi.dynamicImportSettled());

// jsdom has no layout, and not every function of a browser.
const missing = { escape: (text: string) => text.replaceAll(/[^\w-]/g, String.raw`\$&`) };
if (Reflect.get(globalThis, "CSS") === undefined) Reflect.set(globalThis, "CSS", missing);
if (!("scrollIntoView" in Element.prototype)) Reflect.set(Element.prototype, "scrollIntoView", () => {});

// Files share a document: what a test leaves in it would be found by the next.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

// An island may still be loading its code. Vitest reports what loads after the last test of a file as an error.
afterAll(() => vi.dynamicImportSettled());
