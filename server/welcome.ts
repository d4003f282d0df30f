import { sites } from "../hosts/index.ts";

/** Where to look, as lines for the terminal. */
export function welcome(port: number, developerTools: boolean): string {
  const addresses = sites.map(({ brand, name }) => [brand, `http://${name}.localhost:${port}/`] as const);
  const tools = developerTools ? ([["For developers", `http://localhost:${port}/dev`]] as const) : [];
  const lines = [...addresses, ...tools].map(([label, url]) => `  ${label.padEnd(18)}${url}`);
  return ["", "Tessera is ready:", ...lines, ""].join("\n");
}
