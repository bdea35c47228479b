import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Spinner } from './index.ts';

describe('Spinner', () => {
  it('G-7 is hidden from the accessibility tree', () => {
    expect(renderToString(<Spinner />)).toContain('aria-hidden="true"');
  });
});
