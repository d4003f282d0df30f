import * as v from "valibot";
import { climateText } from "../../catalog/climate/climate-text.ts";
import { cityAttribute } from "../attributes/ids.ts";
import { defineShortcode } from "../../renderer/index.ts";
import { placeAndMonth } from "./place-and-month.ts";
import { WeatherFigure } from "./WeatherFigure.tsx";

const monthMessage = "A month is a number from 1 to 12.";

export const weather = defineShortcode({
  name: "weather",
  sentence:
    "The usual weather of a city in a month, by the averages of many years. Without city and month: the city of the page's own products, and the current month.",
  example: '[weather city="ROME" month="5"]',
  attributes: v.object({
    city: cityAttribute(),
    month: v.optional(
      v.pipe(v.string(monthMessage), v.trim(), v.regex(/^(?:0?[1-9]|1[0-2])$/, monthMessage), v.transform(Number)),
    ),
  }),
  text: (attributes, context) => {
    const shown = placeAndMonth(attributes, context);
    return shown && climateText(shown, context.market.locale, context.t);
  },
  Component: ({ attributes, context, text, children }) => {
    const shown = placeAndMonth(attributes, context);
    return shown ? (
      <WeatherFigure {...shown} locale={context.market.locale} t={context.t} label={text}>
        {children}
      </WeatherFigure>
    ) : (
      children
    );
  },
});
