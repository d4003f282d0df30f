import { chooseRowPictures } from "../../blocks/products/choose-row-pictures.ts";
import type { PageContext } from "../../renderer/index.ts";
import { CardGrid } from "../../ui/primitives/CardGrid.tsx";
import { listItemPictures } from "./item-pictures.ts";
import { cardWidths } from "../../blocks/products/card-widths.ts";
import { NewsCard } from "./NewsCard.tsx";
import type { NewsItem } from "./news-items.ts";

interface NewsCardsProps {
  readonly items: readonly NewsItem[];
  readonly label: string;
  readonly page: PageContext;
}

/** Stories as cards. Each has an id, so that a longer list opens where the shorter one ended: `story-7`. */
export function NewsCards({ items, label, page }: NewsCardsProps) {
  const pictures = chooseRowPictures(
    items.map((item) => listItemPictures(item, page.snapshot)),
    page.pictures.choose,
  );
  return (
    <CardGrid layout="grid" label={label}>
      {items.map((item, index) => (
        <NewsCard
          key={item.href}
          id={storyId(index + 1)}
          item={item}
          image={pictures[index]}
          widths={cardWidths("grid", items.length)}
          page={page}
        />
      ))}
    </CardGrid>
  );
}

/** Returns the id of the nth card of a list: 7 → `story-7`. */
export function storyId(number: number): string {
  return `story-${number}`;
}
