const MADE = 'Made from tokens/ by `npm run generate -w design-tokens`. Do not edit.';

/** First line of every generated TypeScript module. */
export const GENERATED = `// ${MADE}\n`;

/** First line of every generated style sheet. */
export const GENERATED_CSS = `/* ${MADE} */\n`;

/** First line of every generated page. */
export const GENERATED_MARKDOWN = `<!-- ${MADE} -->\n`;
