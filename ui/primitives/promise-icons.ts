/** Icons that editors may set beside a promise or a fact. The first is the default. */
export const promiseIcons = [
  "ticket",
  "clock",
  "calendar",
  "map-pin",
  "smartphone",
  "shield-check",
  "star",
  "users",
  "headphones",
  "badge-check",
] as const;
