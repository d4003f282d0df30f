/**
 * Compiles `*.css.ts` modules to class names and css text, for Next's bundler and for that of the islands. A class name
 * is made of the path of its file, so both get the same.
 */
const { createHash } = require("node:crypto");
const path = require("node:path");
const { createCompiler } = require("@vanilla-extract/compiler");
const esbuild = require("esbuild");

const targets = ["chrome111", "safari16.4", "firefox111"];
const separator = "\u0001";

/** Returns a compiler: it evaluates style modules and caches their imports, so a build has one. */
function createStyleCompiler(root, production) {
  const compiler = createCompiler({
    root,
    identifiers: production ? "short" : "debug",
    enableFileWatcher: false,
    cssImportSpecifier: async (file, css) =>
      Buffer.from(path.relative(root, file) + separator + css).toString("base64url"),
  });
  return {
    /** Returns a module's code without imports of css, its sheets as [id, css text], and its files. */
    async compile(file) {
      if (!production) await compiler.unstable_invalidateAllModules();
      const { source, watchFiles } = await compiler.processVanillaFile(file, { outputCss: true });
      const imports = [];
      const code = source.replace(/^import '([A-Za-z0-9_-]+)';$/gm, (_line, encoded) => {
        imports.push(Buffer.from(encoded, "base64url").toString().split(separator));
        return "";
      });
      const sheets = await Promise.all(imports.map(([sheetFile, css]) => toSheet(sheetFile, css, production)));
      return { code, sheets, watchFiles };
    },
    close: () => compiler.close(),
  };
}

async function toSheet(file, css, production) {
  const text = production
    ? (await esbuild.transform(css, { loader: "css", minify: true, target: targets })).code.trim()
    : css;
  const id = createHash("sha256")
    .update(production ? text : file + text)
    .digest("base64url")
    .slice(0, 8);
  return [`s-${id}`, text];
}

module.exports = { createStyleCompiler, targets };
