interface Files {
  readonly script: string;
  readonly sheet: string;
  readonly parts: readonly string[];
}

/** Returns the only HTML of the studio. Its policy allows no inline script. */
export function formatStartPage({ script, sheet, parts }: Files): string {
  const preloads = parts.map((file) => `<link rel="modulepreload" href="/_studio/${file}">`).join("");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Studio</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/_studio/${sheet}">
${preloads}<script type="module" src="/_studio/${script}"></script>
</head>
<body><div id="studio"></div></body>
</html>
`;
}
