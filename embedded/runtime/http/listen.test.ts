import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { listen } from "./listen.ts";

function startable() {
  const server = createServer((_, response) => response.end("here"));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return server;
}

test("both names of this machine lead to the service", async () => {
  const port = await listen(startable(), { service: "test service", port: 0, variable: "TEST_PORT" });
  for (const host of ["localhost", "127.0.0.1"]) {
    expect(await (await fetch(`http://${host}:${port}`)).text()).toBe("here");
  }
});

test("a port in use: which port, which service, which variable", async () => {
  const port = await listen(startable(), { service: "first", port: 0, variable: "A" });
  const again = listen(startable(), { service: "content service", port, variable: "CONTENT_PORT" });
  await expect(again).rejects.toThrow(
    `Port ${port}, which the content service wants, is in use: stop what listens there or set CONTENT_PORT to another port.`,
  );
});
