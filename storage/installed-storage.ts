import { storageKeys } from "./storage-keys.ts";
import { installStorage, type VisitorStorage } from "./visitor-storage.ts";

/** What is installed. The build of the islands imports it wherever code names `visitorStorage`, and nowhere else. */
export const visitorStorage: VisitorStorage = /* @__PURE__ */ installStorage(storageKeys);
