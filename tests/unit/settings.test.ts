import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { carriedNames } from '../../scripts/lib/carried-settings.mjs';
import { root } from '../../scripts/lib/paths.mjs';
import { readMainOptions } from '../../storefront/backend/main-options.ts';
import { readServerConfig } from '../../storefront/server/config.ts';
import { probePaths } from '../../storefront/server/health.ts';
import { getStaticPaths } from '../../storefront/src/shell/routes.ts';

/** Names of the environment variables that a process asks for. */
function namesReadBy(read: (env: NodeJS.ProcessEnv) => unknown): string[] {
  const names = new Set<string>();
  // Whose the tiles are is asked where there are tiles.
  const env: NodeJS.ProcessEnv = { MAP_TILE_URL: 'https://tiles.example/{z}/{x}/{y}.png' };
  const watched = new Proxy(env, {
    get(values, name) {
      names.add(String(name));
      return values[String(name)];
    },
  });
  read(watched);
  return [...names];
}

/** What a part of the compose file hands to its containers, by name. */
function getEnvironment(part: string): Map<string, string> {
  const compose = readFileSync(path.join(root, 'deploy', 'compose.yaml'), 'utf8');
  const [, after = ''] = compose.split(new RegExp(`^ *${part}:.*\\n`, 'm'));
  const [, , lines = ''] = /^( +)environment:\n((?:\1 {2}\S.*\n)+)/m.exec(after) ?? [];
  return new Map(Array.from(lines.matchAll(/^ +(\w+): (.+)$/gm), ([, name = '', value = '']) => [name, value]));
}

describe('settings', () => {
  it.each([
    { read: readServerConfig, document: 'README.md' },
    { read: readMainOptions, document: 'storefront/backend/README.md' },
  ])('$read.name asks for none that $document does not name', ({ read, document }) => {
    const rows = readFileSync(path.join(root, document), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('| `'));
    const unnamed = namesReadBy(read).filter((name) => !rows.some((row) => new RegExp(`[\`<]${name}[\`>]`).test(row)));
    expect(unnamed).toEqual([]);
  });

  it('of the storefront are all handed on by the compose file, ports and folders excepted', () => {
    const wanted = namesReadBy(readServerConfig).filter(
      (name) => !['PORT', 'BACKEND_PORT', 'CLIENT_DIR', 'IMAGE_CACHE_DIR'].includes(name),
    );
    expect([...getEnvironment('x-storefront').keys()].toSorted()).toEqual(wanted.toSorted());
  });

  it('of the storefront are all repeated by the doctor, but for those of the backend and secrets', () => {
    const wanted = namesReadBy(readServerConfig).filter(
      (name) => !['COMMERCE_URL', 'BACKEND_PORT', 'PURGE_TOKEN'].includes(name),
    );
    expect([...carriedNames].toSorted()).toEqual(wanted.toSorted());
  });

  it('that the compose file hands on empty are as good as unset', () => {
    const empty = Array.from(getEnvironment('x-storefront')).filter(([name, value]) => value === `\${${name}:-}`);
    expect(empty.length).toBeGreaterThan(0);
    expect(readServerConfig(Object.fromEntries(empty.map(([name]) => [name, ''])))).toEqual(readServerConfig({}));
  });

  it('of Magento are documented with all paths at which the shop has pages of its own', () => {
    const text = readFileSync(path.join(root, 'docs', 'magento-settings.md'), 'utf8');
    const listed = (name: string) => text.includes(`\`${name}\``) || name.startsWith('/customer/account');
    expect([...getStaticPaths(), ...probePaths].filter((name) => !listed(name))).toEqual([]);
  });

  it('make the backend of the compose file name images and links by the address that Varnish answers', () => {
    const address = getEnvironment('backend').get('PUBLIC_URL');
    expect(address).toBe('${PUBLIC_URL:-http://localhost:8080}');
    expect(getEnvironment('x-storefront').get('PUBLIC_URL')).toBe(address);
    expect(readFileSync(path.join(root, 'deploy', 'compose.yaml'), 'utf8')).toContain("- '8080:80'");
  });
});
