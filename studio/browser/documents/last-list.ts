import { createStore } from "zustand/vanilla";

/** The address of the list as it was seen last: the way back from a document keeps search and filters. */
export const lastList = createStore(() => ({ address: "/" }));
