import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test as base } from '@playwright/test';
import { freePort } from '../../scripts/lib/ports.mjs';
import { npm } from '../../tools/lib/pack.mjs';
import { watchPages } from '../support/page-watch.ts';
import { runCommand, startServer } from './processes.ts';
import { readFirstSteps } from './readme.ts';
import { getTarballs } from './sites.ts';

/** What an empty application with Vite has. */
const bareApp = {
  react: '19.3.1',
  'react-dom': '19.3.1',
  '@types/react': '^19.2.0',
  '@types/react-dom': '^19.2.0',
  '@vitejs/plugin-react': '6.3.0',
  typescript: '6.0.3',
  vite: '8.3.8',
};
const compilerOptions = {
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  types: ['vite/client'],
  strict: true,
  noEmit: true,
};
const page = `<!doctype html><html lang="en"><head><title>Shop</title><link rel="icon" href="data:," /></head>
<body><div id="root"></div><script type="module" src="/src/main.tsx"></script></body></html>`;

const test = base.extend<{ folder: string }>({
  folder: async ({ browserName }, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), `witryna-readme-${browserName}-`));
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
});

// Each installs an application from the registry and builds it.
test.describe.configure({ timeout: 600_000 });

/** Makes an application and runs the install command of a README in it, with the packed packages. */
async function install(
  folder: string,
  packages: readonly string[],
  dependencies: Readonly<Record<string, string>>,
): Promise<void> {
  const tarballs = getTarballs();
  const manifest = { name: 'shop', private: true, type: 'module', dependencies };
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(manifest));
  const files = packages.map((name) => tarballs.get(name) ?? name);
  await npm(['install', ...files, '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'], folder);
}

/** Compiles and builds an application with Vite, as its template does. */
async function build(folder: string, modules: Readonly<Record<string, string>>): Promise<void> {
  await mkdir(path.join(folder, 'src'));
  const files = {
    'index.html': page,
    'tsconfig.json': JSON.stringify({ compilerOptions, include: ['src'] }),
    'vite.config.js': "import react from '@vitejs/plugin-react';\nexport default { plugins: [react()] };\n",
    ...modules,
  };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  await runCommand('tsc', [], folder, {});
  await runCommand('vite', ['build'], folder, { NODE_ENV: 'production' });
}

async function serve(folder: string) {
  const port = await freePort();
  return startServer('vite', ['preview', '--strictPort', '--port', String(port)], folder, port, {});
}

test('the first example of the tokens sets their values on a page without a build', async ({ page, folder }) => {
  const { packages, language, code } = await readFirstSteps('design-tokens');
  expect(language).toBe('html');
  await install(folder, packages, {});
  const file = path.join(folder, 'index.html');
  await writeFile(file, `<!doctype html>${code}`);
  const getPage = () =>
    page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--w-color-background-page'));
  await page.goto(pathToFileURL(file).href);
  const light = await getPage();
  expect(light).toMatch(/^#/);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await getPage()).toMatch(/^#/);
  expect(await getPage()).not.toBe(light);
});

test('the first example of the components compiles, and shows a form in the colors of the tokens', async ({
  page,
  folder,
}) => {
  const { packages, code } = await readFirstSteps('ui');
  await install(folder, packages, bareApp);
  await build(folder, {
    'src/app.tsx': code,
    'src/main.tsx': `import { createRoot } from 'react-dom/client';
import { App } from './app';
const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
`,
  });
  const server = await serve(folder);
  const watch = watchPages(page);
  await page.goto(server.url);
  const button = page.getByRole('button');
  await expect(button).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveAttribute('type', 'email');
  const [color, wanted] = await button.evaluate((element) => {
    const probe = document.createElement('i');
    probe.style.background = 'var(--w-color-action-primary)';
    document.body.append(probe);
    return [getComputedStyle(element).backgroundColor, getComputedStyle(probe).backgroundColor];
  });
  expect(wanted).not.toBe('rgba(0, 0, 0, 0)');
  expect(color).toBe(wanted);
  expect(watch.problems()).toEqual([]);
  await server.stop();
});

test('the first example of the page builder compiles, and shows its content with its styles', async ({
  page,
  folder,
}) => {
  const { packages, code } = await readFirstSteps('page-builder');
  await install(folder, packages, bareApp);
  await build(folder, { 'src/main.tsx': code });
  const server = await serve(folder);
  const watch = watchPages(page);
  await page.goto(server.url);
  const heading = page.getByRole('heading', { level: 2, name: 'Minerals that add up' });
  await expect(heading).toHaveCSS('text-align', 'center');
  await expect(page.getByText('One capsule a day.')).toBeVisible();
  expect(watch.problems()).toEqual([]);
  await server.stop();
});
