/** The posted fields of a group's request that is valid. */
export const postedGroupBooking = {
  name: "Ada Lovelace",
  email: "ada@example.com",
  adults: "4",
  children: "1",
  date: "2026-12-02",
  session: "morning",
  language: "it",
  message: " With a pram. ",
  product: "50009",
} as const;
