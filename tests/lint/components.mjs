/** Lint rules of components that only the server runs, with the recipe that says what to write in their place. */

const isComponent = (name) => /^[A-Z]/.test(name ?? "");

/** Reports `"use client"`: Next would send its own runtime with the page. */
const noUseClient = {
  create: (context) => ({
    Program: ({ body }) => {
      const found = body.find((node) => node.type === "ExpressionStatement" && node.directive === "use client");
      if (found === undefined) return;
      const message =
        'This runs on the server only. Put what has state or effects in <Name>.client.tsx, an island, and remove "use client" (docs/recipes/island.md).';
      context.report({ node: found, message });
    },
  }),
};

/** Reports `async function Hero()`, and a constant of an async function. */
const noAsyncComponent = {
  create: (context) => {
    const report = (node) => {
      const message =
        "A component may not wait: say what it needs in needs, and read it from page.snapshot (docs/recipes/slice.md).";
      context.report({ node, message });
    };
    return {
      FunctionDeclaration: (node) => {
        if (node.async && isComponent(node.id?.name)) report(node);
      },
      VariableDeclarator: (node) => {
        if (node.init?.async && isComponent(node.id.name)) report(node);
      },
    };
  },
};

export default {
  meta: { name: "components" },
  rules: { "no-use-client": noUseClient, "no-async-component": noAsyncComponent },
};
