import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeHtml, html } from './html.ts';

describe('html template', () => {
  it('escapes texts, keeps parts and joins lists', () => {
    const rows = ['<b>', '"x"'].map((name) => html`<li title="${name}">${name}</li>`);
    expect(html`<ul>${rows}</ul>${3}`.text).toBe(
      '<ul><li title="&lt;b&gt;">&lt;b&gt;</li><li title="&quot;x&quot;">&quot;x&quot;</li></ul>3',
    );
  });

  it('never lets a value open a tag or leave an attribute', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        expect(escapeHtml(value)).not.toMatch(/[<>"']|&(?!(?:amp|lt|gt|quot|#39);)/u);
      }),
    );
  });
});
