import { createElement, Fragment } from "react";
import * as v from "valibot";
import { requiredText } from "../../content/fields/text.ts";
import { defineSlice } from "../../renderer/define-slice.tsx";

/** Holds the slices of one tab, in order; the tab bar renders its title. */
export default defineSlice({
  type: "tab",
  variations: ["default"],
  schema: v.object({ title: requiredText() }),
  group: { opens: "tab", within: "tabs" },
  label: ({ title }) => title,
  Component: ({ members }) => members.map(({ id, content }) => createElement(Fragment, { key: id }, content)),
});
