import * as v from "valibot";
import type { PictureRatio } from "../../routing/picture-sizes.ts";
import { imgixSource } from "../../ui/primitives/imgix-source.ts";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import { defineShortcode } from "../../renderer/index.ts";
import * as css from "./image.css.ts";
import { mediaAddress } from "./media-address.ts";

const badAddress = "A picture's address begins with https:// and is in the media library.";
const noAlt = "A picture needs an alt text that says what it shows.";
const ratios = ["3:2", "16:10", "21:9", "4:5", "1:1"] as const satisfies readonly PictureRatio[];

export const image = defineShortcode({
  name: "image",
  sentence: "A picture of the media library; its alt text is what is read aloud and in titles.",
  example: '[image src="https://images.tessera.example/colosseum.webp" alt="The Colosseum" ratio="16:10"]',
  attributes: v.object({
    src: v.pipe(v.string(badAddress), v.trim(), v.transform(mediaAddress), v.string(badAddress)),
    alt: v.pipe(v.string(noAlt), v.trim(), v.nonEmpty(noAlt)),
    ratio: v.optional(v.picklist(ratios, `A ratio is one of ${ratios.join(", ")}.`), "3:2"),
  }),
  text: ({ alt }) => alt,
  Component: ({ attributes: { src, alt, ratio }, context }) => {
    const source = imgixSource({ url: src }, ratio, context);
    const [across = 1, down = 1] = ratio.split(":").map(Number);
    return (
      <>
        <StyleSheet of={css} />
        <img
          {...source}
          sizes={source.srcSet && "(min-width: 768px) 640px, 100vw"}
          alt={alt}
          width={across * 100}
          height={down * 100}
          className={css.picture}
          loading="lazy"
          decoding="async"
        />
      </>
    );
  },
});
