import { startBackground } from "../../publishing/start-background.ts";
import { openStore } from "../../sqlite/open-store.ts";

/**
 * Publishes a page and notifies a webhook, until it is killed. Arguments: the store's file and the webhook's address.
 */
const [file = "", url = ""] = process.argv.slice(2);
const store = await openStore({ file, threads: false });
await store.setLanguages([{ id: "en-us", name: "English - United States" }]);
const page = { id: "rome", uid: "rome", translations: "rome", type: "page", lang: "en-us", title: "Rome" };
await store.publish({ put: [{ ...page, tags: [], data: {} }], remove: [], at: Date.now() });
startBackground({ store, repository: { domain: "tessera", apiUrl: "" }, webhook: { url, secret: "s3cret" } });
