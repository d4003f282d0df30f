import { type AddressInfo, createServer } from "node:net";

/** Returns four TCP ports that nothing listens on at this moment. */
export async function freePorts(): Promise<readonly [number, number, number, number]> {
  return [await freePort(), await freePort(), await freePort(), await freePort()];
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, () => {
      const address: AddressInfo | string | null = server.address();
      server.close(() => {
        if (address === null || typeof address === "string") reject(new Error("The system returned no port."));
        else resolve(address.port);
      });
    });
  });
}
