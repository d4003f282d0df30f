/**
 * Bundler loader for `*.css.ts`: the module keeps its class names and gains `veCss`, a list of [id, css text] for
 * `StyleSheet`, instead of importing a style sheet. So a page carries the styles of the pieces it uses and requests none.
 * One entry per source file: a file that several modules build on has the same id everywhere and is sent once.
 */
const { createHash } = require("node:crypto");
const path = require("node:path");
const { createCompiler } = require("@vanilla-extract/compiler");
const esbuild = require("esbuild");

const production = process.env.NODE_ENV === "production";
const targets = ["chrome111", "safari16.4", "firefox111"];
const separator = "\u0001";

/** One compiler for the whole build: it evaluates style modules and keeps what they import. */
let compiler;

module.exports = async function inlineStyles() {
  compiler ??= createCompiler({
    root: this.rootContext,
    identifiers: production ? "short" : "debug",
    enableFileWatcher: false,
    cssImportSpecifier: async (file, css) =>
      Buffer.from(path.relative(this.rootContext, file) + separator + css).toString("base64url"),
  });
  if (!production) await compiler.unstable_invalidateAllModules();

  const { source, watchFiles } = await compiler.processVanillaFile(this.resourcePath, { outputCss: true });
  for (const file of watchFiles) this.addDependency(file);

  const imports = [];
  const code = source.replace(/^import '([A-Za-z0-9_-]+)';$/gm, (_line, encoded) => {
    imports.push(Buffer.from(encoded, "base64url").toString().split(separator));
    return "";
  });
  const sheets = await Promise.all(imports.map(([file, css]) => toSheet(file, css)));
  return `${code}\nexport const veCss = ${JSON.stringify(sheets)};\n`;
};

async function toSheet(file, css) {
  const text = production
    ? (await esbuild.transform(css, { loader: "css", minify: true, target: targets })).code.trim()
    : css;
  const id = createHash("sha256")
    .update(production ? text : file + text)
    .digest("base64url")
    .slice(0, 8);
  return [`s-${id}`, text];
}
