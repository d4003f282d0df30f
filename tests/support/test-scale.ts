/** Exports the scale to tests outside of `embedded/`. */
export { scaled } from "../../embedded/runtime/testing/test-scale.ts";
