import { StartError } from "./start-error.ts";

/** `PORT`, 3000 without one; 0 lets the system choose. */
export function sitePort({ PORT }: NodeJS.ProcessEnv): number {
  const port = PORT === undefined || PORT === "" ? 3000 : Number(PORT);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new StartError(`PORT is "${PORT}", but a port is a whole number from 0 to 65535.`);
}
