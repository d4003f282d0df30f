import * as v from "valibot";
import { Icon } from "../../ui/primitives/Icon.tsx";
import { type IconName, icons } from "../../ui/primitives/icons.ts";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import { defineShortcode } from "../../renderer/index.ts";
import * as css from "./icon.css.ts";

const unknownIcon = `The icons are ${Object.keys(icons).join(", ")}.`;
const noLabel = "An icon needs a label that says what it shows.";

export const icon = defineShortcode({
  name: "icon",
  sentence: "A small drawing; its label is what is read aloud and in titles.",
  example: '[icon name="clock" label="Opening hours"]',
  attributes: v.object({
    name: v.custom<IconName>((name) => typeof name === "string" && Object.hasOwn(icons, name), unknownIcon),
    label: v.pipe(v.string(noLabel), v.trim(), v.nonEmpty(noLabel)),
  }),
  text: ({ label }) => label,
  Component: ({ attributes: { name, label } }) => (
    <span className={css.inline}>
      <StyleSheet of={css} />
      <Icon name={name} label={label} />
    </span>
  ),
});
