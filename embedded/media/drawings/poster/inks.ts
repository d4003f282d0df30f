/** The colors of a poster: paper, letters, and two more. */
export interface Inks {
  readonly ground: string;
  readonly letters: string;
  readonly strong: string;
  readonly soft: string;
}

const inks = (ground: string, letters: string, strong: string, soft: string): Inks => ({
  ground,
  letters,
  strong,
  soft,
});

/** Letters are 4.5:1 on their ground. */
export const posterInks = [
  inks("#141b34", "#ffdf8e", "#f0a02c", "#2d3f78"),
  inks("#7c1626", "#fdeede", "#f0b23e", "#a82a35"),
  inks("#f3e6cf", "#1b1b26", "#d63b26", "#e8bf7c"),
  inks("#0f4a47", "#fbeccb", "#f08a4b", "#1d6f68"),
  inks("#e9b93a", "#231a14", "#b3261e", "#f4d789"),
  inks("#2a1638", "#ffd9dc", "#ee5873", "#51306a"),
  inks("#e5e9e4", "#182a4a", "#2b62b8", "#a9c4d8"),
  inks("#17171a", "#f6f0e4", "#d9352b", "#3a3a40"),
  inks("#f6d6ce", "#5d1230", "#d2456a", "#f0b0a6"),
  inks("#1d3a6e", "#fff3dc", "#ff8a5c", "#33588f"),
] as const;
