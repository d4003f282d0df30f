import * as v from "valibot";
import { date, group, number, richText, select, text, title } from "../../content/fields/index.ts";
import { currencyCodes } from "../../i18n/currencies.ts";

export const fields = v.object({
  title: title(),
  codes: group({
    code: text(),
    percent: number({ min: 1, max: 100, step: 1 }),
    amount: number({ min: 0 }),
    cap: number({ min: 0 }),
    currency: select(currencyCodes),
    ends_on: date(),
    terms: richText(),
  }),
});

export type PromoCodesFields = v.InferOutput<typeof fields>;
