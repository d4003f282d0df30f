import type { RichTextComponents } from "@prismicio/react";
import { Fragment } from "react";
import { Embed } from "../../ui/player/Embed.tsx";
import type { RichTextPage } from "./expand-block.ts";
import type { Originals } from "./originals.ts";
import { renderHyperlink } from "./render-link.tsx";
import { TextPicture } from "./TextPicture.tsx";

/**
 * Returns a caller's `components` with our pictures, films, links and shortcodes, where `@prismicio/react` has simpler
 * ones. A function of the caller that returns null or undefined leaves its part to ours.
 */
export function completeComponents<Components extends RichTextComponents>(
  components: Components,
  page: RichTextPage,
  { images, embeds, links, shortcodes }: Originals,
): Components & RichTextComponents {
  const ours: RichTextComponents = {
    image: (part) => {
      const block = images.get(part.node);
      return components.image?.(part) ?? (block && <TextPicture key={part.key} block={block} page={page} />);
    },
    embed: (part) => {
      const block = embeds.get(part.node);
      return components.embed?.(part) ?? (block && <Embed key={part.key} block={block} page={page} />);
    },
    hyperlink: (part) => {
      const link = links.get(part.node.data);
      return components.hyperlink?.(part) ?? (link && renderHyperlink(link, part.children, page, part.key));
    },
    label: (part) => {
      const expansion = shortcodes.get(part.node.data);
      if (expansion === undefined) return components.label?.(part);
      return <Fragment key={part.key}>{page.richText.renderShortcode(expansion, part.children)}</Fragment>;
    },
  };
  return { ...components, ...ours };
}
