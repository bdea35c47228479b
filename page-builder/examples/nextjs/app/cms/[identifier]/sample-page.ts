const row = (content: string) =>
  `<div data-content-type="row" data-appearance="contained" data-element="main"><div data-enable-parallax="0" data-parallax-speed="0.5" data-background-images="{}" data-element="inner" data-pb-style="ROW0001">${content}</div></div>`;
const heading = (text: string) =>
  `<h2 data-content-type="heading" data-appearance="default" data-element="main" data-pb-style="HEAD001">${text}</h2>`;
const text = (html: string) =>
  `<div data-content-type="text" data-appearance="default" data-element="main">${html}</div>`;
const tab = (name: string, content: string) =>
  `<div id="${name}" data-content-type="tab-item" data-appearance="default" data-tab-name="${name}" data-background-images="{}" data-element="main">${content}</div>`;

/** A page as Magento delivers it since 2.4.2: with a style block, and a content type whose script is loaded late. */
export const samplePage =
  '<style>#html-body [data-pb-style=ROW0001]{padding:24px 0}#html-body [data-pb-style=HEAD001]{text-align:center}</style>' +
  row(
    heading('Minerals that add up') +
      text('<p>Read <a href="https://shop.example/magnesium">how much magnesium</a> a day needs.</p>'),
  ) +
  row(
    '<div data-content-type="tabs" data-appearance="default" data-active-tab="0" data-element="main"><ul data-element="navigation"></ul><div data-element="content">' +
      tab('Dose', text('<p>One capsule a day.</p>')) +
      tab('Storage', text('<p>Dry, below 25 °C.</p>')) +
      '</div></div>',
  );
