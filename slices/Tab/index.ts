import { createElement, Fragment } from "react";
import { defineSlice } from "../../renderer/index.ts";
import { fields } from "./fields.ts";

/** Holds the slices of one tab, in order; the tab bar renders its title. */
export default defineSlice({
  type: "tab",
  variations: ["default"],
  fields,
  role: { opens: "tab", within: "tabs", label: ({ title }) => title },
  Component: ({ members }) => members.map(({ id, content }) => createElement(Fragment, { key: id }, content)),
});
