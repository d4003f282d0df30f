/** Entertainment, the provider's category of shows. */
export const showCategory = 7;
