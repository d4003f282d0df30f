import { argv } from "node:process";

/** Files that a program calculates from a package's data. `npm run data -- holidays` writes one of them. */
const makers: Readonly<Record<string, () => Promise<unknown>>> = {
  holidays: () => import("./make-holidays.ts"),
  outlines: () => import("./make-country-outlines.ts"),
};

const make = makers[argv[2] ?? ""];
if (make === undefined) {
  console.error(`Run npm run data -- NAME. The names are: ${Object.keys(makers).join(", ")}.`);
  process.exitCode = 2;
} else await make();
