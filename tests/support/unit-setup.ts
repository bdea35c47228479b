import { afterAll, afterEach, vi } from 'vitest';

// An import that is still running when its file ends fails, and with it each later import of that module: files
// without a document share their modules.
afterAll(() => vi.dynamicImportSettled());

// Component tests ask for jsdom by a docblock; what one of them rendered must not be seen by the next.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  // A part that is loaded when it is first drawn takes its time where all cores are busy.
  configure({ asyncUtilTimeout: 10_000 });
  afterEach(cleanup);
}
