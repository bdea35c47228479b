// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { html } from '../../fixtures/markup.ts';
import { parsePageBuilder } from '../../parser/index.node.ts';
import { PageBuilder } from '../../render/page-builder.tsx';

const markup = html('<form action="/szukaj"><input name="q"></form><p class="a">Tekst</p>');

describe('html', () => {
  it('[PBT-41] renders what the policy allows', () => {
    const { container } = render(<PageBuilder content={parsePageBuilder(markup)} />);
    expect(container.querySelector('p.a')?.textContent).toBe('Tekst');
    expect(container.querySelector('form, input')).toBeNull();
  });

  it('[PBT-41] renders stored HTML unchanged if the shop trusts it', () => {
    const { container } = render(<PageBuilder content={parsePageBuilder(markup, { htmlPolicy: 'trusted' })} />);
    expect(container.querySelector('form[action="/szukaj"] > input[name="q"] ~ *, form + p.a')?.textContent).toBe(
      'Tekst',
    );
  });
});
