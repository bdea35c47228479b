// Compiles utilities of Tailwind with a theme of the tokens, and prints them: node tailwind.mjs tailwind.css bg-text-primary
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { compile } from 'tailwindcss';

const [theme, ...utilities] = process.argv.slice(2);
const files = { tailwindcss: 'tailwindcss/index.css', tokens: `@witryna/design-tokens/${theme}` };
const { build } = await compile('@import "tailwindcss"; @import "tokens";', {
  loadStylesheet: async (id, base) => ({
    path: id,
    base,
    content: await readFile(fileURLToPath(import.meta.resolve(files[id])), 'utf8'),
  }),
});
console.log(build(utilities));
