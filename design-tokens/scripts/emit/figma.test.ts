import { expect, it } from 'vitest';
import { readModel } from '../source.ts';
import { emitFigma } from './figma.ts';

const [theme] = readModel().themes;
const read = (path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (node, name) => (typeof node === 'object' && node !== null ? Reflect.get(node, name) : undefined),
      JSON.parse(emitFigma(theme)),
    );

it('offers roles in the pickers they are for, with their variable as code', () => {
  expect(read('semantic.color.text.primary')).toMatchObject({
    $extensions: {
      'com.figma.scopes': ['TEXT_FILL', 'SHAPE_FILL'],
      'com.figma.codeSyntax': { WEB: 'var(--w-color-text-primary)' },
    },
  });
  expect(read('semantic.radius.md')).toMatchObject({ $extensions: { 'com.figma.scopes': ['CORNER_RADIUS'] } });
});

it('offers no primitives', () => {
  expect(read('primitive.brand.700')).toMatchObject({ $extensions: { 'com.figma.scopes': [] } });
});
