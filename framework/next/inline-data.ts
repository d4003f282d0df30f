/** Matches a script that Next writes into a page for its browser code: a call with data. The group is that data. */
const call =
  /^(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\)|\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\))\.push\(([^]*)\);?$/;

/** Returns the data of an inline script that Next wrote, meant to be JSON. Undefined for any other script. */
export function findInlineData(script: string): string | undefined {
  return call.exec(script)?.[1];
}
