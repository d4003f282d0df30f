import { createStore } from "zustand/vanilla";

/** The address of the list as it was seen last. The way back from a document leads there. */
export const lastList = createStore(() => ({ address: "/" }));
