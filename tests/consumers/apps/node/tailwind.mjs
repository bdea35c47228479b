// Compiles utilities of Tailwind with the theme of the tokens, and prints them.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { compile } from 'tailwindcss';

const files = { tailwindcss: 'tailwindcss/index.css', tokens: '@witryna/design-tokens/tailwind.css' };
const { build } = await compile('@import "tailwindcss"; @import "tokens";', {
  loadStylesheet: async (id, base) => ({
    path: id,
    base,
    content: await readFile(fileURLToPath(import.meta.resolve(files[id])), 'utf8'),
  }),
});
console.log(build(process.argv.slice(2)));
