import * as v from "valibot";
import { countryCode } from "./values.ts";

export const countryAnswer = v.strictObject({ currentCountry: v.strictObject({ code: countryCode }) });
