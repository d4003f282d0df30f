import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// The code of an island loads when it is first rendered, which takes seconds on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

afterEach(cleanup);
