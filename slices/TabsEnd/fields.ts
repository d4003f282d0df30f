import * as v from "valibot";

export const fields = v.object({});
