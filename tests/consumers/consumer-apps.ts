import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CliError } from '../../scripts/lib/cli-error.mjs';
import { npm } from '../../tools/lib/pack.mjs';
import { runCommand } from './processes.ts';

/** An application that knows the packages only as npm delivers them. */
export interface ConsumerApp {
  name: string;
  /** Name of the folder in `apps/` that it is made of, on top of an example of the page builder and `apps/shared`. */
  template: keyof typeof examples;
  /** What it installs besides the packages. */
  dependencies: Record<string, string>;
  /** The commands that build it, each a package's command with its arguments; none where tests run its scripts. */
  builds: readonly { command: string; args: readonly string[]; env?: Record<string, string> }[];
}

/** The examples of the page builder that the applications begin as: what they show is built and opened here. */
const examples = {
  vite: ['vite'],
  next: ['nextjs', 'vite/content.ts'],
  node: [],
} as const;

const compiler = { typescript: '6.0.3' };
const vite = { vite: '8.3.8', '@vitejs/plugin-react': '6.3.0' };
/** Styles of others, beside which the packages are drawn. */
const otherStyles = { tailwindcss: '4.3.5', 'tailwindcss-3': 'npm:tailwindcss@3.4.19', bootstrap: '5.3.9' };
const check = { command: 'tsc', args: ['--noEmit'] };

export const consumerApps: readonly ConsumerApp[] = [
  {
    name: 'vite-react-19',
    template: 'vite',
    dependencies: {
      ...compiler,
      ...vite,
      ...otherStyles,
      react: '19.3.1',
      'react-dom': '19.3.1',
      '@types/react': '^19.2.0',
      '@types/react-dom': '^19.2.0',
    },
    builds: [check, { command: 'vite', args: ['build'] }],
  },
  {
    name: 'vite-react-18',
    template: 'vite',
    dependencies: {
      ...compiler,
      ...vite,
      react: '18.2.0',
      'react-dom': '18.2.0',
      '@types/react': '18.2.79',
      '@types/react-dom': '18.2.25',
    },
    // With the development build of React, which says what it does not like.
    builds: [check, { command: 'vite', args: ['build', '--mode', 'development'], env: { NODE_ENV: 'development' } }],
  },
  // Types that differ from those of 18.2.
  {
    name: 'types-react-18.3',
    template: 'vite',
    dependencies: {
      ...compiler,
      react: '18.3.1',
      'react-dom': '18.3.1',
      '@types/react': '~18.3.0',
      '@types/react-dom': '~18.3.0',
    },
    builds: [check],
  },
  {
    name: 'next',
    template: 'next',
    dependencies: {
      ...compiler,
      next: '16.4.6',
      react: '19.3.1',
      'react-dom': '19.3.1',
      '@types/react': '^19.2.0',
      '@types/react-dom': '^19.2.0',
      '@types/node': '^20.19.0',
    },
    builds: [{ command: 'next', args: ['build'] }],
  },
  {
    name: 'node',
    template: 'node',
    dependencies: {
      react: '19.3.1',
      'react-dom': '19.3.1',
      esbuild: '0.28.2',
      'get-nonce': '1.0.1',
      jest: '30.5.2',
      'jest-environment-jsdom': '30.5.2',
      'babel-jest': '30.5.2',
      '@babel/core': '^7.28.0',
      '@babel/preset-env': '^7.28.0',
      '@babel/preset-react': '^7.28.0',
      '@babel/preset-typescript': '^7.28.0',
      '@testing-library/dom': '^10.4.0',
      '@testing-library/react': '^16.3.0',
      tailwindcss: otherStyles.tailwindcss,
      'tailwindcss-3': otherStyles['tailwindcss-3'],
      'style-dictionary-4': 'npm:style-dictionary@4.4.0',
      'style-dictionary-5': 'npm:style-dictionary@5.5.5',
      '@terrazzo/cli': '2.7.1',
      '@terrazzo/plugin-css': '2.7.1',
    },
    builds: [
      { command: 'esbuild', args: ['overlays.mjs', '--bundle', '--outfile=overlays.js', '--log-level=warning'] },
      { command: 'esbuild', args: ['csp.mjs', '--bundle', '--outfile=csp.js', '--log-level=warning'] },
    ],
  },
];

const templates = path.join(import.meta.dirname, 'apps');
const exampleFolder = path.join(import.meta.dirname, '..', '..', 'page-builder', 'examples');

/**
 * Writes an application into a folder of its own, installs it from the registry and builds it.
 *
 * @param app which
 * @param folder absolute path of a folder that does not exist yet
 * @param tarballs the packed packages, by name
 * @throws {CliError} when the registry cannot be reached, or it cannot be built
 */
export async function makeConsumerApp(
  app: ConsumerApp,
  folder: string,
  tarballs: Record<string, string>,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const example of examples[app.template]) {
    const target = example.includes('/') ? path.join(folder, path.basename(example)) : folder;
    await cp(path.join(exampleFolder, example), target, { recursive: true });
  }
  await cp(path.join(templates, app.template), folder, { recursive: true });
  await cp(path.join(templates, 'shared'), folder, { recursive: true });
  const packages = Object.fromEntries(Object.entries(tarballs).map(([name, file]) => [name, `file:${file}`]));
  const manifest = {
    name: app.name,
    private: true,
    type: 'module',
    dependencies: { ...packages, ...app.dependencies },
  };
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  try {
    await npm(
      ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--fetch-retries=1'],
      folder,
    );
  } catch (error) {
    throw new CliError(
      `${app.name} could not be installed. This test installs applications from the npm registry and needs to reach it (npm config get registry).\n${String(error)}`,
    );
  }
  for (const { command, args, env = {} } of app.builds) {
    await runCommand(command, args, folder, { NODE_ENV: 'production', ...env });
  }
}
