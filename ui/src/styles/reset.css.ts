import { layeredStyling } from '@witryna/design-tokens/styling';

const { global } = layeredStyling('reset');

/** An image without a pixel: what is behind it shows, as in a place without an image. */
const noPicture = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='0' height='0'/%3E")`;

global('*, *::before, *::after', { boxSizing: 'border-box' });
global('body, h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote, fieldset, legend, pre', {
  margin: 0,
  padding: 0,
});
global('ul[role="list"], ol[role="list"]', { listStyle: 'none' });
global('img, picture, video, svg', { display: 'block', maxWidth: '100%' });
global('img, video', { height: 'auto' });
// The browser's own picture for a missing file has another size and a frame.
global('img[data-broken]', { content: noPicture });
global('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit', margin: 0 });
global('button', { background: 'none', border: 0, padding: 0, textAlign: 'inherit', cursor: 'pointer' });
global('a', { color: 'inherit' });
// Only styles of an application can remove it.
global('a[href]', { textDecoration: 'underline' });
global('fieldset', { border: 0, minInlineSize: 0 });
global('legend', { display: 'block' });
global('table', { borderCollapse: 'collapse', borderSpacing: 0 });
global('hr', { border: 0, margin: 0 });
// Otherwise `display` of a class would override the attribute.
global('[hidden]:not([hidden="until-found"])', { display: 'none !important' });
