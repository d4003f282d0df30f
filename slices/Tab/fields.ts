import * as v from "valibot";
import { requiredText } from "../../content/fields/text.ts";

export const fields = v.object({ title: requiredText() });
