import { describe, expect, it } from 'vitest';
import { readLength } from './length.ts';
import { readBorderWidths, readKeyword, readLengths, readPlacement, readSize } from './values.ts';

describe('readLength', () => {
  it.each([
    ['0', '0px'],
    ['0px', '0px'],
    ['.5em', '0.5em'],
    ['10PX', '10px'],
    ['-20px', '-20px'],
    ['33.3333%', '33.3333%'],
    ['100vh', '100vh'],
    ['1e2px', '100px'],
    ['calc(33.3333% - 20px)', 'calc(33.3333% - 20px)'],
    ['max(10px, 2vw)', 'max(10px, 2vw)'],
  ])('normalizes %s', (text, expected) => {
    expect(readLength(text)).toBe(expected);
  });

  it.each(['', '12', 'red', 'auto', '10px;position:fixed', 'calc(1px', 'calc(1px;x)', 'url(x)', 'expression(1)'])(
    'rejects %j',
    (text) => {
      expect(readLength(text)).toBeUndefined();
    },
  );
});

it('readLengths accepts lists of one to four, and two lists for elliptic corners', () => {
  expect(readLengths('1px 2px')).toBe('1px 2px');
  expect(readLengths('0 0 10px 10px / 5px')).toBe('0px 0px 10px 10px / 5px');
  expect(readLengths('calc((100% - 2px) / 2)')).toBe('calc((100% - 2px) / 2)');
  expect(readLengths('1px 2px 3px 4px 5px')).toBeUndefined();
  expect(readLengths('1px url(x)')).toBeUndefined();
});

it('readLengths returns no more sides than needed, as minifiers do', () => {
  expect(readLengths('1px 1px 1px 1px')).toBe('1px');
  expect(readLengths('1px 2px 1px 2px')).toBe('1px 2px');
  expect(readLengths('1px 2px 3px 2px')).toBe('1px 2px 3px');
  expect(readLengths('1px 2px 1px 3px')).toBe('1px 2px 1px 3px');
});

it('readSize and readBorderWidths accept the keywords for a length', () => {
  expect([readSize('AUTO'), readSize('10px'), readSize('red')]).toEqual(['auto', '10px', undefined]);
  expect([readBorderWidths('thin'), readBorderWidths('0'), readBorderWidths('red')]).toEqual([
    'thin',
    '0px',
    undefined,
  ]);
});

it('readPlacement accepts only keywords and lengths of backgrounds', () => {
  expect(readPlacement('Left 10px TOP')).toBe('left 10px top');
  expect(readPlacement('cover')).toBe('cover');
  expect(readPlacement('left url(x)')).toBeUndefined();
});

it('readKeyword accepts a keyword in any letter case', () => {
  expect(readKeyword('SOLID', ['none', 'solid'])).toBe('solid');
  expect(readKeyword('wavy', ['none', 'solid'])).toBeUndefined();
});
