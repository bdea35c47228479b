import { describe, expect, it } from 'vitest';
import { provenLines, readAreas, type Area } from './accessibility.mjs';
import { componentNames } from './components.mjs';
import { findLineIds, toSentence } from './line-ids.mjs';

const test = (title: string) => ({ file: 'a.test.ts', title, kind: 'test' as const });

describe('ids in a title', () => {
  const known = new Set(['MM-1', 'MM-11', 'G-2']);

  it.each([
    ['[MM-1] opens', ['MM-1']],
    ['menu › [NAV-23] [MM-11] MM-1 opens', ['MM-11', 'MM-1']],
    ['[MM-1, G-2] and MM-1 again', ['MM-1', 'G-2']],
    ['MM-12 opens, as XMM-1 does', []],
    ['[MM-01] is none', []],
  ])('of "%s" are %j', (title, ids) => {
    expect(findLineIds(title, known)).toEqual(ids);
  });
});

describe('what a title says', () => {
  it.each([
    ['Tabs › [TA-4] arrows wrap', 'Arrows wrap'],
    ['[UI-26] QS-2 Commits on Enter', 'Commits on Enter'],
    ['NWS-01 FO-8 Words lie over the form', 'Words lie over the form'],
    ['keeps UTF-8 and [disabled]', 'Keeps UTF-8 and [disabled]'],
  ])('of "%s" is "%s"', (title, sentence) => {
    expect(toSentence(title)).toBe(sentence);
  });
});

describe('lines', () => {
  const areas: Area[] = [
    { area: 'Menu', components: ['mega-menu'], lines: { 'MM-1': 'A list.', 'MM-2': 'No roles.' }, byHand: ['MM-2'] },
    { area: 'Pages', components: [], lines: { 'G-2': 'A link.' } },
  ];

  it('have every proof that names them, and none where no title does', () => {
    const proofs = [test('[MM-1] one'), test('MM-1 G-2 two'), test('three')];
    expect(provenLines(areas, proofs)).toEqual([
      {
        id: 'MM-1',
        text: 'A list.',
        area: 'Menu',
        components: ['mega-menu'],
        byHand: false,
        proofs: [proofs[0], proofs[1]],
      },
      { id: 'MM-2', text: 'No roles.', area: 'Menu', components: ['mega-menu'], byHand: true, proofs: [] },
      { id: 'G-2', text: 'A link.', area: 'Pages', components: [], byHand: false, proofs: [proofs[1]] },
    ]);
  });

  it('stand in the list once, about components that exist', () => {
    const written = readAreas();
    const ids = written.flatMap(({ lines }) => Object.keys(lines));
    expect(ids).toEqual([...new Set(ids)]);
    expect(written.flatMap(({ byHand = [] }) => byHand).filter((id) => !ids.includes(id))).toEqual([]);
    const names = [...componentNames(), 'page-builder'];
    expect(written.flatMap(({ components }) => components).filter((name) => !names.includes(name))).toEqual([]);
  });
});
