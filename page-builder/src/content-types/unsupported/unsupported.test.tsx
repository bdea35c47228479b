// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { contentType, heading, row, text } from '../../fixtures/markup.ts';
import { renderMarkup } from '../../fixtures/render-markup.tsx';
import { RichContent } from '../../index.ts';
import { parseRichContent } from '../../parser/index.node.ts';

const own = '<p onclick="x">Własna treść</p><script>x</script>';

describe('Unsupported', () => {
  it('renders the content types inside and nothing of its own HTML', () => {
    const box = contentType('acme_box', {}, `${own}<div>${heading('Cynk')}${text('<p>Tekst</p>')}</div>`);
    const { container } = renderMarkup(row(box) + box);
    expect(container.textContent).toBe('CynkTekstCynkTekst');
  });

  it('renders content types inside further unknown ones, and none that is switched off', () => {
    const hidden = heading('Ukryty', 2, { style: 'display: none' });
    const box = contentType('acme_box', {}, contentType('acme_tile', {}, heading('Cynk') + hidden));
    expect(renderMarkup(box).container.textContent).toBe('Cynk');
    expect(renderMarkup(contentType('acme_box', { style: 'display: none' }, box)).container.textContent).toBe('');
  });

  it('renders its sanitized HTML where the parser kept that', () => {
    const logger = { warn: () => undefined, error: () => undefined };
    const content = parseRichContent(contentType('acme_box', {}, own), { logger, keepUnsupported: true });
    const { container } = render(<RichContent content={content} />);
    expect(container.querySelector('p')?.outerHTML).toBe('<p>Własna treść</p>');
    expect(container.querySelector('script')).toBeNull();
  });
});
