import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/lib/paths.mjs';
import { findProofs, storyTitles, testTitles } from './titles.mjs';

describe('titles of tests', () => {
  it('stand with those of their groups', () => {
    const code = `describe('Tabs', () => { describe('keys', () => { it('wraps', () => {}); }); test('opens', async () => {}); }); it('alone', () => {});`;
    expect(testTitles(code, 'x.test.ts')).toEqual(['Tabs › keys › wraps', 'Tabs › opens', 'alone']);
  });

  it('are found where a function of its own makes the test', () => {
    expect(
      testTitles(
        "const storeTest = featureTest(test, 'storeLocator', gone); storeTest('finds shops', () => {});",
        'x.test.ts',
      ),
    ).toEqual(['finds shops']);
  });

  it('are found in tests of many cases, once', () => {
    const code =
      "describe.each([1])('of %s', () => { it.each(['a', 'b'])('takes %s', () => {}); }); it.each`a\\n${1}`('row', () => {});";
    expect(testTitles(code, 'x.test.ts')).toEqual(['of %s › takes %s', 'row']);
  });

  it('have a gap where only a run knows the text', () => {
    expect(testTitles('it(`opens ${name} again`, () => {}); it(name, () => {});', 'x.test.ts')).toEqual([
      'opens … again',
    ]);
  });

  it('are not what is only written in a text', () => {
    expect(testTitles(`const code = "it('opens', () => {})"; visit('closes');`, 'x.test.ts')).toEqual([]);
  });
});

describe('names of stories', () => {
  it('count where they were given', () => {
    const code = `const meta = { name: 'Meta' }; export default meta; export const One: Story = { name: 'Escape closes', args: { name: 'inner' } }; export const Two = {};`;
    expect(storyTitles(code, 'x.stories.tsx')).toEqual(['Escape closes']);
  });
});

describe('a file with tests', () => {
  it('also proves what a suite does that it runs', () => {
    const proofs = findProofs(join(root, 'ui/src/side-panel/side-panel.test.tsx'));
    expect(proofs.every(({ file, kind }) => file === 'ui/src/side-panel/side-panel.test.tsx' && kind === 'test')).toBe(
      true,
    );
    expect(proofs.map(({ title }) => title)).toContainEqual(expect.stringContaining('traps Tab inside'));
  });

  it('proves nothing as a suite alone', () => {
    expect(findProofs(join(root, 'ui/src/testing/modal-suite.tsx'))).toEqual([]);
  });
});
