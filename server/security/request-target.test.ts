import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { createSiteServer, listen } from "../site-server.ts";

/** Sends the head of a request to a server that responds with the host and the target that it read. */
async function send(...lines: readonly string[]): Promise<string> {
  const server = createSiteServer(({ headers, url }, response) => response.end(`${headers.host} ${url}`), {
    maxConnections: 10,
    stallTimeout: 0,
  });
  onTestFinished(() => void server.close());
  const socket = connect(await listen(server, 0), "localhost");
  socket.write([...lines, "Connection: close", "", ""].join("\r\n"));
  return text(socket);
}

it.each([
  ["http://tessera.localhost/rome/?ci=7", "tessera.localhost /rome/?ci=7"],
  ["HTTPS://www.tessera.example:443/healthz", "www.tessera.example:443 /healthz"],
  ["http://tessera.localhost", "tessera.localhost /"],
  ["http://tessera.localhost?ci=7", "tessera.localhost /?ci=7"],
  ["http://me@tessera.localhost/", "me@tessera.localhost /"],
  ["http:///rome/", " /rome/"],
  ["/http://tessera.localhost/", "localhost /http://tessera.localhost/"],
])("%s is read as %s", async (target, expected) => {
  const response = await send(`GET ${target} HTTP/1.1`, "Host: localhost");
  expect(response.split("\r\n\r\n", 2)[1]).toBe(expected);
});

it.each([
  ["another", ["Host: tessera.localhost", "host: evil.example"]],
  ["the same", ["Host: localhost", "Host: localhost"]],
])("a request with a second Host header, %s, is refused", async (_which, hosts) => {
  const response = await send("GET /rome/ HTTP/1.1", ...hosts);
  expect(response).toMatch(/^HTTP\/1\.1 400 /);
  expect(response.toLowerCase()).toContain("cache-control: no-store");
});
