import { storageKeys } from "./storage-keys.ts";
import { installStorage, type VisitorStorage } from "./visitor-storage.ts";

if (typeof localStorage !== "undefined") installStorage(storageKeys);

/** What is installed. The build of the islands imports it wherever code names `visitorStorage`. */
export const visitorStorage: VisitorStorage = globalThis.visitorStorage;
