/**
 * Bundler loader for `*.css.ts`. The module imports no style sheet, so a page contains the styles of the components on it
 * and requests none.
 * Each source file is one entry: a file that several modules build on has one id and is sent once.
 */
const { createStyleCompiler, formatStyleModule } = require("./compile-styles.cjs");

let compiler;

module.exports = async function inlineStyles() {
  compiler ??= createStyleCompiler(this.rootContext, process.env.NODE_ENV === "production");
  const compiled = await compiler.compile(this.resourcePath);
  for (const file of compiled.watchFiles) this.addDependency(file);
  return formatStyleModule(compiled);
};
