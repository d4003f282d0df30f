import * as v from "valibot";
import { BusyError } from "../../http/create-queue.ts";
import { isLocaleCode, type LocaleCode } from "../../i18n/locales.ts";
import { limitSimulations } from "../../preview/limit-previews.ts";
import { maxZoneLength, maxSlices, type Simulated, tooLong } from "../../preview/simulator/simulated.ts";
import { simulatorParents } from "../../routing/simulator-parents.ts";

const sentSchema = v.object({
  locale: v.custom<LocaleCode>((code) => typeof code === "string" && isLocaleCode(code), "There is no such language."),
  slices: v.pipe(
    v.string("Slices are sent as JSON."),
    v.maxLength(maxZoneLength, tooLong),
    v.parseJson(undefined, "The slices are no JSON."),
    v.array(v.unknown(), "The slices are no list."),
    v.maxLength(maxSlices, `These are more than ${maxSlices} slices: simulate fewer at once.`),
  ),
});

const busy = "The site renders too many slices at the moment. Change something to try again.";

/**
 * Renders what anybody may have sent. Few are rendered at once, and each is bounded in size. Resolves to a sentence for
 * what is not rendered.
 */
export async function simulateSent(
  json: unknown,
  locale: unknown,
  simulate: (slices: readonly unknown[], locale: LocaleCode) => Promise<Simulated>,
): Promise<Simulated | string> {
  if (simulatorParents(process.env).length === 0) return "This site has no slice simulator.";
  const sent = v.safeParse(sentSchema, { slices: json, locale });
  if (!sent.success) return sent.issues[0].message;
  const { slices, locale: code } = sent.output;
  try {
    return await limitSimulations(() => simulate(slices, code));
  } catch (error) {
    if (error instanceof BusyError) return busy;
    throw error;
  }
}
