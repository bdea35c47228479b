import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as slim from './react-intl.ts';

const source = join(import.meta.dirname, '../..');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test|\.stories)\.tsx?$/.test(file));
const used = (pattern: RegExp) => new Set(files.flatMap((file) => Array.from(readFileSync(join(source, file), 'utf8').matchAll(pattern), ([, name = '']) => name)));

it('the shop uses no more of react-intl than the formatter has that it is built with', () => {
  const formatter = slim.createIntl({ locale: 'pl-PL', defaultLocale: 'en-US', messages: {}, onError: () => undefined });
  const methods = used(/\bintl\.(format\w+)/g);
  expect(methods).toContain('formatMessage');
  expect([...methods].filter((name) => !(name in formatter))).toEqual([]);

  const imports = [...used(/import \{([^}]*)\} from 'react-intl'/g)].flatMap((names) => names.split(',').map((name) => name.trim()));
  expect(imports).toContain('useIntl');
  expect(imports.filter((name) => name && !name.startsWith('type ') && !(name in slim))).toEqual([]);
});
