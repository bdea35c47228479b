import path from 'node:path';
import { expect, test } from '@playwright/test';
import { draw, folder, importModule, readSheet } from './draw.ts';

/** Rules for elements, as old shops have them. */
const legacy = `body{font:15px/1.4 Georgia,serif;color:#333}*{box-sizing:content-box}
button{padding:30px;background:orange;border:3px dotted red;text-transform:uppercase;letter-spacing:3px}
input,select,textarea{border:5px solid blue;padding:20px;margin:10px;background:#ffe}
a{color:red;text-decoration:none}h1,h2,h3{color:purple;margin:40px 0}ul{margin:30px;list-style:square}
li{margin:15px;color:green}p{margin:25px 0}table{border:4px solid}label{font-weight:bold;display:block;margin:12px}
img{border:4px solid}svg{margin:5px}dl,dt,dd{margin:9px;font-weight:bold}legend{float:left;width:100%}
fieldset{border:2px solid;padding:20px}`;

/** The part of Tailwind's compiler that is called here. */
interface Tailwind {
  compile(
    css: string,
    options: { loadStylesheet(id: string, base: string): Promise<{ path: string; base: string; content: string }> },
  ): Promise<{ build(candidates: readonly string[]): string }>;
}

const isTailwind = (module: unknown): module is Tailwind =>
  typeof module === 'object' && module !== null && 'compile' in module && typeof module.compile === 'function';

async function compileTailwind(css: string): Promise<string> {
  const tailwind = await importModule('node_modules/tailwindcss/dist/lib.mjs');
  if (!isTailwind(tailwind)) throw new Error('Tailwind has another interface.');
  const base = path.join(folder(), 'node_modules/tailwindcss');
  const { build } = await tailwind.compile(css, {
    loadStylesheet: async () => ({ path: base, base, content: await readSheet('tailwindcss/index.css') }),
  });
  return build(['bg-blue-500', 'px-4', 'py-2', 'p-4', 'rounded', 'flex', 'gap-4']);
}

/** Style sheets of the packages in the order in which an application loads them. */
async function readOwnSheets(kind: 'styles' | 'styles.unlayered'): Promise<string[]> {
  return Promise.all(
    ['design-tokens/dist/styles.css', `ui/dist/${kind}.css`, `page-builder/dist/${kind}.css`].map((name) =>
      readSheet(`@witryna/${name}`),
    ),
  );
}

interface Case {
  name: string;
  load(): Promise<string>;
  kind: 'styles' | 'styles.unlayered';
}

const cases: readonly Case[] = [
  { name: 'Tailwind', kind: 'styles', load: () => compileTailwind('@import "tailwindcss";') },
  {
    name: 'Tailwind with the order of the layers',
    kind: 'styles',
    load: () => compileTailwind('@layer theme, base, witryna, components, utilities;\n@import "tailwindcss";'),
  },
  { name: 'Bootstrap', kind: 'styles.unlayered', load: () => readSheet('bootstrap/dist/css/bootstrap.css') },
  { name: 'rules for elements', kind: 'styles.unlayered', load: () => Promise.resolve(legacy) },
];

for (const { name, kind, load } of cases) {
  for (const order of ['before', 'after'] as const) {
    test(`${name} ${order} the packages: no pixel of either side changes`, async ({ page }) => {
      const [foreign, own] = await Promise.all([load(), readOwnSheets(kind)]);
      const alone = await draw(page, [foreign]);
      const designed = await draw(page, [
        ...(await readOwnSheets('styles')),
        await readSheet('@witryna/ui/dist/reset.css'),
      ]);
      const together = await draw(page, order === 'before' ? [foreign, ...own] : [...own, foreign]);
      expect(together.application.equals(alone.application), 'the application').toBe(true);
      expect(together.components.equals(designed.components), 'the components').toBe(true);
    });
  }
}
