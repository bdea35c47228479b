import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Badge, badgeTones } from './index.ts';

describe('Badge', () => {
  it('has a class for each tone, and is neutral by default', () => {
    const html = badgeTones.map((tone) => renderToStaticMarkup(<Badge tone={tone}>Nowość</Badge>));
    expect(new Set(html).size).toBe(badgeTones.length);
    expect(renderToStaticMarkup(<Badge>Nowość</Badge>)).toBe(
      renderToStaticMarkup(<Badge tone="neutral">Nowość</Badge>),
    );
  });
});
