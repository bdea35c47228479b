import {
  banner,
  button,
  buttons,
  columns,
  divider,
  heading,
  html,
  image,
  row,
  slider,
  text,
} from '../../page-builder/src/fixtures/markup.ts';
import { toStyleBlock } from '../../page-builder/src/fixtures/style-block.ts';

const media = (name: string) => `https://shop.example/media/wysiwyg/${name}.jpg`;

/** The settings that Magento's editor writes for every box, changed or not. */
const box = (margin: string, padding: string) =>
  `border-style: none; border-width: 1px; border-radius: 0px; margin: ${margin}; padding: ${padding};`;

/** The attributes of every row of Magento 2.4, with or without a video. */
const rowAttributes = {
  'data-video-loop': 'true',
  'data-video-play-only-visible': 'true',
  'data-video-lazy-load': 'true',
  'data-video-fallback-src': '',
};

const lead = (index: number) =>
  `<span style="color: #1234${String(index % 90).padStart(2, '0')};">Cynk ${index}</span> pomaga w&nbsp;prawidłowym <strong>funkcjonowaniu</strong> układu odpornościowego.`;

const paragraph = (index: number) => `<p>${lead(index)} <a href="/cynk-${index}.html">Zobacz</a></p>`;

function collage(index: number): string {
  return banner({
    appearance: 'collage-left',
    content: `<h3>Promocja ${index}</h3><p>${lead(index)}</p>`,
    href: `/promocja-${index}.html`,
    linkType: 'category',
    button: 'Kup teraz',
    overlayColor: 'rgba(255, 255, 255, 0.9)',
    desktop: media(`baner-${index}`),
    mobile: media(`baner-${index}-m`),
    style: `background-color: #f4f1ea; background-position: left top; background-attachment: scroll; ${box('0px', '0px')}`,
    innerStyle: `min-height: ${200 + (index % 7) * 20}px; padding: 40px;`,
  });
}

function column(index: number): string {
  return (
    image({
      desktop: media(`kolumna-${index}`),
      mobile: media(`kolumna-${index}-m`),
      alt: `Składnik ${index}`,
      style: 'margin: 0px; padding: 0px;',
      imageStyle: 'border-style: none; border-width: 1px; border-radius: 0px; max-width: 100%; height: auto;',
    }) + text(paragraph(index), { style: box('0px', '0px') })
  );
}

/**
 * Content of the rows of a page. Their content types are as frequent as in the pages of shops: most of all text and
 * columns, then headings, HTML, banners, images and buttons, few sliders and dividers.
 */
const contents: readonly ((index: number) => string)[] = [
  (index) =>
    heading(`Odporność ${index}`, 2, { style: `text-align: center; ${box('0px', `${index % 40}px 10px`)}` }) +
    text(paragraph(index) + paragraph(index + 1), { style: box('0px', '10px') }),
  (index) =>
    columns(
      [1, 2, 3].map((part) => ({
        width: '33.3333%',
        style: `background-position: left top; background-size: cover; background-repeat: no-repeat; background-attachment: scroll; ${box('0px', `${part * 10}px`)} align-self: stretch;`,
        content: column(index * 3 + part),
      })),
    ),
  collage,
  (index) => text(paragraph(index), { style: box('0px', '0px') }),
  (index) => html(`<div class="usp"><h3>Wysyłka ${index}</h3><ul><li>24 h</li><li>Zwrot 30 dni</li></ul></div>`),
  (index) =>
    heading(`Witaminy ${index}`, 3, { style: `text-align: left; ${box('0px', '0px')}` }) +
    buttons(
      [
        button('Sprawdź', 'primary', { href: `/witaminy-${index}.html`, linkType: 'category' }),
        button('Skład', 'secondary', { href: `https://shop.example/sklad-${index}.html`, newTab: true }),
      ],
      { style: box('0px', '10px 10px 0px') },
    ),
  (index) =>
    columns([
      { width: '50%', content: column(index), style: box('0px 10px', '20px') },
      { width: '50%', content: collage(index), style: box('0px', '0px') },
    ]),
  (index) =>
    divider('width: 100%; border-width: 1px; border-color: rgb(206, 206, 206); display: inline-block;') +
    text(paragraph(index)),
  (index) => text(paragraph(index), { style: box('0px', `${index % 30}px`) }),
  (index) =>
    slider(
      [index, index + 1].map((slide) =>
        banner({
          type: 'slide',
          content: `<h2>Nowość ${slide}</h2>`,
          desktop: media(`slajd-${slide}`),
          innerStyle: 'min-height: 300px; padding: 40px; border-radius: 0px;',
        }),
      ),
      { style: 'min-height: 300px; margin: 0px;' },
    ),
];

const appearances = ['contained', 'full-width', 'contained', 'full-bleed'] as const;

/** A document with a number of rows, with inline styles. */
function inlineDocument(rows: number): string {
  return Array.from({ length: rows }, (_, index) =>
    row(contents[index % contents.length]?.(index) ?? '', {
      appearance: appearances[index % appearances.length] ?? 'contained',
      attributes: rowAttributes,
      style: `background-position: left top; background-attachment: scroll; ${box('0px 0px 10px', `${index % 40}px 10px`)}`,
    }),
  ).join('');
}

/**
 * The same document as Magento stores it since 2.4.2: rules without white space, and the heights of narrow screens in
 * one media query.
 */
function styleBlockDocument(rows: number): string {
  return toStyleBlock(inlineDocument(rows)).replace(/<style>([^]*?)<\/style>/, (_, css: string) => {
    const minified = css
      .replaceAll('0px', '0')
      .replace(/\s*([:;,{}])\s*/g, '$1')
      .replaceAll(';}', '}');
    const narrow = Array.from({ length: rows }, (_, index) => index)
      .filter((index) => index % 10 === 0)
      .map(
        (index) =>
          `#html-body [data-pb-style=P${String(index).padStart(6, '0')}]{display:flex;flex-direction:column;min-height:200px}`,
      );
    return `<style>${minified}@media only screen and (max-width: 768px) { ${narrow.join('')} }</style>`;
  });
}

/** The two ways in which Magento stores styles, and a document with a number of rows in each. */
export const encodings = {
  'inline styles': inlineDocument,
  'style blocks': styleBlockDocument,
} as const;

export const rowCounts = [10, 100, 1000, 5000] as const;
