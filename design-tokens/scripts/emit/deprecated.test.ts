import { describe, expect, it } from 'vitest';
import { deprecated } from '../../src/index.ts';
import { createModel, length } from '../testing.ts';
import { emitDeprecated } from './deprecated.ts';

const emit = (notes: Readonly<Record<string, unknown>>): string => {
  const semantic = Object.fromEntries(
    Object.entries(notes).map(([name, note]) => [
      name,
      { ...length(1), ...(note !== undefined && { $deprecated: note }) },
    ]),
  );
  return emitDeprecated(createModel({ semantic }).contract);
};

describe('emitDeprecated', () => {
  it('maps a deprecated property to its replacement', () => {
    expect(emit({ oldGap: 'Use {semantic.newGap}.', newGap: undefined })).toContain(
      `  '--w-old-gap': { replacement: '--w-new-gap', note: "Use {semantic.newGap}." },`,
    );
  });

  it('keeps a note without a replacement, and a missing note', () => {
    const text = emit({ oldGap: 'Write "0".', older: true, fresh: undefined });
    expect(text).toContain(String.raw`  '--w-old-gap': { note: "Write \"0\"." },`);
    expect(text).toContain(`  '--w-older': { note: "" },`);
    expect(text).not.toContain('--w-fresh');
  });

  it.each([
    ['a role that does not exist', { oldGap: 'Use {semantic.newGap}.' }, /not in the contract/],
    ['a role that goes away too', { oldGap: 'Use {semantic.newGap}.', newGap: true }, /deprecated too/],
  ])('rejects %s as a replacement', (_case, notes, message) => {
    expect(() => emit(notes)).toThrow(message);
  });

  it('is exported by the package', () => {
    expect(Object.keys(deprecated).every((name) => name.startsWith('--w-'))).toBe(true);
  });
});
