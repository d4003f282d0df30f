import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { listen } from "./listen.ts";

test("0 gives a free port; one in use is told with the variable to change", async () => {
  const first = createServer();
  onTestFinished(() => void first.close());
  const port = await listen(first, 0);
  expect(port).toBeGreaterThan(0);
  await expect(listen(createServer(), port)).rejects.toMatchObject({
    name: "StartError",
    message: `Port ${port} is already in use: stop what listens there, or choose another port, e.g. PORT=${port + 1}.`,
  });
});
