import * as v from "valibot";
import { requiredText } from "../../content/fields/index.ts";

export const fields = v.object({ title: requiredText() });
