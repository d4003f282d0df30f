import * as v from "valibot";
import { defineView, parameter } from "./define-view.ts";
import { wholeNumber } from "./view-values.ts";

const isPresentation = true;

/** Which part of a list a page has. No list is one leaf's: a page beyond the last is missing, whatever it lists. */
export const listWindow = {
  /** From 1. A higher number than 1000 reads as 1000: no list is as long, so both pages are missing. */
  page: parameter(50, v.pipe(v.string(), v.regex(/^[1-9]\d*$/), v.transform(Number), v.toMaxValue(1000)), {
    isPresentation,
  }),
  limit: parameter(60, wholeNumber(1, 100), { isPresentation }),
  offset: parameter(70, wholeNumber(0, 10_000), { isPresentation }),
};

/** The page of a list. */
export const pageView = defineView(v.object({ page: listWindow.page }));
