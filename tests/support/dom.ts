import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// The code of an island loads when it is first rendered, which takes seconds on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

// Files share a document: what a test leaves in it would be found by the next.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});
