import * as v from "valibot";
import { cityAttribute } from "../attributes/ids.ts";
import { defineShortcode } from "../../renderer/define-shortcode.ts";
import { climateSummary } from "./climate-summary.ts";
import { placeAndMonth } from "./place-and-month.ts";
import { WeatherFigure } from "./WeatherFigure.tsx";

const monthMessage = "A month is a number from 1 to 12.";

export const weather = defineShortcode({
  name: "weather",
  sentence:
    "What the weather is like in a city in a month, by the averages of many years; without them, in the city of the page's own products and in the current month.",
  example: '[weather city="ROME" month="5"]',
  attributes: v.object({
    city: cityAttribute(),
    month: v.optional(
      v.pipe(v.string(monthMessage), v.trim(), v.regex(/^(?:0?[1-9]|1[0-2])$/, monthMessage), v.transform(Number)),
    ),
  }),
  text: (attributes, context) => {
    const asked = placeAndMonth(attributes, context);
    return asked && climateSummary(asked, context);
  },
  Component: ({ attributes, context, text, children }) => {
    const asked = placeAndMonth(attributes, context);
    return asked ? (
      <WeatherFigure {...asked} locale={context.market.locale} t={context.t} label={text}>
        {children}
      </WeatherFigure>
    ) : (
      children
    );
  },
});
