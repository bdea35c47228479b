import { expect, it } from 'vitest';
import { readModel } from '../../source.ts';
import { isRecord } from '../../token-value.ts';
import { emitTextStyles } from './text-styles.ts';

const { themes } = readModel();
const read = (brand: string, path: string): unknown => {
  const theme = themes.find(({ inputs }) => inputs['brand'] === brand) ?? themes[0];
  const file: unknown = JSON.parse(emitTextStyles(theme));
  return path.split('.').reduce<unknown>((node, name) => (isRecord(node) ? node[name] : undefined), file);
};

it('binds family, size and weight to variables', () => {
  expect(read('witryna', 'heading.h1')).toMatchObject({
    $type: 'typography',
    $value: {
      fontFamily: '{semantic.font.family.heading}',
      fontSize: '{semantic.font.size.h1}',
      fontWeight: '{semantic.font.weight.semibold}',
    },
  });
});

it('has line height and letter spacing of the brand in percent', () => {
  expect(read('witryna', 'heading.h1')).toMatchObject({ $value: { lineHeight: '110%', letterSpacing: '-2%' } });
  expect(read('zawilec', 'heading.h1')).toMatchObject({ $value: { lineHeight: '118%', letterSpacing: '0%' } });
});

it('has a style for every size, and every weight of a text', () => {
  const sizes = [...themes[0].tokens.keys()].filter((path) => path.startsWith('semantic.font.size.'));
  const groups = [read('witryna', 'heading'), read('witryna', 'text')];
  expect(groups.flatMap((group) => (isRecord(group) ? Object.keys(group) : []))).toHaveLength(sizes.length);
  expect(read('witryna', 'text.body.medium')).toMatchObject({ $type: 'typography' });
});
