import { afterEach } from 'vitest';

// Component tests ask for jsdom by a docblock; what one of them rendered must not be seen by the next.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  // A part that is loaded when it is first drawn takes its time where all cores are busy.
  configure({ asyncUtilTimeout: 10_000 });
  afterEach(cleanup);
}
