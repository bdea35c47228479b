import { afterEach } from 'vitest';

// Component tests ask for jsdom by a docblock; what one of them rendered must not be seen by the next.
if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react');
  afterEach(cleanup);
}
