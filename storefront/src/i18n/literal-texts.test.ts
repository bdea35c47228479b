import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { literalTexts } from './testing/literal-texts.ts';

const source = path.resolve(import.meta.dirname, '..');

/** Names, which are the same in every language. */
const names = ['witryna'];

describe('literalTexts', () => {
  it('finds texts between tags, in attributes and in expressions', () => {
    const code = `const a = <main title="Our shops">
      Add to cart {amount} kg
      {empty ? 'Nothing here' : \`Found \${count} products\`}
      <Field label={optional ? 'Phone' : label} labels={{ clear: 'Clear the field' }} />
    </main>;`;
    expect(literalTexts('a.tsx', code).map(({ text }) => text)).toEqual([
      'Our shops',
      'Add to cart',
      'kg',
      'Nothing here',
      'Found',
      'Phone',
      'Clear the field',
    ]);
    expect(literalTexts('a.tsx', code)[0]?.line).toBe(1);
  });

  it('leaves messages, technical values and code outside of JSX alone', () => {
    const code = `throw new Error('No such page');
    const a = <Stack gap="x3" className={on ? 'Big box' : 'small'} data-part="Some part" href="/O-nas" key={'A b'}>
      {intl.formatMessage('cart.add', { name: 'Add to cart' })} · {price} / {'x4'}
    </Stack>;`;
    expect(literalTexts('a.tsx', code)).toEqual([]);
  });
});

it('[I18-08] every visible text of the shop goes through a message id with an English text', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.tsx') && !/\.(?:test|stories)\.tsx$/.test(file) && !file.split(path.sep).includes('testing'),
  );
  expect(files.length).toBeGreaterThan(50);
  const texts = files.flatMap((file) =>
    literalTexts(file, readFileSync(path.join(source, file), 'utf8'))
      .filter(({ text }) => !names.includes(text))
      .map(({ text, line }) => `${file}:${line}: ${text}`),
  );
  expect(texts).toEqual([]);
});
