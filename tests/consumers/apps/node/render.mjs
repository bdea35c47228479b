// Renders components and content in Node alone, without a bundler.
import { RichContent, loadRenderers } from '@witryna/page-builder';
import { parseRichContent } from '@witryna/page-builder/parser';
import { Button } from '@witryna/ui/button';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

const content =
  parseRichContent(`<div data-content-type="row" data-appearance="contained" data-element="main"><div data-element="inner">
<div class="tab-align-left" data-content-type="tabs" data-appearance="default" data-element="main"><ul role="tablist" data-element="navigation">
<li role="tab" data-element="headers"><a href="#A"><span class="tab-title">Skład</span></a></li></ul><div data-element="content">
<div data-content-type="tab-item" data-appearance="default" data-tab-name="Skład" data-element="main" id="A">
<div data-content-type="text" data-appearance="default" data-element="main"><p>Cynk</p></div></div></div></div></div></div>`);
await loadRenderers(content);
console.log(renderToString(createElement(Button, null, 'Do koszyka')));
console.log(renderToString(createElement(RichContent, { content })));
