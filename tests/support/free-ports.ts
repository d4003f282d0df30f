import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Ports above those of known services, and below those of outgoing connections. An outgoing connection could take a free
 * port before its program listens.
 */
const [minPort, maxPort] = [15_000, 32_000];

/** Returns four TCP ports that nothing listens on at this moment. */
export async function freePorts(): Promise<readonly [number, number, number, number]> {
  return [await freePort(), await freePort(), await freePort(), await freePort()];
}

async function freePort(): Promise<number> {
  const port = randomInt(minPort, maxPort);
  return (await isFree(port)) ? port : freePort();
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port);
  const isListening = await once(server, "listening").then(
    () => true,
    () => false,
  );
  if (isListening) await once(server.close(), "close");
  return isListening;
}
