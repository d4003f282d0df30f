/**
 * Bundler loader for `*.css.ts`. Beside its class names, the module exports `veCss`, a list of [id, css text] for
 * `StyleSheet`. `veOwnCss` is the text of the module's sheet, for `addStyles`. The module imports no style sheet, so a
 * page contains the styles of the components on it and requests none.
 * Each source file is one entry: a file that several modules build on has one id and is sent once.
 */
const { createStyleCompiler } = require("./compile-styles.cjs");

let compiler;

module.exports = async function inlineStyles() {
  compiler ??= createStyleCompiler(this.rootContext, process.env.NODE_ENV === "production");
  const { code, sheets, own, watchFiles } = await compiler.compile(this.resourcePath);
  for (const file of watchFiles) this.addDependency(file);
  return `${code}\nexport const veCss = ${JSON.stringify(sheets)};\nexport const veOwnCss = ${JSON.stringify(own)};\n`;
};
