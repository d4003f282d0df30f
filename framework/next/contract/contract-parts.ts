/** Tags, lifetime and parts of the contract's page. Components write it, and the process looks for it. */
export const contractParts = {
  tags: ["contract"],
  /** Seconds. */
  fresh: 7,
  title: "Contract",
  /** A page has those of components behind those of its theme, whose order decides which declaration counts. */
  sheets: { theme: "a>b{color:red}", component: "b{color:blue}" },
  font: "/contract.woff2",
  island: "contract/Island",
  structuredData: '{"name":"contract"}',
  script: "own()",
};
