/** For tests outside of the embedded services, which may not import from there. */
export { scaled } from "../../embedded/runtime/testing/test-scale.ts";
