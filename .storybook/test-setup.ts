import { beforeAll, vi } from 'vitest';
import { setImportWatch } from '../storefront/src/shell/screens/lazy-code.ts';

setImportWatch(() => vi.dynamicImportSettled());

// A font that arrives during the check of a story moves what is being checked.
beforeAll(async () => {
  const faces = ['1em "Instrument Sans Variable"', '700 1em "Bricolage Grotesque Variable"'];
  await Promise.all(faces.map((face) => document.fonts.load(face, 'Aaął')));
});
