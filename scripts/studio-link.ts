import path from "node:path";
import { systemTime } from "../http/time.ts";
import { loadEnvironment, sitePort } from "../server/environment.ts";
import { roles } from "../studio/protocol/roles.ts";
import { signInPath } from "../studio/server/http/sign-in.ts";
import { chooseOrigin, readOrigin } from "../studio/server/origin/read-origin.ts";
import { createLinks } from "../studio/server/sessions/links.ts";
import { openStore } from "../studio/server/sessions/open-store.ts";
import { studioFolder } from "../studio/server/sessions/studio-folder.ts";

/** Prints a link with which someone can sign in to the studio, once and within 15 minutes. The site may run meanwhile. */
const root = path.join(import.meta.dirname, "..");
const [name = "", chosen = ""] = process.argv.slice(2);
const role = roles.find((each) => each === chosen);

loadEnvironment(root);
const origin = chooseOrigin(readOrigin(process.env), { port: sitePort(process.env), isLocal: true });
if (origin === undefined) fail("STUDIO_ORIGIN is off: the studio is not served.");
if (name === "" || name.length > 100 || role === undefined)
  fail(`Name an editor and a role: npm run studio:link -- "Ada Byron" editor. Roles: ${roles.join(", ")}.`);
const store = await openStore(studioFolder(root, process.env));
const link = await createLinks(store, systemTime.date).add({ name, role });
store.close();
console.log(`${origin}${signInPath}?link=${link}`);

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
