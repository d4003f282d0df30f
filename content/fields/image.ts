import * as v from "valibot";

/** A picture from the content service. `width` and `height` are those of the original, in pixels. */
export interface Image {
  readonly url: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

const filledImage = v.object({
  url: v.pipe(v.string(), v.regex(/^https?:\/\//i), v.url()),
  alt: v.nullish(v.string(), ""),
  dimensions: v.object({ width: v.number(), height: v.number() }),
});

const emptyImage = v.pipe(
  v.object({ url: v.nullish(v.undefined()) }),
  v.transform((): Image | undefined => undefined),
);

const toImage = ({ url, alt, dimensions }: v.InferOutput<typeof filledImage>): Image => ({
  url,
  alt,
  width: dimensions.width,
  height: dimensions.height,
});

/** An Image field; undefined when no picture was chosen. */
export function image() {
  return v.pipe(
    v.nullish(v.union([v.pipe(filledImage, v.transform(toImage)), emptyImage], "is not a picture"), {}),
    v.metadata({ prismic: "Image" }),
  );
}

/** An Image field without which its slice makes no sense. */
export function requiredImage() {
  return v.pipe(v.pipe(filledImage, v.transform(toImage)), v.metadata({ prismic: "Image" }));
}
