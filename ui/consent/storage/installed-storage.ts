import { createVisitorStorage, type VisitorStorage } from "./visitor-storage.ts";

/** The storage of this browser. A build of the islands has it in the file of every page alone. */
export const visitorStorage: VisitorStorage = /* @__PURE__ */ createVisitorStorage();
