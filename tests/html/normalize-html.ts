/**
 * Returns a response's text without names that each build makes. Names of classes, custom properties and animations become
 * numbers in the order of their first use. Hashes of files and ports have fixed values.
 */
export function normalizeHtml(text: string): string {
  const names = new Map<string, string>();
  const fixed = text
    .replaceAll(/localhost:\d+/g, "localhost:PORT")
    .replaceAll(/\/_islands\/([\w-]+)-[A-Z0-9]{8}\.(js|css)/g, "/_islands/$1-HASH.$2");
  for (const name of listHashedNames(fixed)) if (!names.has(name)) names.set(name, `n${names.size}`);
  return fixed.replaceAll(/[\w-]+/g, (word) => names.get(word) ?? names.get(word.replace(/^--/, "")) ?? word);
}

const namesInMarkup =
  /class="([^"]*)"|@keyframes ([\w-]+)|--(\w+)(?=[:,)])|<style[^>]*>|\.([a-z][a-z0-9_]{3,})(?=[\s.,:>{+~[)])/g;

/** Lists names that a build made, in the order of the text. Names with a hyphen are written by hand. */
function listHashedNames(html: string): readonly string[] {
  return [...html.matchAll(namesInMarkup)]
    .flatMap(([, classes = "", animation = "", property = "", selector = ""]) => [
      ...classes.split(" "),
      animation,
      property,
      selector,
    ])
    .filter((name) => /^[a-z_][a-z0-9_]{3,}$/.test(name) && /\d|_/.test(name));
}
