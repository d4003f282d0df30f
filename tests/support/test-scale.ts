/** Exports the scale to tests outside of `embedded/`. */
export { isWhole, sampled, scaled } from "../../embedded/runtime/testing/test-scale.ts";
