import path from 'node:path';
import postcss, { type AcceptedPlugin } from 'postcss';
import { applicationClasses, folder, importModule, readSheet } from './draw.ts';

/** Rules for elements, their attributes and states, as old shops have them. */
export const legacy = `body{font:15px/1.4 Georgia,serif;color:#333}*{box-sizing:content-box}
button{padding:30px;background:orange;border:3px dotted red;text-transform:uppercase;letter-spacing:3px}
input,select,textarea{border:5px solid blue;padding:20px;margin:10px;background:#ffe}
a{color:red;text-decoration:none}h1,h2,h3{color:purple;margin:40px 0}ul{margin:30px;list-style:square}
li{margin:15px;color:green}p{margin:25px 0}table{border:4px solid}label{font-weight:bold;display:block;margin:12px}
img{border:4px solid}svg{margin:5px}dl,dt,dd{margin:9px;font-weight:bold}legend{float:left;width:100%}
fieldset{border:2px solid;padding:20px}
input[type="text"],input[type=email],input[type=password],input[type=search],input:not([type=checkbox]):not([type=radio]),
button[type=button]{height:70px;width:300px;border:6px double red;box-shadow:0 0 9px red;font-style:italic}
a:link{color:maroon;text-shadow:1px 1px red}a:hover{color:red;background:yellow;text-decoration:line-through}
.body a:hover{color:lime;font-weight:bold}li:hover{background:cyan}button:hover{background:red;transform:rotate(3deg)}
label:hover{color:red}button:focus,input:focus,select:focus,textarea:focus{outline:6px solid red;background:pink}
.body input[type=text]:focus{border-color:lime;opacity:.5}`;

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
  const base = path.join(folder(), 'node_modules');
  const { build } = await tailwind.compile(css, {
    loadStylesheet: async (id) => {
      const name = id === 'tailwindcss' ? 'tailwindcss/index.css' : id;
      return { path: path.join(base, name), base, content: await readSheet(name) };
    },
  });
  return build(applicationClasses);
}

/** Module of Tailwind v3: makes a plugin of PostCSS. */
interface Tailwind3 {
  default: (config: object) => AcceptedPlugin;
}

const isTailwind3 = (module: unknown): module is Tailwind3 =>
  typeof module === 'object' && module !== null && 'default' in module && typeof module.default === 'function';

async function compileTailwind3(css: string, config: object = {}): Promise<string> {
  const tailwind = await importModule('node_modules/tailwindcss-3/lib/index.js');
  if (!isTailwind3(tailwind)) throw new Error('Tailwind v3 has another interface.');
  const plugin = tailwind.default({ ...config, content: [{ raw: applicationClasses.join(' ') }] });
  return (await postcss([plugin]).process(css, { from: undefined })).css;
}

/** Style sheets of the packages in the order in which an application loads them. */
export async function readOwnSheets(kind: 'styles' | 'styles.unlayered'): Promise<string[]> {
  return Promise.all(
    ['design-tokens/dist/styles.css', `ui/dist/${kind}.css`, `page-builder/dist/${kind}.css`].map((name) =>
      readSheet(`@witryna/${name}`),
    ),
  );
}

/** Styles of an application that uses the packages. */
export interface OtherStyles {
  name: string;
  /** Style sheet of the application. */
  load(): Promise<string>;
  /** The same where it has nothing of the packages; the default is the same. */
  loadBare?(): Promise<string>;
  kind: 'styles' | 'styles.unlayered';
  /** What stands in front of all style sheets. */
  first?: string;
}

const tailwind = '@import "tailwindcss";';
const tailwind3 = '@tailwind base; @tailwind components; @tailwind utilities;';
/** As the README of the components shows it. */
const layeredTailwind3 = `@layer tailwind-base, witryna;
@layer tailwind-base { @tailwind base; } @tailwind components; @tailwind utilities;`;

export const otherStyles: readonly OtherStyles[] = [
  { name: 'Tailwind', kind: 'styles', load: () => compileTailwind(tailwind) },
  {
    name: 'Tailwind with the order of the layers',
    kind: 'styles',
    load: () => compileTailwind(`@layer theme, base, witryna, components, utilities;\n${tailwind}`),
  },
  {
    name: 'Tailwind with the prefixed theme of the tokens',
    kind: 'styles',
    load: () => compileTailwind(`${tailwind} @import "@witryna/design-tokens/dist/tailwind.prefixed.css";`),
    loadBare: () => compileTailwind(tailwind),
  },
  {
    name: 'Tailwind v3 with its base in a layer and the preset of the tokens',
    kind: 'styles',
    first: '@layer tailwind-base, witryna;',
    load: async () =>
      compileTailwind3(layeredTailwind3, {
        presets: [JSON.parse(await readSheet('@witryna/design-tokens/dist/tailwind.v3.json'))],
      }),
    loadBare: () => compileTailwind3(tailwind3),
  },
  { name: 'Tailwind v3 as it is', kind: 'styles.unlayered', load: () => compileTailwind3(tailwind3) },
  { name: 'Bootstrap', kind: 'styles.unlayered', load: () => readSheet('bootstrap/dist/css/bootstrap.css') },
  { name: 'rules for elements and their states', kind: 'styles.unlayered', load: () => Promise.resolve(legacy) },
  {
    name: 'rules for elements and their states in a layer',
    kind: 'styles',
    first: '@layer legacy, witryna;',
    load: () => Promise.resolve(`@layer legacy{${legacy}}`),
  },
];

/** Returns what an application loads, in both orders of its own styles and those of the packages. */
export async function readSheets({
  load,
  kind,
  first = '',
}: OtherStyles): Promise<Record<'before' | 'after', string[]>> {
  const [foreign, own] = await Promise.all([load(), readOwnSheets(kind)]);
  return { before: [first, foreign, ...own], after: [first, ...own, foreign] };
}

/** Returns the style sheets of a page with nothing but the packages. */
export async function readDesign(): Promise<string[]> {
  return [...(await readOwnSheets('styles')), await readSheet('@witryna/ui/dist/reset.css')];
}
