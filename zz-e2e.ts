import { runBrowserTests } from "./tests/support/run-browser-tests.ts";
console.log(await runBrowserTests());
