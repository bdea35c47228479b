// Renders content in a CommonJS module, which loads the packages by `require`.
const { RichContent, loadRenderers } = require('@witryna/page-builder');
const { parseRichContent } = require('@witryna/page-builder/parser');
const { createElement } = require('react');
const { renderToString } = require('react-dom/server');

const content = parseRichContent(
  '<div data-content-type="text" data-appearance="default" data-element="main"><p>Cynk</p></div>',
);
loadRenderers(content).then(() => console.log(renderToString(createElement(RichContent, { content }))));
