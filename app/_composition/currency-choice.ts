import * as v from "valibot";
import { type CurrencyCode, isCurrencyCode } from "../../i18n/currencies.ts";
import { readText } from "../../http/send.ts";
import { localPath } from "./local-path.ts";

export interface CurrencyChoice {
  readonly currency: CurrencyCode | "auto";
  /** Path to go back to. */
  readonly to: string;
}

/** Bytes: many times a path and a currency. */
const bodyLimit = 8192;

const choiceSchema = v.object({
  currency: v.union([v.literal("auto"), v.pipe(v.string(), v.guard(isCurrencyCode))]),
  to: localPath,
});

/** What the currency form was sent with, URL-encoded; undefined for any other body. */
export async function currencyChoice(request: Request): Promise<CurrencyChoice | undefined> {
  const body = await readText(request, bodyLimit).catch(() => "");
  const choice = v.safeParse(choiceSchema, Object.fromEntries(new URLSearchParams(body)));
  return choice.success ? choice.output : undefined;
}
