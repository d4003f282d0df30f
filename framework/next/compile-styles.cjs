/**
 * Compiles `*.css.ts` modules to class names and css text, for Next's bundler and for that of the islands. A class name
 * is made of the path of its file, so both get the same.
 */
const { createHash } = require("node:crypto");
const path = require("node:path");
const { default: hashOf } = require("@emotion/hash");
const { createCompiler } = require("@vanilla-extract/compiler");
const esbuild = require("esbuild");

const targets = ["chrome111", "safari16.4", "firefox111"];
const separator = "\u0001";

/** Returns a compiler: it evaluates style modules and caches their imports, so a build has one. */
function createStyleCompiler(root, production) {
  const compiler = createCompiler({
    root,
    identifiers: production ? shortIdentifier : "debug",
    enableFileWatcher: false,
    cssImportSpecifier: async (file, css) =>
      Buffer.from(path.relative(root, file) + separator + css).toString("base64url"),
  });
  return {
    /**
     * Returns a module's code without imports of css, its sheets as [id, css text], and its files. `own` is the text of
     * the module's sheet.
     */
    async compile(file) {
      if (!production) await compiler.unstable_invalidateAllModules();
      const { source, watchFiles } = await compiler.processVanillaFile(file, { outputCss: true });
      const imports = [];
      const code = source.replace(/^import '([A-Za-z0-9_-]+)';$/gm, (_line, encoded) => {
        imports.push(Buffer.from(encoded, "base64url").toString().split(separator));
        return "";
      });
      const sheets = await Promise.all(imports.map(([sheetFile, css]) => toSheet(sheetFile, css, production)));
      const own = imports.findIndex(([sheetFile]) => sheetFile === path.relative(root, file));
      return { code, sheets, own: sheets[own]?.[1] ?? "", watchFiles };
    },
    close: () => compiler.close(),
  };
}

/**
 * Returns a shorter name than `short` makes, as a page contains thousands: `1wv6vi92` → `k3f82`. It is the mark of its
 * file and its number there, so that both bundlers make the same.
 */
function shortIdentifier({ hash, filePath, packageName }) {
  const ofFile = hashOf(`${packageName ?? ""}${filePath}`);
  return fileMark(filePath) + hash.slice(ofFile.length);
}

/** Returns a letter and three signs for a path from the root. A test holds that no two files have the same. */
function fileMark(filePath) {
  const number = createHash("sha256").update(filePath).digest().readUInt32BE();
  const letter = String.fromCharCode(97 + (number % 26));
  return letter + (Math.floor(number / 26) % 46_656).toString(36).padStart(3, "0");
}

async function toSheet(file, css, production) {
  const text = production
    ? (await esbuild.transform(css, { loader: "css", minify: true, target: targets })).code.trim()
    : css;
  const id = createHash("sha256")
    .update(production ? text : file + text)
    .digest("base64url")
    .slice(0, 5);
  return [id, text];
}

/**
 * Returns the code of a compiled module. Beside its class names, it exports `veCss`, a list of [id, css text] for
 * `StyleSheet`. `veOwnCss` is the text of the module's sheet, for `addStyles`.
 */
function formatStyleModule({ code, sheets, own }) {
  return `${code}\nexport const veCss = ${JSON.stringify(sheets)};\nexport const veOwnCss = ${JSON.stringify(own)};\n`;
}

module.exports = { createStyleCompiler, formatStyleModule, fileMark, targets };
