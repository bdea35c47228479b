/** First line of every generated TypeScript module. */
export const GENERATED = '// Made from tokens/ by `npm run generate -w design-tokens`. Do not edit.\n';
