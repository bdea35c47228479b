// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { contentType, heading, row, text } from '../../fixtures/markup.ts';
import { renderMarkup } from '../../fixtures/render-markup.tsx';
import { RichContent } from '../../index.ts';
import { parseRichContent } from '../../parser/index.node.ts';
import { ContentNodes, RendererContext } from '../../render/content-nodes.tsx';

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

  it('is warned about once in development, and so is a content type without a renderer', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const boxes = contentType('acme_card', {}, own).repeat(2);
    const content = parseRichContent(boxes);
    parseRichContent(boxes);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/acme_card.*defineContentType/));
    const nodes = [parseRichContent(text('A')), content].flatMap((root) => ('children' in root ? root.children : []));
    const view = () =>
      render(
        <RendererContext value={new Map()}>
          <ContentNodes nodes={[...nodes, ...nodes]} />
        </RendererContext>,
      );
    view();
    view();
    expect(warn.mock.calls.flat().filter((line) => /text has no renderer/.test(String(line)))).toHaveLength(1);
    vi.stubEnv('NODE_ENV', 'production');
    parseRichContent(contentType('acme_live', {}, own));
    expect(warn).not.toHaveBeenCalledWith(expect.stringContaining('acme_live'));
    vi.unstubAllEnvs();
    warn.mockRestore();
  });

  it('renders its sanitized HTML where the parser kept that', () => {
    const logger = { warn: () => undefined, error: () => undefined };
    const content = parseRichContent(contentType('acme_box', {}, own), { logger, keepUnsupported: true });
    const { container } = render(<RichContent content={content} />);
    expect(container.querySelector('p')?.outerHTML).toBe('<p>Własna treść</p>');
    expect(container.querySelector('script')).toBeNull();
  });
});
