const elided: Readonly<Record<string, string>> = {
  il: "l’",
  al: "all’",
  dal: "dall’",
  del: "dell’",
  nel: "nell’",
  sul: "sull’",
};

/** Elides Italian articles before numbers that are spoken with a vowel first, 8 and 11: `dal 8 dic` → `dall’8 dic`. */
export function elideArticles(text: string): string {
  return text.replaceAll(/\b(il|al|dal|del|nel|sul) (?=8|11(?!\d))/gi, (found, article: string) => {
    const short = elided[article.toLowerCase()] ?? found;
    return article.startsWith(article.charAt(0).toUpperCase()) ? short.charAt(0).toUpperCase() + short.slice(1) : short;
  });
}
