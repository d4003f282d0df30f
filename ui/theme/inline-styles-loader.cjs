/**
 * Bundler loader for `*.css.ts`: beside its class names, the module exports `veCss`, a list of [id, css text] for
 * `StyleSheet`. It imports no style sheet, so a page contains the styles of the components on it and requests none.
 * Each source file is one entry: a file that several modules build on has one id and is sent once.
 */
const { createHash } = require("node:crypto");
const path = require("node:path");
const { createCompiler } = require("@vanilla-extract/compiler");
const esbuild = require("esbuild");

const production = process.env.NODE_ENV === "production";
const targets = ["chrome111", "safari16.4", "firefox111"];
const separator = "\u0001";

/** One compiler for the whole build: it evaluates style modules and caches their imports. */
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
