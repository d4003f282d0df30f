import * as v from "valibot";

/** A path to lead to: never another host, and fit for a header. */
export const localPath = v.pipe(v.string(), v.regex(/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/), v.maxLength(2048));
