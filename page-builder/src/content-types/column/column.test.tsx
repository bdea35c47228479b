// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { columns, contentType, heading, image } from '../../fixtures/markup.ts';
import { readNode, renderMarkup } from '../../fixtures/render-markup.tsx';
import * as styles from './column.css.ts';

describe('the reader of columns', () => {
  it.each(['full-height', 'align-top', 'align-center', 'align-bottom'])(
    '[PBT-11] reads the appearance %s',
    (appearance) => {
      expect(readNode('column', columns([{ width: '50%', content: '', appearance }])).appearance).toBe(appearance);
    },
  );

  it('[PBT-12] reads width, vertical alignment and images', () => {
    const html = contentType('column', {
      'data-background-images': String.raw`{\"desktop_image\":\"d.jpg\",\"mobile_image\":\"m.jpg\"}`,
      style: 'width: calc(33.3333% - 20px); justify-content: flex-end;',
    });
    expect(readNode('column', html)).toMatchObject({
      width: 'calc(33.3333% - 20px)',
      verticalAlignment: 'bottom',
      desktopImage: 'd.jpg',
      mobileImage: 'm.jpg',
    });
  });

  it('reads groups with lines, groups of columns from before Magento 2.4.5, and both together', () => {
    const column = contentType('column', { style: 'width: 50%' });
    const html = contentType(
      'column-group',
      { 'data-grid-size': '6' },
      contentType('column-line', {}, column + column) + column,
    );
    expect(readNode('column-group', html)).toMatchObject({
      gridSize: 6,
      children: [
        { contentType: 'column-line', children: [{ width: '50%' }, { width: '50%' }] },
        { contentType: 'column' },
      ],
    });
  });
});

describe('Column', () => {
  it('[PBT-11] has a distinct class for each appearance, and full height for an unknown one', () => {
    const { container } = renderMarkup(
      columns(['align-center', 'default'].map((appearance) => ({ width: '50%', content: heading('x'), appearance }))),
    );
    const [center, other] = container.querySelectorAll('[style*="--pb-width"]');
    expect(center?.classList).toContain(styles.appearance['align-center']);
    expect(other?.classList).toContain(styles.appearance['full-height']);
  });

  it('[PBT-12] applies its width and aligns its content', () => {
    const { container } = renderMarkup(
      columns([{ width: '25%', content: heading('x'), style: 'justify-content: center;' }]),
    );
    const column = container.querySelector<HTMLElement>('[style*="--pb-width"]');
    expect(column?.style.getPropertyValue('--pb-width')).toBe('25%');
    expect(column?.classList).toContain(styles.alignment.middle);
  });

  it('renders direct columns of a group in one line', () => {
    const column = contentType('column', { style: 'width: 50%' }, heading('x'));
    const { container } = renderMarkup(contentType('column-group', {}, column + column));
    const [first, second] = container.querySelectorAll('[style*="--pb-width"]');
    expect(first?.parentElement).toBe(second?.parentElement);
  });

  it('requests images in the size of the column', () => {
    const background = String.raw`{\"desktop_image\":\"d.jpg\"}`;
    const { container } = renderMarkup(
      columns([
        {
          width: '50%',
          content:
            contentType('row', { 'data-appearance': 'full-bleed', 'data-background-images': background }) +
            image({ desktop: 'x.jpg' }),
        },
      ]),
    );
    expect(container.querySelector('img')?.getAttribute('sizes')).toBe('auto, (max-width: 48rem) 100vw, 50vw');
  });
});
