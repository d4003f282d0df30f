import { createVisitorStorage, type VisitorStorage } from "./visitor-storage.ts";

/** The storage of this browser. A build of the islands has it in a file of those that store something. */
export const visitorStorage: VisitorStorage = /* @__PURE__ */ createVisitorStorage();
